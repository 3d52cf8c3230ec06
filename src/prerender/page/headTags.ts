import type { Settings } from '../../domain/settings/settings';
import { documentHead } from '../../app/documentHead';
import type { Head } from '../../pages/page';
import { absolute } from '../../domain/company/company';
import { resized } from '../../shared/paths';
import { escapeMarkup } from './escapeMarkup';

interface PageAddress {
  readonly settings: Settings;
  readonly path: string;
}

/** The title and tags in a page's head for search engines and for link previews in messengers. */
export function headTags(head: Head, { settings, path }: PageAddress) {
  const { title, tags } = documentHead(head, settings, path);
  const address = head.isNotFound ? undefined : absolute(settings, path);
  const openGraph = {
    'og:type': 'website',
    'og:locale': 'ru_RU',
    'og:site_name': settings.company.brand,
    'og:title': title,
    'og:description': head.description,
    'og:url': address,
    'og:image': address && absolute(settings, resized('background', 'background.jpg', 1280, 'jpg')),
  };
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...tags.flatMap(([tag, key, name, attribute, value]) =>
      value ? [`<${tag} ${key}="${name}" ${attribute}="${escapeMarkup(value)}" />`] : [],
    ),
    ...Object.entries(openGraph).flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapeMarkup(content)}" />`] : [],
    ),
  ].join('\n    ');
}
