import type { ReactNode } from 'react';
import layout from '../../shared/ui/layout.module.css';
import { Table } from '../../shared/ui/Table';
import text from '../../shared/ui/text.module.css';
import styles from './CarpetTable.module.css';

interface CarpetTableProps {
  readonly caption: string;
  readonly children: ReactNode;
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

export function CarpetTable({ caption, children }: CarpetTableProps) {
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
      <tbody>{children}</tbody>
    </Table>
  );
}
