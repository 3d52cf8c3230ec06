import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { changedFiles } from '../../src/publish/development/changedFiles';
import type * as Checked from '../../src/publish/check/checkSource';
import type * as Watched from '../../src/publish/development/watchedSource';
import { collectPrinted } from '../support/publish/printed';
import { validSettings } from '../support/publish/checkSettings';

jest.mock('../../src/publish/development/changedFiles');
jest.mock('../../src/publish/check/checkSource', () => {
  const actual = jest.requireActual<typeof Checked>('../../src/publish/check/checkSource');
  return { checkSource: jest.fn(actual.checkSource) };
});

const { DIST } = process.env;
let watchSource: (typeof Watched)['watchSource'];
beforeAll(async () => {
  // where nothing was published
  process.env.DIST = path.join(tmpdir(), 'nowhere');
  ({ watchSource } = await import('../../src/publish/development/watchedSource'));
});
afterAll(() => {
  if (DIST === undefined) delete process.env.DIST;
  else process.env.DIST = DIST;
});

let file: string;
let printed: ReturnType<typeof collectPrinted>;
/** Says that the file has changed. */
let change: () => void;

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'watched-')), 'settings.json');
  printed = collectPrinted();
  jest.mocked(changedFiles).mockImplementation(async function* () {
    for (;;) {
      await new Promise<void>((resolve) => {
        change = resolve;
      });
      yield [file];
    }
  });
});

const write = (settings: object) => writeFileSync(file, JSON.stringify(settings));
const watch = () => watchSource({ settings: file, catalog: undefined });

/** Waits for a sentence to be printed. @returns all that was printed since the last time */
async function print(sentence: RegExp): Promise<string> {
  await waitFor(() => expect(printed.text()).toMatch(sentence));
  return printed.take().replaceAll('\u00A0', ' ');
}

test('The owner’s files are read and reported at once, and whenever they have changed', async () => {
  write(validSettings());
  const source = await watch();
  expect(await print(/Ошибок/)).toBe('Ошибок: 0, предупреждений: 0\n');
  expect(source.pictures()).toEqual({ catalog: undefined, public: path.resolve('public') });
  const first = source.state();
  expect(JSON.parse(first.block)).toMatchObject({ categories: [{ items: [{ price: 285 }] }] });

  const listener = jest.fn();
  const unsubscribe = source.subscribe(listener);
  write(validSettings({ price: 295 }));
  change();
  expect(await print(/Ошибок/)).toMatch(
    /^\n\d+:\d+:\d+ {2}Изменилось: settings\.json\nОшибок: 0, предупреждений: 0\n$/,
  );
  expect(listener).toHaveBeenCalledTimes(1);
  const second = source.state();
  expect(second.block).toContain('295');
  expect(second.revision).not.toBe(first.revision);

  // the page stays as it was while there are errors
  write(validSettings({ price: -1 }));
  change();
  expect(await print(/обновится сама/)).toMatch(/Ошибок: 1.*\nНа странице пока прежние данные\.\n/);
  expect(source.state().block).toBe(second.block);
  expect(source.state().report).toMatchObject({ errors: 1, isOutdated: true });
  expect(listener).toHaveBeenCalledTimes(2);

  unsubscribe();
  write(validSettings({ price: 305 }));
  change();
  await print(/Ошибок: 0/);
  expect(source.state().block).toContain('305');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('A file that is seen half written is read once more before its errors are reported', async () => {
  write(validSettings());
  const source = await watch();
  await print(/Ошибок/);
  const text = JSON.stringify(validSettings({ price: 315 }));
  writeFileSync(file, text.slice(0, 20));
  change();
  setTimeout(() => writeFileSync(file, text), 300);
  expect(await print(/Ошибок/)).toMatch(/Ошибок: 0/);
  expect(source.state().block).toContain('315');
});

test('A mistake of the program is printed, and the files are read again after the next change', async () => {
  write(validSettings());
  const source = await watch();
  await print(/Ошибок/);
  const { block } = source.state();
  const { checkSource } = await import('../../src/publish/check/checkSource');
  jest.mocked(checkSource).mockRejectedValueOnce(new TypeError('x is undefined'));
  write(validSettings({ price: 325 }));
  change();
  expect(await print(/TypeError/)).toMatch(
    /Изменилось: settings\.json\nФайлы не прочитаны\. Это ошибка программы.*\nНа странице пока прежние данные\.\nTypeError: x is undefined\n {4}at /,
  );
  expect(source.state().block).toBe(block);

  change();
  expect(await print(/Ошибок/)).toMatch(/Ошибок: 0/);
  expect(source.state().block).toContain('325');
});
