import { amountColumn, type Column } from './column';
import { goodsColumns } from './goods';
import { headingKey, splitHeading, withoutVat } from './heading';

const amount = amountColumn('amount', 'Количество', { synonyms: ['кол-во'] });

/** The columns of a file of an order; its weights and volumes are those of whole lines. */
export const orderColumns: readonly Column[] = [
  ...goodsColumns.filter(({ fields }) => !fields.includes('weight')),
  amount,
];

const ofOrder = [[amount.heading, ...amount.synonyms], ['Сумма']].map((names) =>
  names.map(headingKey),
);

/** Whether headings are those of an order: an amount and a sum (docs/product.md §25.12). */
export function isOrder(headings: readonly string[]): boolean {
  const keys = headings.map((heading) => splitHeading(withoutVat(heading)).key);
  return ofOrder.every((names) => names.some((name) => keys.includes(name)));
}
