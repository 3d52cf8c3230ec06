import { parseSettings } from '../../src/domain/settings/parseSettings';
import { fillTemplate } from '../../src/prerender/page/fillTemplate';
import { headTags } from '../../src/prerender/page/headTags';
import { contentSecurityPolicy } from '../../src/prerender/server/contentSecurityPolicy';
import { robots } from '../../src/prerender/site/robots';

const settingsOf = (company: object) =>
  parseSettings(JSON.stringify({ company }), (message) => {
    throw new Error(message);
  });
const settings = settingsOf({ brand: 'Порог', site: 'https://porog.example' });
const picture = { path: '/background.jpg', width: 2560, height: 720 };

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Property and content of each tag, in their order. */
function openGraphOf(tags: string) {
  const metas = [...parse(tags).querySelectorAll('meta[property]')];
  return metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]);
}

test('the template is filled with each part of a page', () => {
  const template =
    '<html><head><title>Шаблон</title></head><body><div id="root"></div><script id="settings">{}</script></body></html>';
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

describe('The head', () => {
  const head = { title: 'Цены', description: 'Цены на ковры' };

  test('has a title and all that messengers show', () => {
    const tags = headTags(head, { settings, path: '/prices', picture });
    expect(parse(tags).title).toContain('Цены');
    expect(openGraphOf(tags)).toStrictEqual([
      ['og:type', 'website'],
      ['og:locale', 'ru_RU'],
      ['og:site_name', 'Порог'],
      ['og:title', parse(tags).title],
      ['og:description', 'Цены на ковры'],
      ['og:url', 'https://porog.example/prices'],
      ['og:image', 'https://porog.example/background.jpg'],
      ['og:image:width', '2560'],
      ['og:image:height', '720'],
    ]);
    expect(parse(tags).body.textContent.trim()).toBe('');
  });

  test('of a page that is not there has no address and no picture', () => {
    const tags = headTags({ ...head, isNotFound: true }, { settings, path: '/404', picture });
    expect(openGraphOf(tags).map(([property]) => property)).toStrictEqual([
      'og:type',
      'og:locale',
      'og:site_name',
      'og:title',
      'og:description',
    ]);
  });
});

test('the policy allows what the site loads from itself, and nothing else', () => {
  expect(contentSecurityPolicy([]).split('; ')).toStrictEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ]);
});

test('robots.txt names what is not read, and the sitemap where the site has an address', () => {
  const always = [
    'User-agent: *',
    'Disallow: /api/',
    'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid',
  ];
  expect(robots(settings).split('\n')).toStrictEqual([
    ...always,
    '',
    'Sitemap: https://porog.example/sitemap.xml',
    '',
  ]);
  expect(robots(settingsOf({})).split('\n')).toStrictEqual([...always, '']);
});
