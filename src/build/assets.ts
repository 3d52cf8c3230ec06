import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { digest } from './digest';
import { usedRules, wordsOf } from './styles';

/** What the client's compilation has written, for the pages that load it. */
export function readAssets(dist: string) {
  const chunks = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync(path.join(dist, 'build/chunks.json'), 'utf8')),
  );
  const read = (file: string) => readFileSync(path.join(dist, 'site', file));
  const filesOf = (chunk: string, extension: string) =>
    (chunks[chunk] ?? []).filter((file) => file.endsWith(extension));
  const integrityOf = (file: string) => `integrity="${digest(read(file), 'sha384')}"`;

  const base = filesOf('main', '.css').map(read).join('');
  const fonts = base.match(/\/assets\/\w+\.woff2/g) ?? [];
  const [boot = ''] = filesOf('main', '.js');

  /** Sheets of what all pages have and of a page of its own; the base is within each page. */
  const sheetsOf = (chunk: string) => [
    ...new Set([...filesOf('app', '.css'), ...filesOf(chunk, '.css')]),
  ];

  return {
    /** The style that stands in a page: all that its markup needs. */
    styleOf: async (chunk: string, markup: readonly string[]) =>
      base +
      (await usedRules(sheetsOf(chunk).map(read).join(''), new Set(markup.flatMap(wordsOf)))),
    head: [
      ...fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
      ),
      `<script defer src="/${boot}" ${integrityOf(boot)}></script>`,
    ],
    foot: (chunk: string) =>
      sheetsOf(chunk)
        .map((file) => `<link rel="stylesheet" href="/${file}" ${integrityOf(file)} />`)
        .join(''),
  };
}
