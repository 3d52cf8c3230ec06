import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compress } from '../../src/prerender/server/compress';

const checkout = path.resolve(__dirname, '../..');

/** A folder that `nginx` serves, and how long its build took. */
export interface Site {
  readonly folder: string;
  /** s; the compilation, which knows nothing of the settings, included. */
  readonly buildTime: number;
}

/** Builds sites from the checkout's code, beside its own `dist`. */
export function createWorkshop() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const left = ['node_modules', 'dist', '.git'].map((name) => path.join(checkout, name));
  cpSync(checkout, folder, { recursive: true, filter: (file) => !left.includes(file) });
  symlinkSync(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  const compileTime = time(() =>
    run(folder, 'node_modules/.bin/webpack', ['--mode', 'production']),
  );

  const copyOf = (name: string) => {
    const copy = path.join(folder, 'sites', name);
    mkdirSync(copy, { recursive: true });
    for (const shared of ['public', 'src', 'node_modules']) {
      symlinkSync(path.join(folder, shared), path.join(copy, shared));
    }
    return copy;
  };

  return {
    build(name: string, settings: object): Site {
      const copy = copyOf(name);
      cpSync(path.join(folder, 'dist'), path.join(copy, 'dist'), { recursive: true });
      const SETTINGS = path.join(copy, 'settings.json');
      writeFileSync(SETTINGS, JSON.stringify(settings));
      const writeTime = time(() =>
        run(copy, 'node', ['dist/prerender/prerender.js'], { SETTINGS }),
      );
      return { folder: path.join(copy, 'dist'), buildTime: compileTime + writeTime };
    },
    /** The same pages without their scripts: what no site of these pages can be faster than. */
    async buildTwin(name: string, { folder: original }: Site): Promise<Site> {
      const twin = path.join(copyOf(`${name}-twin`), 'dist');
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

/** Of the largest page: KB, packed. */
export function largestPage({ folder }: Site): number {
  return Math.max(...filesOf(folder, '.html.br').map((file) => readFileSync(file).length)) / 1000;
}

function filesOf(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file));
}

/** Starts nginx with the configuration that the build has written, on a port of its own. */
export function serve({ folder }: Site, port: number) {
  const config = path.join(folder, 'nginx.conf');
  const text = readFileSync(config, 'utf8')
    .replace(/listen \d+;/, `listen ${port};`)
    // Chromium asks for a /favicon.ico of what is no page
    .replace('stderr warn', 'stderr crit');
  writeFileSync(config, text);
  // root's files may be out of reach for nginx's own user
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
