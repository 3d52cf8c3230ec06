import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from '../../systemError';
import { lockFile, problems, WorkbookProblem } from './problems';

/** Bytes. Fifty times a workbook of 10,000 carpets; larger ones hold pictures, which are not read. */
const maxFileSize = 100 * 1024 * 1024;

/**
 * The content of a workbook's file; its size is looked at before it is read.
 * @throws WorkbookProblem if there is nothing to read
 */
export async function readBytes(file: string): Promise<Buffer> {
  const name = path.basename(file);
  if (name.startsWith('~$')) throw new WorkbookProblem(lockFile(name.slice(2)));
  try {
    const stats = await stat(file);
    if (stats.isDirectory()) throw new WorkbookProblem(problems.folder);
    // a device or a pipe may have no end
    if (!stats.isFile()) throw new WorkbookProblem(problems.notFile);
    if (stats.size === 0) throw new WorkbookProblem(problems.empty);
    if (stats.size > maxFileSize) throw new WorkbookProblem(problems.tooLarge);
    return await readFile(file);
  } catch (error) {
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem(describe(error));
  }
}

/** Why the file system refuses a file. */
function describe(error: unknown): string {
  const code = isSystemError(error) ? error.code : undefined;
  if (code === 'ENOENT') return problems.absent;
  if (code === 'EACCES' || code === 'EPERM') return problems.noAccess;
  return code === 'EBUSY' ? problems.busy : problems.unreadable;
}
