import { existsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fold } from '../domain/search/words/fold';
import { currentPath } from './build/version';
import { reportFindings } from './check/report';
import { nearest } from './nearest';
import { readText } from './source/json/readText';
import type { SourceFiles } from './source/readSource';

/** Names so long that a similar one is hardly of another program, as «APP» beside «API» may be. */
const known = ['SETTINGS', 'CATALOG', 'WHOLE_BLOCK_LIMIT'];

// names the owner's files once, so that the commands are short, and the same on Windows
const environment = path.resolve('.env');
if (existsSync(environment)) {
  const read = readText(environment);
  if ('problem' in read) refuseEnvironment(read.problem);
  // between double quotes, `\n` of a Windows path would be a line break
  const named = parseEnv(read.text.replaceAll('\\', '/'));
  for (const [name, value] of Object.entries(named)) process.env[name] ??= value;
  for (const name of Object.keys(named)) {
    const meant = nearest(name, known) ?? nearest(fold(name), known);
    if (meant && process.env[meant] === undefined) {
      refuseEnvironment(`${name} — может быть, ${meant}?`);
    }
  }
}

/** Nothing is done with other files than those that are named (docs/product.md §23.4). */
function refuseEnvironment(message: string): never {
  const report = reportFindings([{ severity: 'error', place: { file: '.env' }, message }]);
  // the process ends before a stream has been written everywhere
  writeSync(process.stdout.fd, `${report}\n`);
  process.exit(1);
}

/** The owner's files, as the environment or the file `.env` names them (docs/product.md §23.4). */
export function sourceFiles(): SourceFiles {
  return { settings: process.env.SETTINGS || undefined, catalog: process.env.CATALOG || undefined };
}

/** The folder that the build writes. */
export const dist = path.resolve(process.env.DIST || 'dist');

/** Beside that folder: what the next build compares itself with. */
export const lastBuildFile = currentPath(dist, 'build.json');
