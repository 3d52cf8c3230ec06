import type { Settings } from '../../domain/settings/settings';
import { absolute } from '../../domain/company/company';
import { escapeMarkup } from '../page/escapeMarkup';

/** The sitemap; undefined if the settings give no origin, since its addresses must be absolute. */
export function sitemap(settings: Settings, addresses: readonly string[]): string | undefined {
  if (!settings.company.site) return undefined;
  const urls = addresses.map((path) => {
    return `  <url><loc>${escapeMarkup(absolute(settings, path) ?? '')}</loc></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
