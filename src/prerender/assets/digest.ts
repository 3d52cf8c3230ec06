import { createHash } from 'node:crypto';

/** How a security policy names an inline style, and a tag its file. */
export function digest(content: string | Buffer, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
