import { createHash } from 'node:crypto';

/** A hash as a security policy and the attribute `integrity` take it. */
export function digest(content: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
