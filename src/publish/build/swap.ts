import { accessSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isSystemError } from '../systemError';
import { currentPath, parts, previousPath } from './version';

/**
 * Replaces the current version of the site with the one in a staging folder; what it replaces becomes the
 * previous version. If a step fails, or the process is killed between two of them, `undoSwap` undoes
 * those that were done. The swap is complete when `replaced` is no longer in the staging folder.
 * @throws if a step fails
 */
export function swap(dist: string, staging: string): void {
  const { replaced, discarded } = stagingPaths(staging);
  const previous = previousPath(dist);
  for (const part of parts) accessSync(path.join(staging, part));
  mkdirSync(replaced);
  for (const part of parts) {
    const current = currentPath(dist, part);
    if (existsSync(current)) move(current, path.join(replaced, part));
    move(path.join(staging, part), current);
  }
  // without a site, what was replaced is no version to go back to
  const isVersion = existsSync(path.join(replaced, 'site'));
  if (isVersion && existsSync(previous)) renameSync(previous, discarded);
  renameSync(replaced, isVersion ? previous : discarded);
}

/** Puts back the version that an unfinished swap was replacing. It may be repeated if it is interrupted. */
export function undoSwap(dist: string, staging: string): void {
  const { replaced, discarded } = stagingPaths(staging);
  if (!existsSync(replaced)) return;
  if (existsSync(discarded)) renameSync(discarded, previousPath(dist));
  for (const part of parts.toReversed()) {
    const current = currentPath(dist, part);
    const staged = path.join(staging, part);
    const old = path.join(replaced, part);
    if (!existsSync(staged) && existsSync(current)) move(current, staged);
    if (existsSync(old)) move(old, current);
  }
  rmSync(replaced, { recursive: true });
}

const stagingPaths = (staging: string) => ({
  replaced: path.join(staging, 'replaced'),
  discarded: path.join(staging, 'discarded'),
});

/** Renames a file or folder. A file is copied if the target is on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(isSystemError(error) && error.code === 'EXDEV')) throw error;
    copyFileSync(from, to);
    rmSync(from);
  }
}
