import { memo, type ReactNode } from 'react';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import text from '../../../shared/ui/text/text.module.css';
import styles from './CarpetTable.module.css';

const columns = [
  { title: 'Фото', className: styles.picture },
  { title: 'Артикул' },
  { title: 'Наименование' },
  { title: 'Размер', className: styles.size },
  { title: 'В упаковке', className: `${styles.pack} ${text.number}` },
  { title: 'Мин. партия', className: `${styles.pack} ${text.number}` },
  { title: 'Цена', className: text.number },
  { title: 'Наличие', className: styles.stock },
  { title: 'Количество', className: styles.quantity },
];

/** Rows laid out at once; the browser lays out the later groups when they come near the screen. */
const rowsAtOnce = 20;
const rowsInGroup = 50;

interface CarpetTableProps {
  readonly caption: string;
  readonly rows: readonly ReactNode[];
}

export const CarpetTable = memo(function CarpetTable({ caption, rows }: CarpetTableProps) {
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
      {inGroups(rows).map((group, index) => (
        <tbody
          key={index}
          className={index > 0 ? styles.later : undefined}
          data-rows={index > 0 ? group.length : undefined}
        >
          {group}
        </tbody>
      ))}
    </Table>
  );
});

function inGroups<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const groups = [rows.slice(0, rowsAtOnce)];
  for (let start = rowsAtOnce; start < rows.length; start += rowsInGroup) {
    groups.push(rows.slice(start, start + rowsInGroup));
  }
  return groups;
}
