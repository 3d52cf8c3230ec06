import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import type * as Watched from '../../src/publish/development/watchedSource';
import { collectPrinted } from '../support/printed';
import { validSettings } from '../support/spoil';

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
const write = (settings: object) => writeFileSync(file, JSON.stringify(settings));

let printed: ReturnType<typeof collectPrinted>;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'watched-')), 'settings.json');
  printed = collectPrinted();
});

/** Waits for a sentence to be printed. @returns all that was printed since the last time */
async function print(sentence: RegExp): Promise<string> {
  await waitFor(() => expect(printed.text()).toMatch(sentence), { timeout: 10_000 });
  return printed.take().replaceAll('\u00A0', ' ');
}

test('The owner’s files are read and reported at once, and whenever they have changed', async () => {
  write(validSettings());
  const source = await watchSource({ settings: file, catalog: undefined });
  expect(await print(/Ошибок/)).toMatch(/^Ошибок: 0, предупреждений: 0\n/);
  expect(source.pictures()).toStrictEqual({ catalog: undefined, public: path.resolve('public') });
  const first = source.state();
  expect(JSON.parse(first.block)).toMatchObject({ categories: [{ items: [{ price: 285 }] }] });

  const listener = jest.fn();
  const unsubscribe = source.subscribe(listener);
  write(validSettings({ price: 295 }));
  expect(await print(/Ошибок/)).toMatch(/^\n\d+:\d+:\d+ {2}Изменилось: settings\.json\nОшибок: 0/);
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  const second = source.state();
  expect(second.block).toContain('295');
  expect(second.revision).not.toBe(first.revision);

  // the page stays as it was while there are errors
  write(validSettings({ price: -1 }));
  expect(await print(/обновится сама/)).toMatch(/Ошибок: 1.*\nНа странице пока прежние данные\.\n/);
  expect(source.state().block).toBe(second.block);
  expect(source.state().report).toMatchObject({ errors: 1, isOutdated: true });
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2));

  unsubscribe();
  write(validSettings({ price: 305 }));
  await print(/Ошибок: 0/);
  expect(source.state().block).toContain('305');
  expect(listener).toHaveBeenCalledTimes(2);
}, 30_000);

test('A file that is seen half written is read once more before its errors are reported', async () => {
  write(validSettings());
  const source = await watchSource({ settings: file, catalog: undefined });
  await print(/Ошибок/);
  const text = JSON.stringify(validSettings({ price: 315 }));
  writeFileSync(file, text.slice(0, 20));
  // later than the file is taken for quiet, and before the error is confirmed
  setTimeout(() => appendFileSync(file, text.slice(20)), 1000);
  expect(await print(/Ошибок/)).toMatch(/Ошибок: 0/);
  expect(source.state().block).toContain('315');
}, 30_000);
