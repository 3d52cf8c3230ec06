import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { buildSite } from '../../src/publish/build/buildSite';
import { runNode } from '../../src/publish/build/childProcess';
import { runCommand } from '../../src/publish/build/command';
import type { Programs } from '../../src/publish/build/compile';
import { readOptions } from '../../src/publish/build/environment';
import { explainFailure } from '../../src/publish/build/failure';
import { collectPrinted } from '../support/publish/printed';

let dist: string;
let printed: ReturnType<typeof collectPrinted>;

beforeEach(() => {
  dist = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), 'dist');
  printed = collectPrinted();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

/** Programs that write a site whose page contains `text`. */
const writing = (text: string, more: Partial<Programs> = {}): Programs => ({
  compile: (folder) => {
    for (const part of ['site', 'prerender']) mkdirSync(path.join(folder, part));
    return Promise.resolve();
  },
  prerender: ({ dist: folder }) => {
    for (const file of ['site/index.html', 'nginx.conf', 'prerender/chunks.json']) {
      writeFileSync(path.join(folder, file), text);
    }
    return Promise.resolve({ pages: 1, pictures: 0, published: {} });
  },
  ...more,
});

/** Runs a build. @returns what it says of the site */
async function build(programs: Programs) {
  let isSame: boolean | undefined;
  await runCommand(dist, async (staging, progress, signal) => {
    const source = { dist: staging, block: '{}', date: '2026-11-23T10:00:00.000Z' };
    const site = await buildSite({ dist, source, items: {}, programs, progress, signal });
    isSame = site.isSame;
    return 'Готово';
  });
  return { isSame, exitCode: process.exitCode };
}

const page = () => readFileSync(path.join(dist, 'site/index.html'), 'utf8');
const previousPage = () => readFileSync(path.join(dist, 'previous/site/index.html'), 'utf8');

/** A program of Node, run as the build runs webpack. */
const program = (code: string) => (_: unknown, signal: AbortSignal) =>
  runNode(['-e', code], { signal }).then(() => undefined);

const hanging = 'setInterval(() => {}, 1000)';

describe('A build that is interrupted', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s ends its programs and leaves the site as it was', async (name, exitCode) => {
    await build(writing('last'));
    const compile: Programs['compile'] = async (folder, signal) => {
      const running = program(hanging)(folder, signal);
      process.emit(name, name);
      await running;
    };
    expect((await build(writing('new', { compile }))).exitCode).toBe(exitCode);
    expect(printed.text()).toMatch(/Код…\n\nПрервано\.\nСайт в .*site остался прежним\.\n$/);
    expect(page()).toBe('last');
    expect(readdirSync(dist).sort()).toStrictEqual(['nginx.conf', 'prerender', 'site']);
  });

  test('just before the swap leaves the site as it was', async () => {
    await build(writing('last'));
    const { prerender } = writing('new');
    const interrupted: Programs['prerender'] = (...args) => {
      process.emit('SIGINT', 'SIGINT');
      return prerender(...args);
    };
    await build(writing('new', { prerender: interrupted }));
    expect(page()).toBe('last');
  });

  test('by Ctrl+C that reaches the program first is not a failure of the program', async () => {
    const compile = program("process.kill(process.pid, 'SIGINT')");
    expect((await build(writing('new', { compile }))).exitCode).toBe(130);
    expect(printed.text()).toContain('Прервано.');
  });
});

