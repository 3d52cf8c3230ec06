import { absolute } from '../../domain/company/company';
import type { Settings } from '../../domain/settings/settings';
import { escapeMarkup } from '../page/escapeMarkup';
import { picturesOf, subjectOf } from '../page/subject';
import { largestPicture } from '../pictures/largestPicture';

/** The sitemap; undefined if the settings give no origin, since its addresses must be absolute. */
export function sitemap(settings: Settings, addresses: readonly string[]): string | undefined {
  if (!settings.company.site) return undefined;
  const address = (path: string) => escapeMarkup(absolute(settings, path) ?? '');
  const urls = addresses.map((path) => {
    const images = picturesOf(subjectOf(settings, path)).map(
      ({ kind, file }) =>
        `<image:image><image:loc>${address(largestPicture(kind, file))}</image:loc></image:image>`,
    );
    return `  <url><loc>${address(path)}</loc>${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
