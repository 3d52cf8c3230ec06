import path from 'node:path';
import { listPossiblePaths, type PictureFolders } from '../../prerender/pictures/originals';
import { checkSource } from '../check/checkSource';
import type { Finding } from '../finding';
import { lastBuildFile } from '../locations';
import { publishedItems } from '../published/items';
import { readLastBuild } from '../published/lastBuild';
import { reportChanges, type ChangesReport } from '../published/reportChanges';
import { readSource, type SourceFiles } from '../source/readSource';

/** Has the pictures that are not beside the catalogue (docs/product.md §23.2). */
export const publicFolder = path.resolve('public');

/** What the owner's files contained when they were read. */
export interface CheckedSource {
  /** The settings block, as JSON. */
  readonly block: string;
  readonly findings: readonly Finding[];
  /** What publishing would change; undefined if nothing was published. */
  readonly changes: ChangesReport | undefined;
  readonly pictures: PictureFolders;
  /** Files and folders whose changes change the pages or the report. */
  readonly files: readonly string[];
}

/** Reads and checks the owner's files. */
export async function readCheckedSource(files: SourceFiles): Promise<CheckedSource> {
  const source = await readSource(files);
  const last = readLastBuild(lastBuildFile);
  const findings = await checkSource(source, last);
  const { block, settings } = source;
  const pictures = { catalog: source.catalogFolder, public: publicFolder };
  return {
    block,
    findings,
    changes: last && reportChanges(last, publishedItems(settings)),
    pictures,
    files: [...source.files, publicFolder, ...listPossiblePaths(pictures, settings)],
  };
}
