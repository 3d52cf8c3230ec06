import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import type { Programs } from '../../src/publish/build/compile';
import type { SiteSource } from '../../src/prerender/siteSource';
import { collectPrinted } from '../support/publish/printed';
import { validSettings, type Json } from '../support/publish/checkSettings';

let folder: string;
let printed: ReturnType<typeof collectPrinted>;
const { env } = process;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  printed = collectPrinted();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = env;
  process.exitCode = undefined;
});

/** What the prerenderer was told by each build. */
const told: SiteSource[] = [];

/** Programs that write a site of three pages. */
const programs: Programs = {
  compile: (staging) => {
    for (const part of ['site', 'prerender']) mkdirSync(path.join(staging, part));
    return Promise.resolve();
  },
  prerender: (source) => {
    told.push(source);
    for (const file of ['site/index.html', 'nginx.conf', 'prerender/chunks.json']) {
      writeFileSync(path.join(source.dist, file), source.block);
    }
    return Promise.resolve({ pages: 3, pictures: 0, published: {} });
  },
};
jest.mock('../../src/publish/build/compile', () => ({
  get programs() {
    return programs;
  },
}));

/** The commands, which run when they are loaded. */
const commands = {
  check: () => import('../../src/publish/check'),
  build: () => import('../../src/publish/build'),
  back: () => import('../../src/publish/back'),
  workbook: () => import('../../src/publish/catalogXlsx'),
};

/**
 * Runs a command in this process, until it has printed its last sentence.
 * @param settings without them, SETTINGS is not set
 */
async function run(
  name: keyof typeof commands,
  last: RegExp,
  settings?: Json,
  variables: NodeJS.ProcessEnv = {},
) {
  const file = path.join(folder, 'settings.json');
  if (settings) writeFileSync(file, JSON.stringify(settings));
  process.env = {
    ...env,
    SETTINGS: settings ? file : '',
    CATALOG: '',
    DIST: path.join(folder, 'dist'),
    OUT: path.join(folder, 'catalog.xlsx'),
    ...variables,
  };
  jest.resetModules();
  printed.take();
  process.exitCode = undefined;
  await commands[name]();
  await waitFor(() => expect(printed.text()).toMatch(last));
  return { text: printed.text().replaceAll('\u00A0', ' '), exitCode: process.exitCode };
}

const noBuild = /прошлой сборки нет: сравнить не с чем\n$/;
const wrong = validSettings({ price: -1 });
const withHidden = validSettings(
  {},
  {},
  {
    categories: [
      ...(validSettings().categories as Json[]),
      { _id: 'h', title: 'Дорожки', isPublished: false, items: [] },
    ],
  },
);

describe('npm run check', () => {
  test('says of settings without errors what is not published, and what the next build changes', async () => {
    const { text, exitCode } = await run('check', noBuild, withHidden);
    expect(text).toMatch(
      /Ошибок: 0, .*\nНе опубликована: «Дорожки»\nпрошлой сборки нет: сравнить не с чем\n$/s,
    );
    expect(exitCode).toBeUndefined();
  });

  test('leaves out what is not published where all is', async () => {
    const { text } = await run('check', noBuild, validSettings());
    expect(text).toMatch(/Ошибок: 0, .*[^\n]\nпрошлой сборки нет: сравнить не с чем\n$/s);
    expect(text).not.toContain('Не опубликован');
  });

  test('ends with 1 for an error, and says the rest too', async () => {
    const { text, exitCode } = await run('check', noBuild, wrong);
    expect(text).toMatch(/VG-1.*Ошибок: 1/s);
    expect(exitCode).toBe(1);
  });

  test('reports a wrong option', async () => {
    const { text, exitCode } = await run('check', noBuild, validSettings(), {
      WHOLE_BLOCK_LIMIT: 'x',
    });
    expect(text).toMatch(/WHOLE_BLOCK_LIMIT.*«x».*Ошибок: 1/s);
    expect(exitCode).toBe(1);
  });

  test('stops after a file that cannot be read', async () => {
    const { text, exitCode } = await run('check', /Ошибок: 1/, undefined, { SETTINGS: '/nowhere' });
    expect(text).not.toContain('сравнить');
    expect(exitCode).toBe(1);
  });

  test('says only why a catalogue cannot be read, not that all of its goods are gone', async () => {
    await run('build', /Опубликовать/, validSettings());
    const { text, exitCode } = await run('check', /Ошибок: 1/, validSettings(), {
      CATALOG: path.join(folder, 'absent.xlsx'),
    });
    expect(text).toMatch(/нет такого файла или папки.*\nОшибок: 1, предупреждений: \d+\n$/s);
    expect(text).not.toMatch(/ни одного товара|пропадёт|Сняты|снято/);
    expect(exitCode).toBe(1);
  });
});

