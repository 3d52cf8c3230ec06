import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a build writes to its folder. */
const parts = ['site', 'nginx.conf', 'prerender'];

/** Puts the new build in the place of the last one, which moves to the folder `previous`. */
export function swap(dist: string, next: string): void {
  const previous = path.join(dist, 'previous');
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(previous, { recursive: true });
  for (const part of parts) {
    const current = path.join(dist, part);
    if (existsSync(current)) renameSync(current, path.join(previous, part));
    renameSync(path.join(next, part), current);
  }
  rmSync(next, { recursive: true });
}
