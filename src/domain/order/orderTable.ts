import { cellsOf, filledColumns, formats, type ColumnOf } from '../format/columns';
import { currencySign } from '../format/money';
import { documentLine } from './documentLine';
import { contactLines, type Order } from './order';
import { orderHeading } from './orderTitle';
import { tierColumns } from '../trade/priceTable';
import type { Carpet } from '../settings/settings';
import { cartTotals, volumeOfLine, weightOfLine, type CartLine, type CartTotals } from './totals';
import { discountLabel, totalsRemark } from './totalsRows';

/** A line of an order, or a total below the lines. */
interface FileRow {
  readonly carpet?: Carpet | undefined;
  readonly number?: number;
  readonly article?: string;
  readonly barcode?: string | undefined;
  readonly title: string;
  readonly unit?: string;
  readonly amount?: number;
  readonly packs?: number | undefined;
  /** Roubles, or what is said in place of a price. */
  readonly price?: number | string | undefined;
  /** Kopecks. */
  readonly sum?: number | undefined;
  /** kg */
  readonly weight?: number;
  /** m³ */
  readonly volume?: number;
  readonly note?: string | undefined;
}

const columns: readonly ColumnOf<FileRow>[] = [
  { heading: '№', cell: ({ number }) => number },
  { heading: 'Артикул', isKept: true, cell: ({ article }) => article },
  { heading: 'Штрихкод', cell: ({ barcode }) => barcode },
  { heading: 'Наименование', cell: ({ title }) => title },
  { heading: 'Ед.', cell: ({ unit }) => unit },
  { heading: 'Количество', cell: ({ amount }) => amount },
  { heading: 'Упаковок', cell: ({ packs }) => packs || undefined },
  { heading: `Цена, ${currencySign}`, format: formats.money, cell: ({ price }) => price },
  {
    heading: `Сумма, ${currencySign}`,
    format: formats.money,
    cell: ({ sum }) => (sum === undefined ? undefined : sum / 100),
  },
  { heading: 'Вес, кг', format: formats.weight, cell: ({ weight }) => weight || undefined },
  { heading: 'Объём, м³', format: formats.volume, cell: ({ volume }) => volume || undefined },
];

const note: ColumnOf<FileRow> = { heading: 'Примечание', cell: ({ note }) => note };

/**
 * An order as a table, with its contacts above and its totals below. Below the lines the columns of
 * articles and amounts are empty, so that the file can be uploaded again (docs/product.md §10.6).
 * @param link opens a cart with the same lines
 */
export function orderTable(order: Order, link?: string) {
  const { company, lines, discounts } = order;
  const rows = lines.map(lineRow);
  const totals = totalRows(cartTotals(lines, discounts));
  const filled = filledColumns([...columns, ...tierColumns(lines), note], [...rows, ...totals]);
  return {
    above: [
      [[orderHeading(order), company.phones?.office].filter(Boolean).join(' · ')],
      ...contactLines(order).map((line) => [line]),
    ],
    link: link === undefined ? undefined : { text: 'Открыть корзину на сайте', address: link },
    columns: filled,
    rows: cellsOf(filled, rows),
    below: cellsOf(filled, totals),
  };
}

function lineRow(line: CartLine, index: number): FileRow {
  const { price, remark, ...shown } = documentLine(line);
  return {
    ...shown,
    carpet: line.carpet,
    number: index + 1,
    barcode: line.carpet?.barcode,
    price: price ?? remark,
    weight: weightOfLine(line),
    volume: volumeOfLine(line),
  };
}

/** The sum that is to be paid, below the sum of the goods and the discount if one applies. */
function totalRows(totals: CartTotals): readonly FileRow[] {
  const { packs, weight, volume, sum, reduction, due } = totals;
  const goods = { packs, weight, volume };
  const total = { title: 'Итого', sum: sum > 0 ? due : undefined, note: totalsRemark(totals) };
  if (reduction === 0) return [{ ...goods, ...total }];
  return [
    { title: 'Товары', ...goods, sum },
    { title: discountLabel(totals), sum: -reduction },
    total,
  ];
}
