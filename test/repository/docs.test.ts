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
const capturesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, captured]) => captured);

/** Documents whose sections and rules are numbered: «## 7 Category», «- **7.3** Filters». */
const numbered = ['docs/product.md', 'docs/design.md'];
const sections = (document: string) => capturesOf(read(document), /^## (\d+) /gm);
const rules = (document: string) => capturesOf(read(document), /^- \*\*(\d+\.\d+)\b/gm);

/** The numbers of a document that a file cites: «docs/product.md §7.3, §7.4». */
function citedIn(file: string, document: string) {
  const citation = new RegExp(`${document}(?:,?\\s(?:\\*\\s)?(?:and\\s)?§\\d+(?:\\.\\d+)?)+`, 'g');
  const text = file === document ? read(file) : (read(file).match(citation) ?? []).join();
  return capturesOf(text, /§(\d+(?:\.\d+)?)/g).map((number) => ({ file, number }));
}

test.each(numbered)('every section and rule of %s that is cited exists', (document) => {
  const known = [...sections(document), ...rules(document)];
  const cited = files.flatMap((file) => citedIn(file, document));
  expect(cited.filter(({ number }) => !known.includes(number))).toStrictEqual([]);
});

test.each(numbered)('no two rules of %s have the same number', (document) => {
  expect(new Set(rules(document)).size).toBe(rules(document).length);
  expect(rules(document).length).toBeGreaterThan(10);
});

test('relative links and paths in the documents lead to files', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      capturesOf(read(file), /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)
        .filter((target) => !existsSync(path.join(path.dirname(file), target ?? '')))
        .map((target) => ({ file, target })),
    );
  expect(broken).toStrictEqual([]);
});

test('documents that code refers to exist', () => {
  const missing = files.flatMap((file) =>
    capturesOf(read(file), /(docs\/[\w/-]+\.md)/g)
      .filter((document) => !existsSync(document ?? ''))
      .map((document) => ({ file, document })),
  );
  expect(missing).toStrictEqual([]);
});

test('code cites no document that the repository does not hold', () => {
  const outside = /\bspec §|(?<!docs\/)\b(?:spec|product|design|quality)\.md\b/;
  const citing = files.filter((file) => !file.endsWith('.md') && outside.test(read(file)));
  expect(citing).toStrictEqual([]);
});

/** A recipe may have said to make a file. */
test('source files that documents name exist', () => {
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      capturesOf(read(file), /(?<!Make )`((?:src|test|mocks|public)\/[\w./-]+)`/g)
        .filter((named) => !existsSync(named ?? ''))
        .map((named) => ({ file, named })),
    );
  expect(missing).toStrictEqual([]);
});

test('every room of the house is on the map, and those of the ground floor on the small one', () => {
  const roomsOf = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${name}/`);
  const features = roomsOf('src/features').map((name) => `src/features/${name}`);
  const rooms = [
    ...['src', 'src/domain', 'src/features', 'src/shared', 'src/state', 'src/publish', 'test'],
    ...features,
  ].flatMap(roomsOf);
  const missing = (map: string, wanted: readonly string[]) =>
    wanted.filter((room) => !read(map).includes(room));
  expect(missing('docs/code.md', rooms)).toStrictEqual([]);
  expect(missing('README.md', ['src', 'src/features'].flatMap(roomsOf))).toStrictEqual([]);
});
