import { existsSync } from 'node:fs';
import { BuildFailure, explainFailure } from './failure';
import { Interruption, interruptible } from './interruption';
import { shellPath } from './publishing';
import { showProgress, type Progress } from './progress';
import { withStaging } from './staging';
import { currentPath } from './version';

/** Changes the current version of the site. @returns what to print */
type Work = (staging: string, progress: Progress, signal: AbortSignal) => Promise<string>;

/**
 * Runs a command that replaces the current version of the site, and prints its result. If it fails, it
 * prints why, and that the site is as it was; the exit code is then not 0 (docs/product.md §27.1, §27.5).
 */
export async function runCommand(dist: string, work: Work): Promise<void> {
  const progress = showProgress((text) => process.stdout.write(text));
  try {
    const report = await interruptible((signal) =>
      withStaging(dist, (staging) => work(staging, progress, signal)),
    );
    process.stdout.write(`${report}\n`);
  } catch (error) {
    progress.fail();
    const { message, details } = failureOf(error);
    process.stderr.write(`\n${message}\n${describeSite(dist)}\n${details && `\n${details}\n`}`);
    process.exitCode = error instanceof Interruption ? error.exitCode : 1;
  }
}

function failureOf(error: unknown): BuildFailure {
  if (error instanceof BuildFailure) return error;
  if (error instanceof Interruption) return new BuildFailure('Прервано.');
  const output = error instanceof Error ? (error.stack ?? '') : String(error);
  return explainFailure('Команда не выполнена', output);
}

function describeSite(dist: string): string {
  const site = currentPath(dist, 'site');
  const name = shellPath(site);
  return existsSync(site) ? `Сайт в ${name} остался прежним.` : `Сайта в ${name} пока нет.`;
}
