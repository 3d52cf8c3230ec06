import type { ReactElement } from 'react';
import layout from '../../shared/ui/layout.module.css';
import { Table } from '../../shared/ui/Table';
import text from '../../shared/ui/text.module.css';
import styles from './CarpetTable.module.css';

interface CarpetTableProps {
  readonly caption: string;
  readonly rows: readonly ReactElement[];
}

const columns = [
  { title: 'Фото', className: styles.picture },
  { title: 'Артикул' },
  { title: 'Наименование' },
  { title: 'Размер', className: styles.size },
  { title: 'В упаковке', className: `${styles.pack} ${text.number}` },
  { title: 'Мин. партия', className: `${styles.pack} ${text.number}` },
  { title: 'Цена', className: text.number },
  { title: 'Наличие', className: styles.stock },
  { title: 'Количество' },
];

/** Rows that the browser lays out at once; the later ones when they come near the screen. */
const rowsAtOnce = 20;

export function CarpetTable({ caption, rows }: CarpetTableProps) {
  const later = rows.slice(rowsAtOnce);
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr role="row">
          {columns.map(({ title, className }) => (
            <th key={title} scope="col" role="columnheader" className={className}>
              {title}
            </th>
          ))}
          <th scope="col" role="columnheader">
            <span className={layout.hidden}>В корзину</span>
          </th>
        </tr>
      </thead>
      <tbody>{rows.slice(0, rowsAtOnce)}</tbody>
      {later.length > 0 && (
        <tbody className={styles.later} data-rows={later.length}>
          {later}
        </tbody>
      )}
    </Table>
  );
}
