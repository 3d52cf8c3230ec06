import fc from 'fast-check';
import { fingerprint } from '../../src/domain/format/fingerprint';
import { fillTemplate } from '../../src/prerender/page/fillTemplate';
import { headTags } from '../../src/prerender/page/headTags';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const template =
  '<!doctype html><html><head><title>Шаблон</title></head>' +
  '<body><div id="root"></div><script type="application/json" id="settings">\n{}\n</script></body></html>';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const parts = {
  head: '<title>Каталог</title>',
  root: { page: '/', settings: '', scripts: '' },
  markup: '',
  data: '{}',
  block: '{}',
  foot: '<link rel="stylesheet" href="/assets/page.css" />',
};

test('the template is filled with each part of a page', () => {
  const { head, body } = parse(
    fillTemplate(template, {
      head: '<title>Каталог</title>',
      root: { page: '/catalog/«a»"', settings: '1' },
      markup: '<main>Ковры</main>',
      data: '{"name":"</script>"}',
      block: '{"a":1}',
      foot: '<link rel="stylesheet" href="/page.css" />',
    }),
  );
  expect(head.querySelector('title')?.textContent).toBe('Каталог');
  const root = body.querySelector<HTMLElement>('#root');
  expect(root?.getAttributeNames()).toStrictEqual(['id', 'data-page', 'data-settings']);
  expect(root?.dataset).toMatchObject({ page: '/catalog/«a»"', settings: '1' });
  expect(root?.textContent).toBe('Ковры');
  expect(body.querySelector('#settings')?.textContent).toBe('{"a":1}');
  const [link, data, ...more] = [...body.children].slice(-2);
  expect(link?.getAttribute('href')).toBe('/page.css');
  expect(data?.textContent).toBe(String.raw`{"name":"\u003c/script>"}`);
  expect(more).toStrictEqual([]);
});

test('a template without one of its placeholders stops the build', () => {
  expect(() => fillTemplate('<title></title>', parts)).toThrow('no place');
});

test('an HTML parser reads the settings block unchanged, whatever it holds', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!-- <script>', '\u2028', '&amp;', '$&', '$1'),
  );
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 8 }), (texts) => {
      const block = JSON.stringify({ categories: [{ _id: '1', title: texts.join('') }] });
      const html = fillTemplate(template, { ...parts, block });
      const [, raw] = /id="settings">(.*?)<\/script>/s.exec(html) ?? [];
      expect(raw).not.toContain('<');
      const read = parse(html).getElementById('settings')?.textContent ?? '';
      expect(JSON.parse(read)).toStrictEqual(JSON.parse(block));
      expect(fingerprint(JSON.stringify(JSON.parse(read)))).toBe(fingerprint(block));
    }),
    { numRuns: 1000 },
  );
});

test('any title is escaped, in elements and in attributes', () => {
  const settings = parseValidSettings('{}');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const title = `«${text}»`;
      const tags = headTags({ title, description: title }, { settings, path: '/catalog' });
      const data = JSON.stringify({ title });
      const { head, body } = parse(fillTemplate(template, { ...parts, head: tags, data }));
      expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(title);
      expect(head.querySelectorAll('title')).toHaveLength(1);
      const read = body.querySelector('[type="application/ld+json"]')?.textContent ?? '';
      expect(JSON.parse(read)).toStrictEqual({ title });
    }),
  );
});
