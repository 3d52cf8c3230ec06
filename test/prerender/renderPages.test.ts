import os from 'node:os';
import { loadAllPages } from '../../src/app/loadPage';
import { renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';

const category = (_id: string, ...items: readonly string[]) => ({
  _id,
  title: 'Ковры',
  isPublished: true,
  items: items.map((id) => ({ _id: id, title: `Коврик ${id}` })),
});

test('a page whose file cannot be written is left out with a warning, the others are rendered', async () => {
  await loadAllPages();
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const categories = [category('a/b'), category('a', 'b', 'c', '../cart', 'я'.repeat(200))];
  const pages = renderPages(splitSettings(JSON.stringify({ categories }), 1e6));
  expect(
    pages.filter(({ chunk }) => /category|model/.test(chunk)).map(({ file }) => file),
  ).toStrictEqual(['catalog/a/b.html', 'catalog/a.html', 'catalog/a/c.html']);
  expect(warn.mock.calls.flat()).toStrictEqual([
    'No page can be written for /catalog/a/b: another page has its file',
    'No page can be written for /catalog/a/..%2Fcart: no file can have such a name',
    expect.stringMatching(
      /^No page can be written for \/catalog\/a\/.*: no file can have such a name$/,
    ),
  ]);
  warn.mockRestore();
});

test('of two pages whose files differ in case, the first is rendered where the file system has one for both', async () => {
  await loadAllPages();
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const categories = [category('a', 'B', 'b')];
  const settings = splitSettings(JSON.stringify({ categories }), 1e6);
  const modelFiles = () =>
    renderPages(settings).flatMap(({ chunk, file }) => (chunk === 'model' ? [file] : []));
  const platform = jest.spyOn(os, 'platform').mockReturnValue('win32');
  expect(modelFiles()).toStrictEqual(['catalog/a/B.html']);
  platform.mockReturnValue('linux');
  expect(modelFiles()).toStrictEqual(['catalog/a/B.html', 'catalog/a/b.html']);
  expect(warn.mock.calls.flat()).toStrictEqual([
    'No page can be written for /catalog/a/b: another page has its file',
  ]);
  platform.mockRestore();
  warn.mockRestore();
});
