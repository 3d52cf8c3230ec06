import type { Settings } from '../../domain/settings/settings';
import { absolute } from '../../domain/company/company';

/** Parameters that advertisements and messengers add to addresses; they do not change the page. */
const ignoredParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'gclid',
  'fbclid',
];

/** The text of robots.txt; `Clean-param` is an extension by Yandex. */
export function robots(settings: Settings): string {
  const address = absolute(settings, '/sitemap.xml');
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Clean-param: ${ignoredParameters.join('&')}`,
    ...(address ? ['', `Sitemap: ${address}`] : []),
    '',
  ].join('\n');
}
