import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

// a build takes 30 s of two processors, more when other tests run beside it
test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Outside the project, as `DIST` may be. */
const dist = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'site of porog');
const demo = readFileSync('mocks/settings.json', 'utf8');
const home = (folder = dist) => readFileSync(path.join(folder, 'site/index.html'), 'utf8');

/** Writes settings beside the site. @returns the file */
function settingsFile(text: string): string {
  const file = path.join(path.dirname(dist), 'settings.json');
  writeFileSync(file, text);
  return file;
}

/** Starts a command, without npm, which does not pass on every signal. */
function start(command: 'build' | 'back', env: Readonly<Record<string, string>> = {}) {
  const args = ['-r', 'tsx/cjs', `src/publish/${command}.ts`];
  const run = spawn(process.execPath, args, { env: { ...process.env, DIST: dist, ...env } });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const closed = once(run, 'close');
  return {
    output: () => output,
    kill: (signal: NodeJS.Signals) => run.kill(signal),
    /** @returns the exit code, or null if a signal has ended it */
    end: async (): Promise<unknown> => (await closed)[0],
  };
}

/** The demo under another name. */
const renamed = () => settingsFile(demo.replaceAll('Порог', 'Коврик'));

test.beforeAll(() => {
  // the site that was built before the tests
  for (const part of ['site', 'nginx.conf', 'prerender']) {
    cpSync(path.join('dist', part), path.join(dist, part), { recursive: true });
  }
});

test('a build that is killed leaves the site as it was', async () => {
  const build = start('build', { SETTINGS: renamed() });
  await expect.poll(build.output, { timeout: 60_000 }).toContain('Код…');
  build.kill('SIGKILL');
  expect(await build.end()).toBeNull();
  expect(home()).toBe(home('dist'));
});

test('a mistake in the settings stops the build, which removes what the killed one has left', async () => {
  const build = start('build', { SETTINGS: settingsFile('{ "company": {') });
  expect(await build.end()).toBe(1);
  expect(build.output()).toContain('Сайт не собран: сначала исправьте ошибки.');
  expect(build.output()).not.toContain('Код…');
  expect(home()).toBe(home('dist'));
  expect(readdirSync(dist).sort()).toStrictEqual(['nginx.conf', 'prerender', 'site']);
});

test('Ctrl+C while the pages are written leaves the site as it was, and nothing else', async () => {
  const build = start('build', { SETTINGS: renamed() });
  await expect.poll(build.output, { timeout: 280_000 }).toContain('Страницы…');
  build.kill('SIGINT');
  expect(await build.end()).toBe(130);
  expect(build.output()).toContain('остался прежним');
  expect(home()).toBe(home('dist'));
  expect(readdirSync(dist).sort()).toStrictEqual(['nginx.conf', 'prerender', 'site']);
});

test('a whole build replaces the site, and «npm run back» puts it back', async () => {
  const build = start('build', { SETTINGS: renamed() });
  expect(await build.end(), build.output()).toBe(0);
  expect(build.output()).toMatch(/Готово за .*Опубликовать:.*npm run back/s);
  expect(home()).toContain('Коврик');
  expect(home(path.join(dist, 'previous'))).toBe(home('dist'));
  expect(existsSync(`${dist}.json`)).toBe(true);

  const back = start('back');
  expect(await back.end(), back.output()).toBe(0);
  expect(home()).toBe(home('dist'));
  expect(home(path.join(dist, 'previous'))).toContain('Коврик');
});
