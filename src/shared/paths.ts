import kinds from './pictures.json';

/** Every address of the site (spec §2). Nothing else builds one. */
export const paths = {
  home: '/',
  catalog: '/catalog',
  category: (id: string) => `/catalog/${encodeURIComponent(id)}`,
  /** A carpet among those of its category. */
  carpet: (categoryId: string, id: string) => `${paths.category(categoryId)}#${carpetAnchor(id)}`,
  conditions: '/conditions',
  prices: '/prices',
  contacts: '/contacts',
  cart: '/cart',
} as const;

/** Id of a carpet's element on its category's page: the fragment just as it stands in the address. */
export function carpetAnchor(id: string): string {
  return `item-${encodeURIComponent(id)}`;
}

type PictureKind = keyof typeof kinds;

/** A master picture, which the owner keeps under `public/` (spec §2: /background.jpg). */
export function picture(kind: PictureKind, file: string): string {
  return kinds[kind].folder + encodeURIComponent(file);
}

/** The widths that the build makes of a master, as a `srcset`. */
export function pictureSet(kind: PictureKind, file: string, format: 'avif' | 'jpg'): string {
  return kinds[kind].widths
    .map((width) => `${picture(kind, file)}.${width}.${format} ${width}w`)
    .join(', ');
}

/** Calls to the server (spec §7). */
export const api = { feedbacks: '/api/feedbacks' } as const;

/** Outside of this site: opened by a click, in a tab of its own. */
export const yandexMaps = {
  point: (latitude: number, longitude: number) =>
    `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`,
  search: (address: string) => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`,
} as const;
