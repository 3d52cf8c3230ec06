import { formatDate } from '../../../domain/format/date';
import { formatNumber } from '../../../domain/format/number';
import { stock } from '../../../domain/trade/availability';
import { warning, type FieldProblem } from '../fieldProblem';
import type { LastBuild } from '../../published/lastBuild';
import { widest } from '../../source/values/sides';
import { readCategories, type CheckedCarpet } from './categories';
import { checkAddresses } from './checkAddresses';
import { checkChanges } from './checkChanges';
import { checkDuplicates } from './checkDuplicates';
import { checkModels } from './checkModels';
import { checkPrices } from './checkPrices';

/**
 * What is wrong with published goods whose fields are right.
 * @param last what is published now
 * @param today ISO date
 */
export function checkCatalog(
  input: unknown,
  last: LastBuild | undefined,
  today: string,
): readonly FieldProblem[] {
  const categories = readCategories(input);
  const carpets = categories.flatMap((category) => category.carpets);
  return [
    ...checkDuplicates(input, categories),
    ...checkAddresses(categories),
    ...checkModels(categories),
    ...carpets.flatMap((one) => [
      ...checkPrices(one),
      ...checkWidth(one),
      ...checkArrival(one, today),
    ]),
    ...checkChanges(carpets, last?.items ?? {}),
  ];
}

/** A width that is more likely in millimetres, or was taken for metres (docs/product.md §24.7). */
function checkWidth({ path, carpet: { width = 0 } }: CheckedCarpet): readonly FieldProblem[] {
  if (width <= widest) return [];
  const message = `ширина ${formatNumber(width)} см, а шире ${widest / 100} м покрытий не бывает. Проверьте число и единицу.`;
  return [warning([...path, 'width'], message)];
}

/** An awaited carpet whose date has passed. */
function checkArrival({ path, carpet }: CheckedCarpet, today: string): readonly FieldProblem[] {
  const { availability, expectedAt } = carpet;
  if (availability !== stock.awaited || expectedAt === undefined || expectedAt >= today) return [];
  const message = `дата поступления прошла: ${formatDate(expectedAt)}. Исправьте её или наличие.`;
  return [warning([...path, 'expectedAt'], message)];
}
