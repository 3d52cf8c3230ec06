import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const site = 'dist/site';
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: [
      'html-validate:recommended',
      'html-validate:document',
      'html-validate:a11y',
      'html-validate:standard',
      'html-validate:prettier',
    ],
    // in the HTML standard, <details> is no sectioning content, so that a <th> may contain it
    elements: ['html5', { details: { sectioning: false } }],
    rules: {
      // React writes srcSet and inert="", which parsers read as srcset and inert
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // rows laid out as grids lose their role in some browsers unless it is named
      'no-redundant-role': 'off',
      // CSS prevents line breaks; no-break spaces would be copied with the number
      'tel-non-breaking': 'off',
      // a search that filters as the visitor types has no submit button
      'wcag/h32': 'off',
    },
  }),
);

/** ARIA requires a combobox to name its list, which is only in the page while it is open. */
const closedList = 'Element references missing id "suggestions"';

test('every built page is valid HTML', async () => {
  expect(pages.length).toBeGreaterThan(7);
  const found = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateFile(`${site}/${page}`);
      return results
        .flatMap(({ messages }) => messages)
        .filter(({ message }) => message !== closedList)
        .map(({ line, column, message }) => `${page}:${line}:${column} ${message}`);
    }),
  );
  expect(found.flat()).toStrictEqual([]);
});
