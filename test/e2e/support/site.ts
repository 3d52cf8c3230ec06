import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteSource } from '../../../src/prerender/siteSource';

/** The folder with a built site and its `nginx.conf`. */
interface Built {
  readonly folder: string;
}

/**
 * Writes the pages of a built site again, with other settings or another limit of the block.
 * @param built the repository, or a copy of it, after a build
 * @param target a new folder
 */
export function rewritePages(
  built: string,
  target: string,
  { settings, limit }: { readonly settings: string; readonly limit?: number },
): Built {
  const folder = path.join(target, 'dist');
  cpSync(path.join(built, 'dist'), folder, { recursive: true });
  const source: SiteSource = {
    dist: folder,
    block: readFileSync(settings, 'utf8'),
    limit,
    date: new Date().toISOString(),
  };
  const file = path.join(target, 'source.json');
  writeFileSync(file, JSON.stringify(source));
  // that of the copy would not find its modules
  run(built, 'node', ['dist/prerender/prerender.js', file]);
  return { folder };
}

/** Starts nginx with the configuration of the build, on another port. */
export function serve({ folder }: Built, port: number) {
  const config = path.join(folder, 'nginx.conf');
  const text = readFileSync(config, 'utf8')
    .replace(/listen \d+;/, `listen ${port};`)
    // for a file that is not a page, Chromium requests /favicon.ico
    .replace('stderr warn', 'stderr crit');
  writeFileSync(config, text);
  // nginx's own user may not be able to read files of root
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = (...args: readonly string[]) =>
    run(folder, 'nginx', ['-p', folder, '-c', 'nginx.conf', '-g', user, ...args]);
  nginx();
  return { origin: `http://localhost:${port}`, stop: () => nginx('-s', 'stop') };
}

/** Runs a program and waits for its end. @throws if it fails */
export function run(cwd: string, command: string, args: readonly string[], env = {}): void {
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
