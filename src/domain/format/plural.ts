import { formatNumber, nbsp } from './number';

/** A noun's forms after 1, after 2 and after 5: «товар», «товара», «товаров». */
export type Forms = readonly [one: string, few: string, many: string];

/** The nouns that the site counts. */
export const words = {
  goods: ['товар', 'товара', 'товаров'],
  positions: ['позиция', 'позиции', 'позиций'],
  /** «без учёта 21 позиции» */
  ofPositions: ['позиции', 'позиций', 'позиций'],
  /** «В корзину 21 позицию» */
  toPositions: ['позицию', 'позиции', 'позиций'],
  lines: ['строка', 'строки', 'строк'],
  packs: ['упаковка', 'упаковки', 'упаковок'],
  rolls: ['рулон', 'рулона', 'рулонов'],
  pairs: ['пара', 'пары', 'пар'],
  models: ['модель', 'модели', 'моделей'],
  categories: ['категория', 'категории', 'категорий'],
  /** «в 21 категории» */
  inCategories: ['категории', 'категориях', 'категориях'],
  years: ['год', 'года', 'лет'],
  sizes: ['размер', 'размера', 'размеров'],
  colors: ['цвет', 'цвета', 'цветов'],
} as const satisfies Record<string, Forms>;

/** The form of a noun that goes with `count`; fractions take the form of 2 (docs/product.md §16.2). */
export function plural(count: number, [one, few, many]: Forms): string {
  if (!Number.isInteger(count)) return few;
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (Math.floor(tens / 10) === 1 || ones === 0 || ones > 4) return many;
  return ones === 1 ? one : few;
}

/** «5 товаров». */
export function countOf(count: number, forms: Forms): string {
  return `${formatNumber(count)}${nbsp}${plural(count, forms)}`;
}
