import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { goBack } from '../../src/publish/build/goBack';
import { withStaging } from '../../src/publish/build/staging';
import { swap } from '../../src/publish/build/swap';

let dist: string;

beforeEach(() => {
  dist = path.join(mkdtempSync(path.join(tmpdir(), 'swap-')), 'dist');
});
afterEach(() => jest.restoreAllMocks());
// at its first call, it takes the functions that it uses from `fs`, which must not be those of a test
beforeAll(() =>
  fs.cpSync(__filename, path.join(mkdtempSync(path.join(tmpdir(), 'copy-')), 'file')),
);

/** Writes a version of the site, each file of which contains its name. */
function writeVersion(folder: string, name: string) {
  for (const part of ['site', 'prerender']) mkdirSync(path.join(folder, part), { recursive: true });
  for (const file of [
    'site/index.html',
    'site/app.js',
    'nginx.conf',
    'prerender/x.js',
    'build.json',
  ])
    writeFileSync(path.join(folder, file), name);
}

const publish = (name: string) =>
  withStaging(dist, (staging) => {
    writeVersion(staging, name);
    swap(dist, staging);
    return Promise.resolve();
  });

const goBackOnce = () => withStaging(dist, (staging) => Promise.resolve(goBack(dist, staging)));

/** The version in a folder; «a, b» if its parts are of different versions, «» if some are missing. */
function versionIn(folder: string, record = path.join(folder, 'build.json')) {
  const files = ['site/index.html', 'site/app.js', 'nginx.conf', 'prerender/x.js'];
  const paths = [...files.map((file) => path.join(folder, file)), record];
  return paths.every((file) => existsSync(file))
    ? [...new Set(paths.map((file) => readFileSync(file, 'utf8')))].join(', ')
    : '';
}
const current = () => versionIn(dist, `${dist}.json`);
const previous = () => versionIn(path.join(dist, 'previous'));

/** What is in the folder besides the two versions. */
const leftovers = () =>
  readdirSync(dist).filter(
    (name) => !['site', 'nginx.conf', 'prerender', 'previous'].includes(name),
  );

/**
 * Lets calls that change files fail: from the n-th on, as in a process that is killed, or only the n-th. A
 * removal that fails has removed one file.
 */
function failAt(n: number, isKilled: boolean) {
  let calls = 0;
  const failing =
    <Args extends unknown[], Result>(call: (...args: Args) => Result, half?: () => void) =>
    (...args: Args): Result => {
      calls += 1;
      if (calls < n || (calls > n && !isKilled)) return call(...args);
      if (calls === n) half?.();
      throw new Error('ENOSPC: no space left on device');
    };
  const { renameSync, mkdirSync: make, cpSync, copyFileSync, rmSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation(failing(renameSync));
  jest.spyOn(fs, 'mkdirSync').mockImplementation(failing(make));
  jest.spyOn(fs, 'cpSync').mockImplementation(failing(cpSync));
  jest.spyOn(fs, 'copyFileSync').mockImplementation(failing(copyFileSync));
  jest.spyOn(fs, 'rmSync').mockImplementation((target, options) => {
    const removeOne = () => rmSync(path.join(String(target), 'site/app.js'), { force: true });
    failing(() => rmSync(target, options), removeOne)();
  });
  return { hasFailed: () => calls >= n };
}

const commands = [
  ['a build', () => publish('new'), ['new', 'last']],
  ['npm run back', goBackOnce, ['earlier', 'last']],
] as const;

describe.each(commands)('%s', (_, command, done) => {
  const before = ['last', 'earlier'];

  test.each([
    ['is killed', true],
    ['fails', false],
  ])(
    'that %s at any step leaves one whole version and one to go back to',
    async (_how, isKilled) => {
      const outcomes = new Set<string>();
      for (let n = 1; ; n += 1) {
        for (const name of ['earlier', 'last']) await publish(name);
        const disk = failAt(n, isKilled);
        await command().catch(() => undefined);
        const hasFailed = disk.hasFailed();
        jest.restoreAllMocks();
        if (!hasFailed) break;
        // a failure is undone at once, after a kill the next command does it
        if (!isKilled) expect([before, done]).toContainEqual([current(), previous()]);
        await withStaging(dist, () => Promise.resolve());
        expect([before, done]).toContainEqual([current(), previous()]);
        expect(leftovers()).toStrictEqual([]);
        outcomes.add(current());
      }
      expect([...outcomes].sort()).toStrictEqual([before[0], done[0]].sort());
    },
  );
});

test('the first build that is killed at any step leaves nothing or a whole site', async () => {
  for (let n = 1; ; n += 1) {
    fs.rmSync(path.dirname(dist), { recursive: true });
    mkdirSync(path.dirname(dist));
    const disk = failAt(n, true);
    await publish('new').catch(() => undefined);
    const hasFailed = disk.hasFailed();
    jest.restoreAllMocks();
    if (!hasFailed) break;
    await withStaging(dist, () => Promise.resolve());
    expect(['', 'new']).toContain(current());
    expect(existsSync(path.join(dist, 'site'))).toBe(current() === 'new');
    expect(existsSync(path.join(dist, 'previous'))).toBe(false);
  }
  expect([current(), leftovers()]).toStrictEqual(['new', []]);
});

describe('npm run back', () => {
  test('makes the previous version the current one, and the other way round', async () => {
    await publish('last');
    await publish('new');
    await goBackOnce();
    expect([current(), previous()]).toStrictEqual(['last', 'new']);
    await goBackOnce();
    expect([current(), previous()]).toStrictEqual(['new', 'last']);
  });

  test('without a previous version says so and changes nothing', async () => {
    await publish('new');
    await expect(goBackOnce()).rejects.toThrow('Возвращать нечего');
    expect(current()).toBe('new');
  });
});

test('a folder whose site was deleted gets the new one, and keeps the previous version', async () => {
  await publish('earlier');
  await publish('last');
  fs.rmSync(path.join(dist, 'site'), { recursive: true });
  await publish('new');
  expect([current(), previous()]).toStrictEqual(['new', 'earlier']);
});

test('a record on another disk than the site is copied', async () => {
  await publish('last');
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if ([from, to].includes(`${dist}.json`)) {
      throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
    }
    renameSync(from, to);
  });
  await publish('new');
  expect([current(), previous()]).toStrictEqual(['new', 'last']);
});

describe('Two builds at once', () => {
  const inFolder = (pid: number) => path.join(dist, `next-${pid}`);

  test('the second says so and leaves the first alone', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    mkdirSync(inFolder(other.pid ?? 0), { recursive: true });
    await expect(publish('new')).rejects.toThrow(/Уже идёт другая сборка/);
    expect(readdirSync(dist)).toStrictEqual([`next-${other.pid ?? 0}`]);
    other.kill();
    await once(other, 'exit');
    await publish('new');
    expect([current(), leftovers()]).toStrictEqual(['new', []]);
  });

  test('a folder from before the computer was started belongs to no build', async () => {
    mkdirSync(inFolder(process.ppid), { recursive: true });
    const started = Date.now() / 1000 - os.uptime();
    utimesSync(inFolder(process.ppid), started - 60, started - 60);
    await publish('new');
    expect([current(), leftovers()]).toStrictEqual(['new', []]);
  });
});
