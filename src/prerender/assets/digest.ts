import { createHash } from 'node:crypto';

/** A hash in the format of security policies and of the attribute `integrity`. */
export function digest(content: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
