import type { Carpet } from '../../../domain/settings/settings';
import { priceFor } from '../../../domain/trade/price';
import type { Fields } from '../../source/catalog';
import type { Problem } from '../cells/reading';

/**
 * The fields of a line of an order. Its price is that of its amount, without one the base price: where
 * this is the settings' price, or the sheet has no prices, nothing has changed (docs/product.md §25.12).
 */
export function lineFields(line: Fields, carpet: Carpet | undefined) {
  const { amount, price, ...fields } = line;
  const before = carpet && priceFor(carpet, typeof amount === 'number' ? amount : NaN);
  if (!('price' in line) || (carpet && before === price)) return { fields, problem: undefined };
  const hasTiers = amount !== undefined && (carpet?.priceTiers?.length ?? 0) > 0;
  return { fields: { ...fields, price }, problem: hasTiers ? tierPrice : undefined };
}

const tierPrice: Problem = {
  severity: 'error',
  message:
    'в файле заявки цена зависит от количества, и неясно, какую из цен менять. Меняйте цены в прайс-листе',
};
