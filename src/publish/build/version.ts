import path from 'node:path';

/** What a build writes: a version of the site, which is replaced as a whole (docs/product.md §27.1). */
export const parts = ['site', 'nginx.conf', 'prerender', 'build.json'] as const;

type Part = (typeof parts)[number];

/**
 * Where a part of the current version is. The record of the build is beside `dist`, so that it survives
 * when somebody deletes that folder (docs/product.md §24.2).
 */
export function currentPath(dist: string, part: Part): string {
  return part === 'build.json' ? `${dist}.json` : path.join(dist, part);
}

/** Where the version before the current one is, with all of its parts. */
export function previousPath(dist: string): string {
  return path.join(dist, 'previous');
}
