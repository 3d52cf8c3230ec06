import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../../src/prerender/server/contentSecurityPolicy';
import { nginxConfig } from '../../src/prerender/server/nginxConfig';
import { manifest } from '../../src/prerender/site/manifest';
import { robots } from '../../src/prerender/site/robots';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const settings = parseValidSettings(
  JSON.stringify({ company: { brand: 'Порог', site: 'https://porog.example' } }),
);
const withoutSettings = parseValidSettings('{}');

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

test('every location of the nginx configuration carries the whole header set', () => {
  const config = nginxConfig('127.0.0.1:1', ['p{color:red}']);
  const locations = config.split(/^ {4}location /m).slice(1);
  expect(locations.length).toBeGreaterThan(5);
  for (const location of locations) {
    for (const name of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Resource-Policy',
    ]) {
      expect(location).toMatch(new RegExp(`add_header ${name} ".+" always;`));
    }
  }
  expect(config).toContain('server 127.0.0.1:1;');
  // echo -n 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(config).toContain(
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  );
});

describe('The web manifest', () => {
  const general = readFileSync('public/site.webmanifest', 'utf8');

  test('has the company’s name, or else a description of what is sold', () => {
    expect(JSON.parse(manifest(general, settings))).toMatchObject({
      name: 'Порог',
      short_name: 'Порог',
      start_url: '/',
    });
    expect(JSON.parse(manifest(general, withoutSettings))).toMatchObject({
      name: 'Оптовая торговля ковриками и напольными покрытиями',
    });
  });

  test('has the colours of the pages', () => {
    const [paper] =
      /(?<=--paper: )#\w+/.exec(readFileSync('src/shared/styles/tokens.css', 'utf8')) ?? [];
    expect(JSON.parse(general)).toMatchObject({ theme_color: paper, background_color: paper });
  });
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
  expect(robots(withoutSettings).split('\n')).toStrictEqual([...always, '']);
});
