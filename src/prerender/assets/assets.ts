import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { digest } from './digest';
import { classesOf, usedRules, wordsOf } from './usedRules';

export type Assets = ReturnType<typeof readAssets>;

/**
 * Reads the output of the client's compilation, for the pages that load it.
 * @param pageChunks names of the chunks of pages; other chunks contain lazy parts or shared code
 */
export function readAssets(dist: string, pageChunks: readonly string[]) {
  const chunks = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync(path.join(dist, 'prerender/chunks.json'), 'utf8')),
  );
  const read = (file: string) => readFileSync(path.join(dist, 'site', file));
  const readText = (file: string) => read(file).toString();
  const filesOf = (chunk: string, extension: string) => {
    const files = chunks[chunk];
    if (!files) throw new Error(`The client's compilation has written no chunk ${chunk}`);
    return files.filter((file) => file.endsWith(extension));
  };
  const integrityOf = (file: string) => `integrity="${digest(read(file))}"`;

  const base = filesOf('main', '.css').map(read).join('');
  const fonts = base.match(/\/assets\/\w+\.woff2/g) ?? [];
  const [boot = ''] = filesOf('main', '.js');

  const partChunks = Object.keys(chunks).filter((name) => !['main', ...pageChunks].includes(name));

  /** The style sheets of these chunks and of `app`; that of `main` is inline in each page. */
  const sheetsOf = (...names: readonly string[]) => [
    ...new Set(['app', ...names].flatMap((name) => filesOf(name, '.css'))),
  ];

  return {
    /** The inline style of a page, with all rules that its markup needs. */
    styleOf: async (chunk: string, markup: readonly string[]) => {
      const words = wordsOf(markup);
      const own = sheetsOf(chunk);
      const ownClasses = new Set(own.map(readText).flatMap(classesOf));
      // the markup may contain lazy parts, whose classes are only in their own sheets
      const parts = sheetsOf(...partChunks).filter((sheet) =>
        classesOf(readText(sheet)).some((name) => words.has(name) && !ownClasses.has(name)),
      );
      return base + (await usedRules([...own, ...parts].map(readText).join(''), words));
    },
    head: [
      ...fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
      ),
      // not deferred, so that it holds input while the rest of a long page is on its way
      `<script async src="/${boot}" ${integrityOf(boot)}></script>`,
    ],
    /** A page's scripts, except those that all pages share: each its address, «#» and its digest. */
    scriptsOf: (...names: readonly string[]) =>
      names
        .flatMap((name) => filesOf(name, '.js'))
        .filter((file) => !filesOf('app', '.js').includes(file))
        .map((file) => `/${file}#${digest(read(file))}`)
        .join(' '),
    foot: (chunk: string) =>
      sheetsOf(chunk)
        .map((file) => `<link rel="stylesheet" href="/${file}" ${integrityOf(file)} />`)
        .join(''),
  };
}
