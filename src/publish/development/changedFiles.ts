import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** ms between two looks at the files. */
const pause = 400;

/**
 * Yields the files that have changed since the last time, when all of them have been as they are for a
 * moment: a program that saves deletes and renames, and a folder is copied for seconds
 * (docs/product.md §27.21). Compares sizes and times, since network drives report no changes.
 * @param listFiles files, which need not exist, and folders with everything in them
 * @param known files and folders as they were before they were first read
 */
export async function* changedFiles(
  listFiles: () => readonly string[],
  known: FileStates,
): AsyncGenerator<readonly string[], never> {
  for (let handled = known; ;) {
    const files = listFiles();
    let last = await statesOf(files);
    // what was read may name other files, and these are as they should be
    handled = new Map([...files.map((file) => [file, last.get(file) ?? ''] as const), ...handled]);
    for (let isQuiet = false; !isQuiet || difference(handled, last).length === 0;) {
      // does not keep the process running
      await delay(pause, undefined, { ref: false });
      const current = await statesOf(listFiles());
      isQuiet = difference(last, current).length === 0;
      last = current;
    }
    yield difference(handled, last);
    handled = last;
  }
}

/** For each file its size and time, for each folder its list of files; empty if there is no such file. */
type FileStates = ReadonlyMap<string, string>;

function difference(before: FileStates, after: FileStates): readonly string[] {
  return [...after].flatMap(([file, state]) => (before.get(file) === state ? [] : [file]));
}

/** How files are now, and folders with everything in them. */
export async function statesOf(files: readonly string[]): Promise<FileStates> {
  const states = await Promise.all(files.map(statesAt));
  return new Map(states.flat());
}

async function statesAt(file: string): Promise<readonly (readonly [string, string])[]> {
  try {
    const stats = await stat(file);
    if (!stats.isDirectory()) return [[file, `${stats.size} ${stats.mtimeMs}`]];
    const names = (await readdir(file)).filter(isOwnersFile).sort();
    const inside = await Promise.all(names.map((name) => statesAt(path.join(file, name))));
    return [[file, names.join('\n')], ...inside.flat()];
  } catch {
    return [[file, '']];
  }
}

/** Not a lock file, which Excel (`~$`) and LibreOffice (`.~lock`) write, and no hidden file. */
function isOwnersFile(name: string): boolean {
  return !/^[.~]|^Thumbs\.db$/.test(name);
}