describe('npm run build', () => {
  test('publishes the site, then says what the next one has changed', async () => {
    const first = await run('build', /Готово.*Опубликовать/s, withHidden);
    expect(first.text).toMatch(
      /сравнить не с чем\n.*Готово за .*\n.*страниц +3\n.*категорий +1\n.*товаров +1\n/s,
    );
    expect(first.text).not.toContain('npm run back');
    expect(first.exitCode).toBeUndefined();
    const next = await run('build', /Готово.*Опубликовать/s, validSettings({ price: 295 }));
    expect(next.text).toMatch(
      /Цены:\n {2}VG-1: 285 → 295 ₽\nцены изменились: 1, новых: 0, снято: 0\n.*Готово.*Цены изменились: 1.*npm run back/s,
    );
    expect(readFileSync(path.join(folder, 'dist/site/index.html'), 'utf8')).toContain('295');
    await run('check', /изменений нет\n$/, validSettings({ price: 295 }));
  });

  test('embeds {} without settings, and says so', async () => {
    const { text } = await run('build', /Готово.*Опубликовать/s);
    expect(told.at(-1)?.block).toBe('{}');
    expect(text).toMatch(/SETTINGS/);
  });

  test('tells the prerenderer its options, and the date', async () => {
    const before = new Date().toISOString();
    await run('build', /Готово/, validSettings(), {
      API: '127.0.0.1:8081',
      WHOLE_BLOCK_LIMIT: '5000',
    });
    const source = told.at(-1);
    expect([source?.api, source?.limit]).toStrictEqual(['127.0.0.1:8081', 5000]);
    expect(source?.current).toBe(path.join(folder, 'dist/site'));
    expect(source && source.date >= before).toBe(true);
    expect(source?.last).toBeUndefined();
  });

  test('builds nothing where there are errors', async () => {
    const { text, exitCode } = await run('build', /пока нет/, wrong);
    expect(text).toMatch(/VG-1.*Ошибок: 1.*Сайт не собран: сначала исправьте ошибки\./s);
    expect(exitCode).toBe(1);
    expect(existsSync(path.join(folder, 'dist/site'))).toBe(false);
  });
});

describe('npm run back', () => {
  const page = () => readFileSync(path.join(folder, 'dist/site/index.html'), 'utf8');
  const record = () => readFileSync(path.join(folder, 'dist.json'), 'utf8');

  test('publishes the previous version, and says when it was built', async () => {
    await run('build', /Опубликовать/, validSettings());
    const { date } = JSON.parse(record()) as { date: string };
    await run('build', /Опубликовать/, validSettings({ price: 295 }));
    const { text, exitCode } = await run('back', /Опубликовать.*\n$/s);
    const day = new Date(date).toLocaleString('ru', { day: 'numeric', month: 'long' });
    const time = new Date(date).toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit' });
    expect(text).toContain(`Вернули прежнюю версию сайта, собранную ${day} в ${time}.\n`);
    expect(text).toMatch(
      /Чтобы снова поставить ту, что была до этого, повторите команду\.\nФайлы настроек и каталога остались новыми: исправьте их до следующей сборки\.\n\n/,
    );
    expect(exitCode).toBeUndefined();
    expect([page().includes('285'), page().includes('295')]).toStrictEqual([true, false]);
    await run('back', /Опубликовать.*\n$/s);
    expect(page()).toContain('295');
  });

  test('goes back to a version of which it is not known when it was built', async () => {
    await run('build', /Опубликовать/, validSettings());
    rmSync(path.join(folder, 'dist.json'));
    await run('build', /Опубликовать/, validSettings({ price: 295 }));
    const { text } = await run('back', /Опубликовать.*\n$/s);
    expect(text).toContain('Вернули прежнюю версию сайта.\n');
    expect(record()).toBe('{}');
  });

  test('changes nothing where there is no previous version', async () => {
    await run('build', /Опубликовать/, validSettings());
    const { text, exitCode } = await run('back', /остался прежним/);
    expect(text).toContain(
      'Возвращать нечего: прежней версии нет. Она появится со следующей сборкой, в которой сайт изменится.\n',
    );
    expect(exitCode).toBe(1);
    expect(page()).toContain('285');
  });
});

describe('npm run catalog:xlsx', () => {
  const sentence = /(Записано|Книга не записана|уже есть).*\n$/;

  test('writes a workbook, and says what is in it', async () => {
    const { text, exitCode } = await run('workbook', sentence, withHidden);
    expect(text).toBe(`Записано в ${folder}/catalog.xlsx: 1 товар, 2 категории.\n`);
    expect(exitCode).toBeUndefined();
    expect(readFileSync(path.join(folder, 'catalog.xlsx')).subarray(0, 2).toString()).toBe('PK');
  });

  test('is called catalog.xlsx where no name is given', async () => {
    const cwd = process.cwd();
    process.chdir(folder);
    try {
      await run('workbook', sentence, validSettings(), { OUT: '' });
    } finally {
      process.chdir(cwd);
    }
    expect(readdirSync(folder)).toContain('catalog.xlsx');
  });

  test.each([
    ['errors', wrong, /VG-1.*\nКнига не записана: сначала исправьте ошибки\.\n$/s],
    [
      'no goods',
      validSettings({}, { items: [] }),
      /^Книга не записана: в настройках нет ни одного товара\. Проверьте, что указано в SETTINGS\.\n$/,
    ],
    [
      'too long a text',
      validSettings({ description: 'а'.repeat(40_000) }),
      /^Книга не записана\. Товары, .*32 767.*\n$/,
    ],
  ])('refuses %s', async (_, settings, refusal) => {
    const { text, exitCode } = await run('workbook', sentence, settings);
    expect(text).toMatch(refusal);
    expect(exitCode).toBe(1);
    expect(readdirSync(folder)).toStrictEqual(['settings.json']);
  });

  test('refuses the name of a file of another kind', async () => {
    const OUT = path.join(folder, 'cat.csv');
    const { text, exitCode } = await run('workbook', sentence, validSettings(), { OUT });
    expect(text).toMatch(/^Книга не записана: .*cat\.csv — не имя книги Excel\./);
    expect(exitCode).toBe(1);
    expect(existsSync(OUT)).toBe(false);
  });

  test('refuses to write over a file', async () => {
    writeFileSync(path.join(folder, 'catalog.xlsx'), 'taken');
    const { text, exitCode } = await run('workbook', sentence, validSettings());
    expect(text).toMatch(/^Файл .*catalog\.xlsx уже есть\./);
    expect(exitCode).toBe(1);
    expect(readFileSync(path.join(folder, 'catalog.xlsx'), 'utf8')).toBe('taken');
  });
});
