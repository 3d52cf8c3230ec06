import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { currentPath } from './build/version';
import type { SourceFiles } from './source/readSource';

// names the owner's files once, so that the commands are short, and the same on Windows
const environment = path.resolve('.env');
if (existsSync(environment)) {
  // Notepad may begin the file with a byte order mark
  const text = readFileSync(environment, 'utf8').replace(/^\uFEFF/, '');
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** The owner's files, as the environment or the file `.env` names them (docs/product.md §23.4). */
export function sourceFiles(): SourceFiles {
  return { settings: process.env.SETTINGS || undefined, catalog: process.env.CATALOG || undefined };
}

/** The folder that the build writes. */
export const dist = path.resolve(process.env.DIST || 'dist');

/** Beside that folder: what the next build compares itself with. */
export const lastBuildFile = currentPath(dist, 'build.json');
