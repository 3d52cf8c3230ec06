import type { Settings } from '../../domain/settings/settings';
import { documentHead } from '../../app/documentHead';
import type { Head } from '../../pages/page';
import { absolute } from '../../domain/company/company';
import { escapeMarkup } from './escapeMarkup';
import type { SharePicture } from './sharePicture';

interface PageAddress {
  readonly settings: Settings;
  readonly path: string;
  readonly isProduct?: boolean;
  readonly picture?: SharePicture | undefined;
}

/** The title and tags in a page's head for search engines and for link previews in messengers. */
export function headTags(head: Head, { settings, path, isProduct, picture }: PageAddress) {
  const { title, tags } = documentHead(head, settings, path);
  const address = head.isNotFound ? undefined : absolute(settings, path);
  const image = address && picture && absolute(settings, picture.path);
  const openGraph = {
    'og:type': isProduct ? 'product' : 'website',
    'og:locale': 'ru_RU',
    'og:site_name': settings.company.brand,
    'og:title': title,
    'og:description': head.description,
    'og:url': address,
    'og:image': image,
    ...(image && {
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt,
    }),
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
