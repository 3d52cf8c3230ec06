import kinds from './pictures.json';

/** All addresses of the site, which are built only here (docs/product.md §3.1). */
export const paths = {
  home: '/',
  catalog: '/catalog',
  /** The catalogue, or what it finds for a query. */
  search: (q: string) => paths.catalog + (q && `?${new URLSearchParams({ q }).toString()}`),
  category: (id: string) => `/catalog/${encodeURIComponent(id)}`,
  model: (categoryId: string, modelId: string) =>
    `${paths.category(categoryId)}/${encodeURIComponent(modelId)}`,
  /** A carpet on the page of its model. */
  carpet: (
    categoryId: string,
    { _id, model = _id }: { readonly _id: string; readonly model?: string | undefined },
  ) => `${paths.model(categoryId, model)}#${anchors.carpet(_id)}`,
  conditions: '/conditions',
  prices: '/prices',
  contacts: '/contacts',
  cart: '/cart',
} as const;

/** Ids of elements that links lead to, encoded as in the fragment of the address. */
export const anchors = {
  /** On the pages of its model and its category. */
  carpet: (id: string) => `item-${encodeURIComponent(id)}`,
  /** In the price list. */
  group: (categoryId: string) => `group-${encodeURIComponent(categoryId)}`,
  /** What the search field of a page has found. */
  results: 'results',
  quickOrder: 'quick-order',
  handOff: 'handoff',
} as const;

export type PictureKind = keyof typeof kinds;

/** An original picture, perhaps in a folder of its kind's (docs/product.md §2.7, §4.6). */
export function picture(kind: PictureKind, file: string): string {
  return kinds[kind].folder + file.split('/').map(encodeURIComponent).join('/');
}

export type PictureFormat = 'avif' | 'jpg';

/** A picture that the build has resized to one of the widths of its kind, px, or has left smaller. */
export function resized(
  kind: PictureKind,
  file: string,
  width: number,
  format: PictureFormat,
): string {
  return `${picture(kind, file)}.${width}.${format}`;
}

/** All widths of a picture, from the smallest on, as a `srcset`. */
export function pictureSet(kind: PictureKind, file: string, format: PictureFormat): string {
  return kinds[kind].widths
    .map((width) => `${resized(kind, file, width, format)} ${width}w`)
    .join(', ');
}

/** Endpoints of the server (docs/product.md §12.7). */
export const api = { feedbacks: '/api/feedbacks' } as const;

/** A digit, after what may stand between the digits of a number. */
const digit = String.raw`(?:[\s()[\].\p{Dash}]*\d)`;
/** «+7 (495) 000-00-01», else five digits or more, else «112». */
const numbers = [
  `(?<!\\d)(?:\\+? ?7|8)${digit}{10}(?!\\d)`,
  `\\+?\\d${digit}{4,}`,
  `\\d${digit}{2,}`,
];

/**
 * The address for calling the first number of a text: «tel:+74950000001» for
 * «Офис 2: +7 (495) 000-00-01 доб. 5»; undefined if there is none.
 */
export function telHref(phone: string): string | undefined {
  const [number] = numbers.flatMap((pattern) => new RegExp(pattern, 'u').exec(phone) ?? []);
  // networks connect «+7…» and «8…», but not «7…»
  return number && `tel:${number.replace(/[^\d+]/g, '').replace(/^7(?=\d{10}$)/, '+7')}`;
}

/** An address that opens a mail program, with a subject and a text if given. */
export function mailHref(email: string, letter: { subject?: string; body?: string } = {}): string {
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
  const query = Object.entries(letter).map(([name, text]) => `${name}=${encode(text)}`);
  return [`mailto:${encode(email).replace('%40', '@')}`, query.join('&')].filter(Boolean).join('?');
}
