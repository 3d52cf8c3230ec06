import { formatDate } from '../../../domain/format/date';
import { stock } from '../../../domain/trade/availability';
import type { FieldProblem } from '../fields/checkFields';
import type { LastBuild } from '../../published/lastBuild';
import { checkAddresses } from './checkAddresses';
import { checkDoubles } from './checkDoubles';
import { checkModels } from './checkModels';
import { checkPriceChange, checkPrices } from './checkPrices';
import { readGroups, type Goods } from './goods';

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
  const groups = readGroups(input);
  const goods = groups.flatMap((group) => group.goods);
  const items = new Map(Object.entries(last?.items ?? {}));
  return [
    ...checkDoubles(input, groups),
    ...checkAddresses(groups),
    ...checkModels(groups),
    ...goods.flatMap((one) => [
      ...checkPrices(one),
      ...checkPriceChange(one, items.get(one.carpet._id)),
      ...checkArrival(one, today),
    ]),
  ];
}

/** An awaited carpet whose date has passed. */
function checkArrival({ path, carpet }: Goods, today: string): readonly FieldProblem[] {
  const { availability, expectedAt } = carpet;
  if (availability !== stock.awaited || expectedAt === undefined || expectedAt >= today) return [];
  const message = `дата поступления прошла: ${formatDate(expectedAt)}. Исправьте её или наличие.`;
  return [{ path: [...path, 'expectedAt'], severity: 'warning', message }];
}
