import { formatNumber, nbsp } from '../../domain/format/number';
import { countOf, plural, words, type Forms } from '../../domain/format/plural';
import type { LastBuild } from '../published/lastBuild';
import { warning, type FieldProblem } from './fieldProblem';

/** The part of the catalogue whose loss is more likely a mistake. */
const suspicious = 1 / 3;

const areLost: Forms = ['пропадёт', 'пропадут', 'пропадёт'];

/** Warns if much of what is published now would be gone: «из каталога пропадёт 117 товаров из 123» (docs/product.md §24.11). */
export function checkLoss(items: LastBuild['items'], last: LastBuild): readonly FieldProblem[] {
  const before = Object.keys(last.items);
  const gone = before.filter((id) => !Object.hasOwn(items, id)).length;
  if (gone <= before.length * suspicious) return [];
  const message = `из каталога ${plural(gone, areLost)} ${countOf(gone, words.goods)} из${nbsp}${formatNumber(before.length)}. Если так и задумано, ничего не меняйте.`;
  return [warning(['categories'], message)];
}
