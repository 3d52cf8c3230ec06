import { setTimeout as delay } from 'node:timers/promises';
import type { PictureFolders } from '../../prerender/pictures/originals';
import { isError } from '../finding';
import type { SourceFiles } from '../source/readSource';
import { changedFiles, statesOf } from './changedFiles';
import { publicFolder, readCheckedSource } from './checkedSource';
import { nextState, type PageState } from './pageState';
import { printChange, printFailure, printReport } from './print';

/** The owner's files, as the development server shows them. */
export interface WatchedSource {
  readonly state: () => PageState;
  readonly pictures: () => PictureFolders;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** ms after which an error is reported, if it is still there (docs/product.md §27.21). */
const confirmation = 1000;

/** Reads the owner's files and prints what is wrong with them, now and whenever they have changed. */
export async function watchSource(files: SourceFiles): Promise<WatchedSource> {
  // before they are read, so that no change meanwhile is missed
  const named = [files.settings, files.catalog, publicFolder].filter((file) => file !== undefined);
  const known = await statesOf(named);
  let source = await readCheckedSource(files);
  let state = nextState(source);
  const listeners = new Set<() => void>();
  printReport(source, state);

  const update = async (changed: readonly string[]) => {
    source = await readCheckedSource(files);
    if (source.findings.some(isError)) {
      await delay(confirmation);
      source = await readCheckedSource(files);
    }
    state = nextState(source, state, changed);
    printReport(source, state);
    listeners.forEach((listener) => listener());
  };
  const follow = async () => {
    for await (const changed of changedFiles(() => source.files, known)) {
      printChange(changed);
      try {
        await update(changed);
      } catch (error) {
        // a mistake of the program: the page stays as it was, and the next change may do without it
        printFailure(error);
      }
    }
  };
  void follow();

  return {
    state: () => state,
    pictures: () => source.pictures,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
