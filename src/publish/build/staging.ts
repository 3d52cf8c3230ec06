import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isSystemError } from '../systemError';
import { BuildFailure } from './failure';
import { shellPath } from './publishing';
import { undoSwap } from './swap';

const name = /^next-(\d+)$/;

/**
 * Does work with a folder inside `dist` that is removed afterwards. The folder is named after the process
 * that writes it, so that it also shows that a build is running (docs/product.md §27.4). What a killed build
 * left behind is removed first.
 * @throws BuildFailure if another build is running
 */
export async function withStaging<T>(
  dist: string,
  work: (staging: string) => Promise<T>,
): Promise<T> {
  mkdirSync(dist, { recursive: true });
  for (const { folder } of stagingFolders(dist).filter((one) => !isRunning(one))) {
    removeStaging(dist, folder);
  }
  const own = path.join(dist, `next-${process.pid}`);
  mkdirSync(own);
  try {
    // after its own folder is there, so that of two builds at least one finds the other
    const other = stagingFolders(dist).find(isRunning);
    if (other) throw alreadyRunning(other);
    return await work(own);
  } finally {
    removeStaging(dist, own);
  }
}

function removeStaging(dist: string, folder: string): void {
  undoSwap(dist, folder);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // another program has one of its files open: the next build removes it
  }
}

interface Staging {
  readonly folder: string;
  /** The process that writes it. */
  readonly pid: number;
}

function stagingFolders(dist: string): readonly Staging[] {
  return readdirSync(dist).flatMap((entry) => {
    const [, pid] = name.exec(entry) ?? [];
    return pid ? [{ folder: path.join(dist, entry), pid: Number(pid) }] : [];
  });
}

/** Whether a process other than this one writes it. */
function isRunning({ folder, pid }: Staging): boolean {
  const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // since the computer was started, another process may have got the number
  const isFromBefore = changed < Date.now() - os.uptime() * 1000;
  if (pid === process.pid || isFromBefore) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of another user
    return isSystemError(error) && error.code === 'EPERM';
  }
}

function alreadyRunning({ folder, pid }: Staging): BuildFailure {
  return new BuildFailure(
    `Уже идёт другая сборка (процесс ${pid}). Дождитесь её конца. Если её нет, удалите папку ${shellPath(folder)} и повторите.`,
  );
}
