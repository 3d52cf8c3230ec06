import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports go from a layer to those after it; domain and shared do not import each other. */
const layers = [
  'publish',
  'prerender',
  'app',
  'pages',
  'features',
  'state',
  ['domain', 'shared'],
].map((layer) => [layer].flat());

/** Names that the standard terms of docs/glossary.md have replaced. */
const privateWords = [
  /\bstir\w*/,
  /\bdeeds?\b/,
  /\b(?:want|demand|insist)[A-Z]\w*|OnDemand\b/,
  /\bisSound\b/,
  /\blookAt\b/,
  /\b(?:onAlive|isAlive)\b/,
  /\b(?:code|page|is)Missed\b/,
  /\b(?:cartEntry|cartLines|persistedCart|rememberedOrders|OrderLine)\b/,
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.posix.join('src', file),
);
const modules = files.filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'));
const imports = new Map(modules.map((file) => [file, importsOf(file)]));

/** The modules that a module imports, statically, dynamically or as types. */
function importsOf(file: string): readonly { readonly target: string; readonly isType: boolean }[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /(import type\b|\bimport\b|\bexport\b)(?:[^;'"]*?\bfrom)?\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"](\.[^'"]+)['"]/gs,
  );
  return [...statements].flatMap(([, keyword, specifier = '']) => {
    const base = path.posix.join(path.posix.dirname(file), specifier);
    const target = [base, `${base}.ts`, `${base}.tsx`, `${base}.js`].find(existsSync);
    return target ? { target, isType: keyword === 'import type' } : [];
  });
}

const layerOf = (file: string) => {
  const name = file.split('/')[1] ?? '';
  return layers.findIndex((layer) => layer.includes(name));
};

/** @returns the cycle that leads back to a module of the path, if there is one */
function findCycle(file: string, way: readonly string[], done: Set<string>): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const { target, isType } of imports.get(file) ?? []) {
    const cycle = isType ? [] : findCycle(target, [...way, file], done);
    if (cycle.length > 0) return cycle;
  }
  done.add(file);
  return [];
}

test('no folder of src holds more than 16 files', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => path.extname(name))) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(modules.length).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > 16)).toStrictEqual([]);
});

test('no two modules have names that differ only in case, of which Windows and macOS find one', () => {
  const names = modules.map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) < index)).toStrictEqual([]);
});

test('no modules import each other in a cycle, dynamic imports included', () => {
  const done = new Set<string>();
  expect(
    modules.map((file) => findCycle(file, [], done)).filter((cycle) => cycle.length),
  ).toStrictEqual([]);
});

test('imports go one way through the layers, dynamic imports included', () => {
  const wrong = [...imports].flatMap(([file, list]) =>
    list
      .filter(({ target }) => {
        const [from, to] = [layerOf(file), layerOf(target)];
        const isSameFolder = file.split('/')[1] === target.split('/')[1];
        return from >= 0 && to >= 0 && !isSameFolder && to <= from;
      })
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(wrong).toStrictEqual([]);
});

test('features do not import each other', () => {
  const featureOf = (file: string) => /^src\/features\/(\w+)/.exec(file)?.[1];
  const wrong = [...imports].flatMap(([file, list]) =>
    list
      .filter(({ target }) => featureOf(file) && featureOf(target))
      .filter(({ target }) => featureOf(file) !== featureOf(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(wrong).toStrictEqual([]);
});

test('names are standard terms', () => {
  const found = modules.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return privateWords.flatMap((word) => {
      const [name] = word.exec(text) ?? [];
      return name === undefined ? [] : `${file}: ${name}`;
    });
  });
  expect(found).toStrictEqual([]);
});

test('no style asks the root for what the page contains, which is slow (useRootAttribute)', () => {
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  const rule = /(?:^|[\s,}])(?::root|html|body)[^\s,{]*:has\(/m;
  expect(styles.filter((file) => rule.test(readFileSync(file, 'utf8')))).toStrictEqual([]);
});

test('every class that a component uses is in its styles', () => {
  const used = modules.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const sheets = text.matchAll(/import (\w+) from '(.+\.module\.css)'/g);
    return [...sheets].flatMap(([, name = '', from = '']) => {
      const sheet = path.posix.join(path.posix.dirname(file), from);
      const classes = text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'));
      return [...classes].map(([, className = '']) => ({ file, sheet, className }));
    });
  });
  expect(used.length).toBeGreaterThan(200);
  const lost = used.filter(
    ({ sheet, className }) =>
      !new RegExp(`\\.${className}(?![\\w-])`).test(readFileSync(sheet, 'utf8')),
  );
  expect(lost).toStrictEqual([]);
});

test('every custom property that the styles set is used, and every one that is used is set', () => {
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''))
    .join('\n');
  const namesIn = (pattern: RegExp) =>
    [...new Set(Array.from(css.matchAll(pattern), ([, name]) => name))].sort();
  expect(namesIn(/(?<!var\()(--[\w-]+)(?=:)/g)).toStrictEqual(namesIn(/var\((--[\w-]+)/g));
});
