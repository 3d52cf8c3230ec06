/** The values of `availability` in the settings, best first (docs/product.md §2.11). */
export const stock = {
  plenty: 'в наличии',
  few: 'мало',
  toOrder: 'под заказ',
  awaited: 'ожидается',
} as const;

/** In the order of the filter. */
export const availabilities = Object.values(stock);

export type Availability = (typeof availabilities)[number];

type StockLevel = 'plenty' | 'few' | 'none';

/** How much is in stock; `none` also covers unknown availability (docs/product.md §8.2). */
export function stockLevel(availability: Availability | undefined): StockLevel {
  if (availability === stock.plenty) return 'plenty';
  return availability === stock.few ? 'few' : 'none';
}
