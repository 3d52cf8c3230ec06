import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compress } from '../../src/prerender/server/compress';
import { rewritePages, run } from '../e2e/support/site';

const repository = path.resolve(__dirname, '../..');

/** A built site that nginx can serve. */
export interface Site {
  readonly folder: string;
  /** s; includes the compilation, which does not depend on the settings. */
  readonly buildTime: number;
}

/** Builds sites from a copy of the repository, so that its `dist` is not touched. */
export function createWorkshop() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const excluded = ['node_modules', 'dist', '.git'].map((name) => path.join(repository, name));
  cpSync(repository, folder, { recursive: true, filter: (file) => !excluded.includes(file) });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const start = performance.now();
  run(folder, 'node_modules/.bin/webpack', ['--mode', 'production']);
  const compileTime = secondsSince(start);

  return {
    build(name: string, settings: object): Site {
      const file = path.join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(settings));
      const start = performance.now();
      const site = rewritePages(folder, path.join(folder, 'sites', name), { settings: file });
      return { ...site, buildTime: compileTime + secondsSince(start) };
    },
    /** Builds the same pages without scripts: the lower bound for loading times. */
    async buildTwin(name: string, { folder: original }: Site): Promise<Site> {
      const twin = path.join(folder, 'sites', `${name}-twin`);
      cpSync(original, twin, { recursive: true, filter: (file) => !/\.js(\.|$)/.test(file) });
      for (const file of filesOf(twin, '.html')) {
        writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
      }
      await compress(path.join(twin, 'site'));
      return { folder: twin, buildTime: 0 };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*\ssrc=[^>]*><\/script>/g, '')
    .replace(/<link\b[^>]*\s(as="script"|rel="modulepreload")[^>]*>/g, '');
}

/** Builds sites from a commit, with its own build and the packages that are installed. */
export function createCommitBuilder(commit: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const archive = execFileSync('git', ['archive', commit], {
    cwd: repository,
    maxBuffer: Infinity,
  });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));

  return {
    build(name: string, settings: object): Pick<Site, 'folder'> {
      const file = path.join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(settings));
      run(folder, 'npm', ['run', 'build'], { SETTINGS: file });
      const built = path.join(folder, 'sites', name);
      cpSync(path.join(folder, 'dist'), built, { recursive: true });
      return { folder: built };
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** The compressed size of the largest page, KB. */
export function largestPage({ folder }: Site): number {
  return Math.max(...filesOf(folder, '.html.br').map((file) => readFileSync(file).length)) / 1000;
}

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file));
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
