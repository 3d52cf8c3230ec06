import { amountColumn, type Column } from './column';
import { goodsColumns } from './goods';
import { headingKey, splitHeading } from './heading';

/** The columns of a file of an order; its weights and volumes are those of whole lines. */
export const orderColumns: readonly Column[] = [
  ...goodsColumns.filter(({ fields }) => !fields.includes('weight')),
  amountColumn('amount', 'Количество', { synonyms: ['кол-во'] }),
];

const ofOrder = ['Количество', 'Сумма'].map(headingKey);

/** Whether headings are those of an order: an amount and a sum (docs/product.md §25.12). */
export function isOrder(headings: readonly string[]): boolean {
  return ofOrder.every((key) => headings.some((heading) => splitHeading(heading).key === key));
}
