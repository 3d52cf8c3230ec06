import { memo, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Carpet } from '../../../domain/settings/settings';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import text from '../../../shared/ui/text/text.module.css';
import { CarpetRow } from './CarpetRow';
import styles from './CarpetTable.module.css';
import { propsOf, type CarpetsProps } from './useAmount';

interface CarpetTableProps extends CarpetsProps {
  readonly caption: string;
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
  { title: 'Количество', className: styles.quantity },
];

/** Rows that the browser lays out at once; the later ones, group by group, when they come near. */
const rowsAtOnce = 20;
const rowsInGroup = 50;

export function CarpetTable({ caption, carpets, ...shared }: CarpetTableProps) {
  const groups = useMemo(() => inGroups(carpets), [carpets]);
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
      {groups.map((group, index) => (
        <CarpetRows key={index} carpets={group} isLater={index > 0} {...shared} />
      ))}
    </Table>
  );
}

interface CarpetRowsProps extends CarpetsProps {
  readonly isLater: boolean;
}

/** What is bought in one group leaves the hundreds of rows of the others alone. */
const CarpetRows = memo(function CarpetRows({ isLater, ...list }: CarpetRowsProps) {
  return (
    <tbody
      className={isLater ? styles.later : undefined}
      data-rows={isLater ? list.carpets.length : undefined}
    >
      {list.carpets.map((carpet) => (
        <CarpetRow key={carpet._id} {...propsOf(carpet, list)} />
      ))}
    </tbody>
  );
}, isSameGroup);

function isSameGroup(
  { amounts: before, ...one }: CarpetRowsProps,
  { amounts: after, ...other }: CarpetRowsProps,
): boolean {
  return (
    shallowEqual(one, other) &&
    (before === after || other.carpets.every(({ _id }) => before.get(_id) === after.get(_id)))
  );
}

function inGroups(carpets: readonly Carpet[]): readonly (readonly Carpet[])[] {
  const groups = [carpets.slice(0, rowsAtOnce)];
  for (let start = rowsAtOnce; start < carpets.length; start += rowsInGroup) {
    groups.push(carpets.slice(start, start + rowsInGroup));
  }
  return groups;
}