test('a program ends when the build that started it is killed', async () => {
  const childProcess = path.resolve('src/publish/build/childProcess.ts');
  const heartbeat = path.join(path.dirname(dist), 'alive');
  const child = `require('fs').writeFileSync(${JSON.stringify(heartbeat)}, String(process.pid)); ${hanging}`;
  const parent = `
    const { runNode } = require(${JSON.stringify(childProcess)});
    runNode(['-e', ${JSON.stringify(child)}], { signal: new AbortController().signal });
    setInterval(() => {
      if (require('fs').existsSync(${JSON.stringify(heartbeat)})) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  const { signal } = new AbortController();
  await expect(runNode(['-r', 'tsx/cjs', '-e', parent], { signal })).rejects.toThrow('SIGKILL');
  const pid = Number(readFileSync(heartbeat, 'utf8'));
  await waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});

describe('A build that fails', () => {
  test('in webpack tells it in Russian, with the output for a developer, and leaves the site', async () => {
    await build(writing('last'));
    const compile = () =>
      Promise.reject(explainFailure('Код сайта не собрался', 'ERROR in ./src/index.tsx'));
    expect((await build(writing('new', { compile }))).exitCode).toBe(1);
    expect(printed.text()).toMatch(
      /Код сайта не собрался\. Это ошибка программы.*\nСайт в .* остался прежним\.\n\nERROR in/,
    );
    expect(page()).toBe('last');
  });

  test('without an earlier site says that there is none', async () => {
    await build(writing('new', { compile: () => Promise.reject(new Error('x')) }));
    expect(printed.text()).toMatch(/Сайта в .*site пока нет\./);
    expect(existsSync(path.join(dist, 'site'))).toBe(false);
  });

  test('because a file has the name of the folder says so', async () => {
    writeFileSync(dist, '');
    expect((await build(writing('new'))).exitCode).toBe(1);
    expect(printed.text()).toContain(
      `Команда не выполнена. Нужна папка, а под этим именем файл: ${dist}. Переименуйте`,
    );
  });

  const fullDisk = 'На диске кончилось место. Освободите его и повторите.';
  const noMemory = 'Не хватило памяти. Закройте другие программы и повторите.';
  const noAccess = (file: string) =>
    `Нет доступа к ${file}. Проверьте права и закройте программы, в которых открыта эта папка или файл.`;
  const noFolder = (file: string) =>
    `Нужна папка, а под этим именем файл${file}. Переименуйте или удалите этот файл и повторите.`;

  test.each([
    ["ENOSPC: no space left on device, open '/x'", fullDisk],
    ['Error: EDQUOT: disk quota exceeded, write', fullDisk],
    ["EACCES: permission denied, mkdir '/srv/dist'", noAccess('/srv/dist')],
    ["EPERM: operation not permitted, rename 'C:\\site' -> 'x'", noAccess('C:\\site')],
    ['Error: EBUSY: resource busy or locked', noAccess('папке или файлу')],
    [
      "EROFS: read-only file system, mkdir '/cd'",
      'Диск доступен только для чтения: /cd. Разрешите запись или выберите папку на другом диске.',
    ],
    [`ENOTDIR: not a directory, mkdir '${__filename}/site/a'`, noFolder(`: ${__filename}`)],
    [`EEXIST: file already exists, mkdir '${__filename}'`, noFolder(`: ${__filename}`)],
    ['EEXIST: file already exists', noFolder('')],
    [
      "Error: BROKEN_PICTURE: '/srv/public/background.jpg' { [cause]: VipsJpeg: premature end }",
      'Картинка испорчена и не открывается: /srv/public/background.jpg. Сохраните её заново.',
    ],
    ["Error: BROKEN_PICTURE: '/x.jpg' { [cause]: ENOSPC: no space left on device }", fullDisk],
    ['FATAL ERROR: JavaScript heap out of memory', noMemory],
    ['SIGKILL', noMemory],
  ])('for a reason that the owner can remove, says how: %s', (output, sentence) => {
    const { message, details } = explainFailure('Страницы сайта не записались', output);
    expect(message).toBe(`Страницы сайта не записались. ${sentence}`);
    expect(details).toBe('');
  });

  test('for another reason, shows the output for a developer', () => {
    expect(explainFailure('Код сайта не собрался', 'NOTENOSPC: x')).toMatchObject({
      message:
        'Код сайта не собрался. Это ошибка программы, а не ваших файлов: передайте разработчику сообщение ниже.',
      details: 'NOTENOSPC: x',
    });
  });

  test.each([
    [new Error('x'), /^Команда не выполнена\. Это ошибка программы.*\n\nError: x\n {4}at /s],
    ['a text', /^Команда не выполнена\. Это ошибка программы.*\n\na text\n$/s],
  ])('tells at the end what was thrown, whatever it is', async (thrown, expected) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as a library may
    const compile = () => Promise.reject(thrown);
    expect((await build(writing('new', { compile }))).exitCode).toBe(1);
    expect(printed.text().replace('Код…\n\n', '')).toMatch(expected);
  });
});

describe('A program of a build', () => {
  const { signal } = new AbortController();

  test('gives what it prints and what it sends', async () => {
    const code = `process.send('Шаг', () => {
      process.stdout.write('да');
      process.stderr.write('нет');
    })`;
    const messages: unknown[] = [];
    const onMessage = (message: unknown) => messages.push(message);
    expect(await runNode(['-e', code], { signal, onMessage })).toStrictEqual({
      stdout: 'да',
      stderr: 'нет',
    });
    expect(messages).toStrictEqual(['Шаг']);
  });

  test('fails with what it has printed', async () => {
    const code = "console.log('one'); console.error('two'); process.exitCode = 3";
    await expect(runNode(['-e', code], { signal })).rejects.toThrow(/^one\n\ntwo\n$/);
  });

  test('is not started when the build has been interrupted before', async () => {
    const reason = new Error('interrupted');
    const file = path.join(path.dirname(dist), 'started');
    const code = `require('fs').writeFileSync(${JSON.stringify(file)}, '')`;
    const run = runNode(['-e', code], { signal: AbortSignal.abort(reason) });
    await expect(run).rejects.toBe(reason);
    expect(existsSync(file)).toBe(false);
  });

  test('finds the packages of the project from any folder', async () => {
    const file = path.join(path.dirname(dist), 'program.js');
    writeFileSync(file, "process.stdout.write(require.resolve('react'))");
    const { stdout } = await runNode([file], { signal });
    expect(stdout).toBe(require.resolve('react'));
  });
});

describe('A build of what has not changed', () => {
  test('keeps the previous version', async () => {
    for (const text of ['earlier', 'last']) await build(writing(text));
    expect(await build(writing('last'))).toMatchObject({ isSame: true });
    expect([page(), previousPage()]).toStrictEqual(['last', 'earlier']);
    expect(await build(writing('new'))).toMatchObject({ isSame: false });
    expect([page(), previousPage()]).toStrictEqual(['new', 'last']);
  });

  test('writes the record of the build where it was lost', async () => {
    await build(writing('last'));
    writeFileSync(`${dist}.json`, '');
    await build(writing('last'));
    expect(JSON.parse(readFileSync(`${dist}.json`, 'utf8'))).toMatchObject({ items: {} });
  });
});

describe('The environment of a build', () => {
  test.each([
    '127.0.0.1:8081',
    'receiver:80',
    'api.example.com:65535',
    '[::1]:8081',
    undefined,
    '',
  ])('may say where requests go: %s', (API) =>
    expect(readOptions({ API })).toMatchObject({ api: API || undefined, findings: [] }),
  );

  test.each([
    'localhost',
    '8081',
    'http://localhost:8081',
    'a:0',
    'a:65536',
    'a:80; }',
    'a b:80',
    '[::1:80',
    'a:800000',
  ])('that says it wrongly is an error: %s', (API) => {
    expect(readOptions({ API }).findings).toStrictEqual([
      {
        severity: 'error',
        place: { file: 'API' },
        message: `«${API}»: нужны узел и порт, на которые nginx передаёт просьбы о звонке, например 127.0.0.1:8081`,
      },
    ]);
  });

  test.each(['300 000', '1e5', '-1', '300KB', '0.5'])(
    'with a limit that is no number of bytes is an error: %s',
    (WHOLE_BLOCK_LIMIT) => {
      expect(readOptions({ WHOLE_BLOCK_LIMIT }).findings).toStrictEqual([
        {
          severity: 'error',
          place: { file: 'WHOLE_BLOCK_LIMIT' },
          message: `«${WHOLE_BLOCK_LIMIT}»: нужно целое число байтов, например 300000`,
        },
      ]);
    },
  );

  test('may have a limit of 0, with which every page has only its own goods', () => {
    expect(readOptions({ WHOLE_BLOCK_LIMIT: '0' })).toMatchObject({ limit: 0, findings: [] });
  });
});
