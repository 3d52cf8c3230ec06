import { cellsOf, filledColumns, formats, type ColumnOf } from '../format/columns';
import { currencySign } from '../format/money';
import { formatNumber } from '../format/number';
import type { Carpet, Offer } from '../settings/settings';
import { readNumber } from './amount';
import { packWeightOf } from './packWeight';
import { isOnRequest, priceOnRequest } from './price';
import { formatDimensions } from './size';

type PriceColumn = ColumnOf<Offer>;

/**
 * The price list as a table, with an empty column «Количество» for the buyer to fill in before
 * uploading the file (docs/product.md §8.9).
 */
export function priceTable(offers: readonly Offer[]) {
  const columns = filledColumns([...goods, ...tierColumns(offers), ...packing, amount], offers);
  return { columns, rows: cellsOf(columns, offers) };
}

const goods: readonly PriceColumn[] = [
  { heading: 'Категория', cell: ({ category }) => category.title },
  { heading: 'Модель', cell: ({ carpet }) => carpet.model },
  { heading: 'Артикул', cell: ({ carpet }) => carpet.article },
  { heading: 'Штрихкод', cell: ({ carpet }) => carpet.barcode },
  { heading: 'Наименование', cell: ({ carpet }) => carpet.title },
  { heading: 'Размер', cell: ({ carpet }) => formatDimensions(carpet) },
  { heading: 'Ед.', cell: ({ carpet }) => carpet.unit },
  { heading: 'В упаковке', cell: ({ carpet }) => carpet.packQty },
  { heading: 'Мин. партия', cell: ({ carpet }) => carpet.minLot },
  { heading: 'Кратность', cell: ({ carpet }) => carpet.step },
  {
    heading: `Цена, ${currencySign}`,
    format: formats.money,
    cell: ({ carpet }) => (isOnRequest(carpet) ? priceOnRequest : carpet.price),
  },
];

const packing: readonly PriceColumn[] = [
  { heading: 'Наличие', cell: ({ carpet }) => carpet.availability },
  {
    heading: 'Вес упаковки, кг',
    format: formats.weight,
    cell: ({ carpet }) => packWeightOf(carpet),
  },
  {
    heading: 'Объём упаковки, м³',
    format: formats.volume,
    cell: ({ carpet }) => carpet.packVolume,
  },
];

const amount: PriceColumn = { heading: 'Количество', isKept: true, cell: () => undefined };

/** A row of goods, or one without: a total, or a line whose carpet has left the catalogue. */
interface CarpetRow {
  readonly carpet?: Carpet | undefined;
}

/**
 * «Цена от 50» for each amount at which a tier begins. Where carpets have tiers of their own, that
 * would be a wide table of mostly empty columns; then each tier has its amount and its price, and so
 * does an amount that a heading would round.
 */
export function tierColumns(rows: readonly CarpetRow[]): readonly ColumnOf<CarpetRow>[] {
  const tiers = rows.map(({ carpet }) => carpet?.priceTiers ?? []);
  const amounts = [...new Set(tiers.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const most = tiers.reduce((count, { length }) => Math.max(count, length), 0);
  const areExact = amounts.every((from) => readNumber(formatNumber(from)) === from);
  if (areExact && amounts.length <= 2 * most) {
    return amounts.map((from) => ({
      heading: `Цена от ${formatNumber(from)}, ${currencySign}`,
      format: formats.money,
      cell: ({ carpet }) => carpet?.priceTiers?.find((tier) => tier.from === from)?.price,
    }));
  }
  return Array.from({ length: most }, (_, index) => [
    {
      heading: `Опт ${index + 1}, от`,
      cell: ({ carpet }: CarpetRow) => carpet?.priceTiers?.[index]?.from,
    },
    {
      heading: `Опт ${index + 1}, ${currencySign}`,
      format: formats.money,
      cell: ({ carpet }: CarpetRow) => carpet?.priceTiers?.[index]?.price,
    },
  ]).flat();
}
