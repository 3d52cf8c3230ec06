import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['src', 'test', 'mocks', 'docs'];
const atRoot = ['README.md', 'CHANGELOG.md', 'webpack.config.js', 'eslint.config.js'];

const files = [
  ...atRoot,
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ),
].filter((file) => /\.(tsx?|js|css|md)$/.test(file) && existsSync(file));

const read = (file: string) => readFileSync(file, 'utf8');
const numbersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => number);

const product = read('docs/product.md');
const rules = new Set([
  ...numbersIn(product, /^## (\d+) /gm),
  ...numbersIn(product, /^- \*\*(\d+\.\d+)\*\* /gm),
]);

/** «docs/product.md §7.3, §7.4» */
const citation = /docs\/product\.md(?:,?\s(?:\*\s)?(?:and\s)?§\d+(?:\.\d+)?)+/g;

test('every rule that is cited stands in docs/product.md', () => {
  const cited = files.flatMap((file) => {
    const text = file === 'docs/product.md' ? product : (read(file).match(citation) ?? []).join();
    return numbersIn(text, /§(\d+(?:\.\d+)?)/g).map((number) => ({ file, number }));
  });
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ number }) => !rules.has(number))).toEqual([]);
});

test('no rule has a number twice', () => {
  expect(numbersIn(product, /^- \*\*(\d+\.\d+)\*\* /gm)).toHaveLength(
    [...rules].filter((number) => number?.includes('.')).length,
  );
});

test('relative links and paths in the documents lead to files', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      numbersIn(read(file), /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)
        .filter((target) => !existsSync(path.join(path.dirname(file), target ?? '')))
        .map((target) => ({ file, target })),
    );
  expect(broken).toEqual([]);
});

test('documents that code refers to exist', () => {
  const missing = files.flatMap((file) =>
    numbersIn(read(file), /(docs\/[\w/-]+\.md)/g)
      .filter((document) => !existsSync(document ?? ''))
      .map((document) => ({ file, document })),
  );
  expect(missing).toEqual([]);
});

test('the README maps every room of the house', () => {
  const readme = read('README.md');
  const rooms = ['src', 'src/domain', 'src/features', 'src/shared', 'src/state', 'test'].flatMap(
    (folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${name}/`),
  );
  expect(rooms.filter((room) => !readme.includes(room))).toEqual([]);
});
