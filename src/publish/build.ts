import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { siteSummary, type SiteSource } from '../prerender/siteSource';
import { compile, runPrerenderer } from './build/compile';
import { swap } from './build/swap';
import { checkSource } from './check/checkSource';
import { reportFindings } from './check/report';
import { dist, lastBuildFile, sourceFiles } from './commands';
import { readLastBuild } from './published/lastBuild';
import { blockOf } from './source/block';
import { readSource } from './source/readSource';

/** `npm run build`: checks the owner's files, then builds the site beside the last one and swaps them. */
async function build(): Promise<void> {
  const source = await readSource(sourceFiles());
  const findings = await checkSource(source);
  process.stdout.write(`${reportFindings(findings)}\n`);
  if (findings.some(({ severity }) => severity === 'error')) {
    process.exitCode = 1;
    return;
  }
  const next = path.join(dist, 'next');
  rmSync(next, { recursive: true, force: true });
  compile(next);
  mkdirSync(next, { recursive: true });
  const site: SiteSource = {
    dist: next,
    block: blockOf(source),
    catalogFolder: source.catalogFolder && path.resolve(source.catalogFolder),
    limit: process.env.WHOLE_BLOCK_LIMIT ? Number(process.env.WHOLE_BLOCK_LIMIT) : undefined,
    api: process.env.API,
    date: new Date().toISOString(),
    last: readLastBuild(lastBuildFile)?.pages,
  };
  const file = path.join(next, 'source.json');
  writeFileSync(file, JSON.stringify(site));
  const summary = v.parse(siteSummary, JSON.parse(runPrerenderer(next, file)));
  swap(dist, next);
  process.stdout.write(`Страниц: ${summary.pages}\n`);
}

void build();
