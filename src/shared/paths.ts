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

/**
 * One of the files that the build makes of a master picture.
 * @param file name of the master, in the kind's folder under `public/`
 * @param width px, one of the kind's
 */
export function pictureFile(
  kind: keyof typeof kinds,
  file: string,
  width: number,
  format: 'avif' | 'jpg',
): string {
  return `${kinds[kind].folder}${encodeURIComponent(file)}.${width}.${format}`;
}

/** Calls to the server (spec §7). */
export const api = { feedbacks: '/api/feedbacks' } as const;

/** Outside of this site: opened by a click, in a tab of its own. */
export const yandexMaps = {
  point: (latitude: number, longitude: number) =>
    `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`,
  search: (address: string) => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`,
} as const;
