import { createHash } from 'node:crypto';

/** A hash in the format of security policies and of the attribute `integrity`. */
export function digest(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
