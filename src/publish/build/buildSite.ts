import path from 'node:path';
import type { SiteSource, SiteSummary } from '../../prerender/siteSource';
import { writeLastBuild, type LastBuild } from '../published/lastBuild';
import type { Programs } from './compile';
import { isSameFolder, sizeOf } from './folders';
import type { Progress } from './progress';
import { compareConfig, type ConfigChange } from './publishing';
import { swap } from './swap';
import { currentPath } from './version';

interface Task {
  /** The folder of the site's versions. */
  readonly dist: string;
  /** The site is written to its `dist`, the staging folder. */
  readonly source: SiteSource;
  readonly items: LastBuild['items'];
  readonly programs: Programs;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** A site that has been built and is the current version. */
export interface SiteBuild extends Pick<SiteSummary, 'pages' | 'pictures' | 'feed'> {
  /** Bytes */
  readonly size: number;
  /** Whether it is the same as the version before, byte for byte. */
  readonly isSame: boolean;
  /** How `nginx.conf` differs from that of the version before. */
  readonly config: ConfigChange;
}

/**
 * Builds a site in a staging folder and makes it the current version. A site that is the same as the
 * current one does not replace it, so that the previous version stays one to go back to.
 * @throws BuildFailure, Interruption, errors of the file system
 */
export async function buildSite(task: Task): Promise<SiteBuild> {
  const { dist, source, items, programs, progress, signal } = task;
  const { dist: staging, date } = source;
  progress.step('Код');
  await programs.compile(staging, signal);
  progress.step('Страницы');
  const { published, pages, pictures, feed } = await programs.prerender(
    source,
    signal,
    progress.step,
  );
  const record = { date, items, pages: published };
  const size = sizeOf(path.join(staging, 'site'));
  const config = compareConfig(dist, staging);
  const isSame = config === 'same' && isSameVersion(dist, staging);
  signal.throwIfAborted();
  if (isSame) {
    writeLastBuild(currentPath(dist, 'build.json'), record);
  } else {
    writeLastBuild(path.join(staging, 'build.json'), record);
    swap(dist, staging);
  }
  return { pages, pictures, feed, size, isSame, config };
}

function isSameVersion(dist: string, staging: string): boolean {
  const folders = ['site', 'prerender'] as const;
  return folders.every((part) => isSameFolder(path.join(staging, part), currentPath(dist, part)));
}
