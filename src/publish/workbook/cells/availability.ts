import { availabilities, stock } from '../../../domain/trade/availability';
import { refused, shownText, type FilledCell, type Reading } from './reading';

const words: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/^(?:(?:есть )?в наличии|есть(?: на складе)?|на складе|да|\+|много|достаточно)$/, stock.plenty],
  [/^(?:мало|осталось мало|заканчивается)$/, stock.few],
  [/^(?:под заказ|на заказ|заказ|нет(?: в наличии)?|отсутствует|[-–—])$/, stock.toOrder],
  [/^(?:ожидается|в пути|ожидаем|скоро)$/, stock.awaited],
];

/**
 * Reads one of the settings' words, what price lists say in their place, or the amount in stock: none
 * is «под заказ», any is «в наличии» (docs/product.md §25.10).
 */
export function readAvailability(cell: FilledCell): Reading {
  const text = shownText(cell);
  const amount = Number(text.replace(/[\s>]/g, '').replace(',', '.'));
  if (!Number.isNaN(amount)) return { value: amount > 0 ? stock.plenty : stock.toOrder };
  const plain = text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  const [, value] = words.find(([pattern]) => pattern.test(plain)) ?? [];
  return value !== undefined
    ? { value }
    : refused(
        `«${text}» — напишите одно из слов: ${availabilities.join(', ')} — или остаток числом`,
      );
}
