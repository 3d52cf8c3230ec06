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
    rules: {
      // React writes srcSet and inert="": parsers read them as srcset and inert
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // rows laid out as grids lose their roles in some browsers
      'no-redundant-role': 'off',
      // styles keep a number on its line; with other characters in it, it could not be pasted
      'tel-non-breaking': 'off',
      // a search that answers while one types has nothing to submit
      'wcag/h32': 'off',
    },
  }),
);

test('every page that the build writes is valid HTML', async () => {
  expect(pages.length).toBeGreaterThan(7);
  const found = await Promise.all(
    pages.map(async (page) => {
      const { results } = await validator.validateFile(`${site}/${page}`);
      return results.flatMap(({ messages }) =>
        messages.map(({ line, column, message }) => `${page}:${line}:${column} ${message}`),
      );
    }),
  );
  expect(found.flat()).toEqual([]);
});
