import kinds from './pictures.json';

/** Every address of the site (docs/product.md §3.1). Nothing else builds one. */
export const paths = {
  home: '/',
  catalog: '/catalog',
  category: (id: string) => `/catalog/${encodeURIComponent(id)}`,
  /** A carpet among those of its category. */
  carpet: (categoryId: string, id: string) => `${paths.category(categoryId)}#${anchors.carpet(id)}`,
  conditions: '/conditions',
  prices: '/prices',
  contacts: '/contacts',
  cart: '/cart',
} as const;

/** Ids of elements that links lead to: the fragments just as they stand in the address. */
export const anchors = {
  /** On the page of its category. */
  carpet: (id: string) => `item-${encodeURIComponent(id)}`,
  /** In the price list. */
  group: (categoryId: string) => `group-${encodeURIComponent(categoryId)}`,
  quickOrder: 'quick-order',
  handOff: 'handoff',
} as const;

type PictureKind = keyof typeof kinds;

/** A master picture, which the owner keeps under `public/` (docs/product.md §2.7, §4.6). */
export function picture(kind: PictureKind, file: string): string {
  return kinds[kind].folder + encodeURIComponent(file);
}

type Format = 'avif' | 'jpg';

/** What the build makes of a master, in one of the widths of its kind, px. */
export function resized(kind: PictureKind, file: string, width: number, format: Format): string {
  return `${picture(kind, file)}.${width}.${format}`;
}

/** All widths of a picture, as a `srcset`. */
export function pictureSet(kind: PictureKind, file: string, format: Format): string {
  return kinds[kind].widths
    .map((width) => `${resized(kind, file, width, format)} ${width}w`)
    .join(', ');
}

/** Calls to the server (docs/product.md §12.7). */
export const api = { feedbacks: '/api/feedbacks' } as const;

/**
 * «+7 (495) 000-00-01 доб. 5» as an address to call: «tel:+74950000001», the first number of the
 * text; undefined where there is none.
 */
export function telHref(phone: string): string | undefined {
  const [number] = /\+?\d[\d\s().\p{Dash}]*/u.exec(phone) ?? [];
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** An address that opens a mail program, with a letter begun. */
export function mailHref(email: string, letter: { subject?: string; body?: string } = {}): string {
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  const query = Object.entries(letter).map(([name, text]) => `${name}=${encode(text)}`);
  return [`mailto:${encode(email).replace('%40', '@')}`, query.join('&')].filter(Boolean).join('?');
}

/** Outside of this site: opened by a click, in a tab of its own. */
export const yandexMaps = {
  point: (latitude: number, longitude: number) =>
    `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`,
  search: (address: string) => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`,
} as const;
