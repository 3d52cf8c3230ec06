import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes of all files of a folder. */
export function sizeOf(folder: string): number {
  return filesOf(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

/** Whether two folders have the same files with the same bytes. */
export function isSameFolder(one: string, other: string): boolean {
  const files = filesOf(one);
  const others = filesOf(other);
  return (
    files.join('\0') === others.join('\0') &&
    files.every((file) => isSameFile(path.join(one, file), path.join(other, file)))
  );
}

/** Whether both files exist and have the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** The files of a folder and of those inside, sorted; none if it does not exist. */
function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}
