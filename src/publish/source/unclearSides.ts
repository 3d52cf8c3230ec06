import { readNumber } from '../../domain/trade/amount';
import type { FieldPath, Finding, Place } from '../finding';
import { mayBeMetres } from './values/sides';
import { walkFields } from './walkFields';

/** Sides of goods, without a unit, that are more likely in metres (docs/product.md §24.5). */
export function findUnclearSides(
  input: unknown,
  placeOf: (path: FieldPath) => Place,
): readonly Finding[] {
  return [...walkFields(input)].flatMap(({ path, key, value, shape }): readonly Finding[] => {
    if (!shape || (key !== 'width' && key !== 'length')) return [];
    const side = typeof value === 'string' ? readNumber(value) : value;
    if (typeof side !== 'number' || !mayBeMetres(side)) return [];
    const message = `«${side}» — метры или сантиметры? Нужны сантиметры. Если это они, допишите единицу, в кавычках: "${side} см"`;
    return [{ severity: 'error', place: placeOf(path), message }];
  });
}
