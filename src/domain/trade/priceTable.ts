import { formatSize } from './size';
import { currencySign } from '../format/money';
import { formatTier, isOnRequest, priceOnRequest } from './price';
import type { Offer } from '../settings/settings';

/**
 * The price list as a table, with an empty column «Количество» for the buyer to fill in before
 * uploading the file (docs/product.md §8.9).
 */
export function priceTable(offers: readonly Offer[]) {
  return {
    headings: [
      'Категория',
      'Артикул',
      'Наименование',
      'Размер',
      'Ед.',
      'В упаковке',
      'Мин. партия',
      `Цена, ${currencySign}`,
      'Цены от количества',
      'Наличие',
      'Количество',
    ],
    rows: offers.map(({ carpet, category }) => [
      category.title,
      carpet.article,
      carpet.title,
      formatSize(carpet),
      carpet.unit,
      carpet.packQty,
      carpet.minLot,
      isOnRequest(carpet) ? priceOnRequest : carpet.price,
      carpet.priceTiers?.map(formatTier).join('; '),
      carpet.availability,
      undefined,
    ]),
  };
}
