import path from 'node:path';
import type { SourceFiles } from './source/readSource';

/** The owner's files, as the environment names them. */
export function sourceFiles(): SourceFiles {
  return { settings: process.env.SETTINGS || undefined, catalog: process.env.CATALOG || undefined };
}

/** The folder that the build writes. */
export const dist = path.resolve(process.env.DIST || 'dist');

/** Beside that folder: what the next build compares itself with. */
export const lastBuildFile = `${dist}.json`;
