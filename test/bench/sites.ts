import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compress } from '../../src/prerender/server/compress';

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
  const compileTime = time(() =>
    run(folder, 'node_modules/.bin/webpack', ['--mode', 'production']),
  );

  const createFolder = (name: string) => {
    const copy = path.join(folder, 'sites', name);
    mkdirSync(copy, { recursive: true });
    for (const shared of ['public', 'src', 'node_modules']) {
      symlinkSync(path.join(folder, shared), path.join(copy, shared));
    }
    return copy;
  };

  return {
    build(name: string, settings: object): Site {
      const copy = createFolder(name);
      cpSync(path.join(folder, 'dist'), path.join(copy, 'dist'), { recursive: true });
      const SETTINGS = path.join(copy, 'settings.json');
      writeFileSync(SETTINGS, JSON.stringify(settings));
      const writeTime = time(() =>
        run(copy, 'node', ['dist/prerender/prerender.js'], { SETTINGS }),
      );
      return { folder: path.join(copy, 'dist'), buildTime: compileTime + writeTime };
    },
    /** Builds the same pages without scripts: the lower bound for loading times. */
    async buildTwin(name: string, { folder: original }: Site): Promise<Site> {
      const twin = path.join(createFolder(`${name}-twin`), 'dist');
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

/** The compressed size of the largest page, KB. */
export function largestPage({ folder }: Site): number {
  return Math.max(...filesOf(folder, '.html.br').map((file) => readFileSync(file).length)) / 1000;
}

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file));
}

/** Starts nginx with the configuration of the build, on another port. */
export function serve({ folder }: Site, port: number) {
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

function run(cwd: string, command: string, args: readonly string[], env = {}): void {
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** s */
function time(act: () => void): number {
  const start = performance.now();
  act();
  return (performance.now() - start) / 1000;
}
