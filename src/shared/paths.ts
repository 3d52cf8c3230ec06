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

/** Files that the owner keeps under `public/`. */
export const pictures = {
  background: '/background.jpg',
  category: (file: string) => `/gallery/categories/${encodeURIComponent(file)}`,
  item: (file: string) => `/gallery/items/${encodeURIComponent(file)}`,
  slide: (file: string) => `/gallery/slides/${encodeURIComponent(file)}`,
} as const;

/** Calls to the server (spec §7). */
export const api = { feedbacks: '/api/feedbacks' } as const;

/** Outside of this site: opened by a click, in a tab of its own. */
export const yandexMaps = {
  point: (latitude: number, longitude: number) =>
    `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16`,
  search: (address: string) => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`,
} as const;
