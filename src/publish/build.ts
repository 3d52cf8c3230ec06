import { existsSync } from 'node:fs';
import { publishedCategories } from '../domain/settings/settings';
import { buildSite } from './build/buildSite';
import { runCommand } from './build/command';
import { programs } from './build/compile';
import { readOptions } from './build/environment';
import { BuildFailure } from './build/failure';
import type { Progress } from './build/progress';
import { summarize } from './build/summary';
import { currentPath, previousPath } from './build/version';
import { checkSource } from './check/checkSource';
import { printFindings } from './check/printFindings';
import { isError } from './finding';
import { dist, lastBuildFile, sourceFiles } from './locations';
import { publishedItems } from './published/items';
import { readLastBuild } from './published/lastBuild';
import { reportChanges } from './published/reportChanges';
import { readSource } from './source/readSource';

/** `npm run build`: checks the owner's files, then builds the site beside the current one and swaps them. */
async function build(staging: string, progress: Progress, signal: AbortSignal): Promise<string> {
  const { source, options, last, warnings } = await check(progress);
  const { block, settings } = source;
  const items = publishedItems(settings);
  const changes = reportChanges(last, items);
  process.stdout.write([...changes.details, changes.summary, '\n'].join('\n'));
  const site = await buildSite({
    dist,
    source: {
      dist: staging,
      current: currentPath(dist, 'site'),
      block,
      catalogFolder: source.catalogFolder,
      limit: options.limit,
      api: options.api,
      date: new Date().toISOString(),
      last: last?.pages,
    },
    items,
    programs,
    progress,
    signal,
  });
  return `\n${summarize({
    ...site,
    dist,
    seconds: progress.end(),
    warnings,
    isEmpty: block === '{}',
    categories: publishedCategories(settings).length,
    items: Object.keys(items).length,
    changes: changes.summary,
    hasPrevious: existsSync(previousPath(dist)),
  })}`;
}

/** @throws BuildFailure if there are errors, after it has printed all findings */
async function check(progress: Progress) {
  progress.step('Проверка');
  const options = readOptions(process.env);
  const last = readLastBuild(lastBuildFile);
  const source = await readSource(sourceFiles());
  const findings = [...options.findings, ...(await checkSource(source, last))];
  progress.end();
  printFindings(findings);
  if (findings.some(isError)) throw new BuildFailure('Сайт не собран: сначала исправьте ошибки.');
  return { source, options, last, warnings: findings.length };
}

void runCommand(dist, build);
