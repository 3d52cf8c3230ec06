import { formatDate } from '../../../domain/format/date';
import { stock } from '../../../domain/trade/availability';
import { warning, type FieldProblem } from '../fieldProblem';
import type { LastBuild } from '../../published/lastBuild';
import { readCategories, type CheckedCarpet } from './categories';
import { checkAddresses } from './checkAddresses';
import { checkChanges } from './checkChanges';
import { checkDoubles } from './checkDoubles';
import { checkModels } from './checkModels';
import { checkPrices } from './checkPrices';

/**
 * What is wrong with published goods whose fields are right.
 * @param last what is published now
 * @param today ISO date
 */
export function checkGoods(
  input: unknown,
  last: LastBuild | undefined,
  today: string,
): readonly FieldProblem[] {
  const categories = readCategories(input);
  const carpets = categories.flatMap((category) => category.carpets);
  return [
    ...checkDoubles(input, categories),
    ...checkAddresses(categories),
    ...checkModels(categories),
    ...carpets.flatMap((one) => [...checkPrices(one), ...checkArrival(one, today)]),
    ...checkChanges(carpets, last?.items ?? {}),
  ];
}

/** An awaited carpet whose date has passed. */
function checkArrival({ path, carpet }: CheckedCarpet, today: string): readonly FieldProblem[] {
  const { availability, expectedAt } = carpet;
  if (availability !== stock.awaited || expectedAt === undefined || expectedAt >= today) return [];
  const message = `дата поступления прошла: ${formatDate(expectedAt)}. Исправьте её или наличие.`;
  return [warning([...path, 'expectedAt'], message)];
}
