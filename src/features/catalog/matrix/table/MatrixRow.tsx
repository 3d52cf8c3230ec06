import type { Arrangement, Cell, Row } from '../../../../domain/matrix/arrangement';
import { lowestPrice } from '../../../../domain/matrix/lowestPrice';
import { packFacts } from '../../../../domain/matrix/packFacts';
import { anchors } from '../../../../shared/paths';
import layout from '../../../../shared/ui/layout/layout.module.css';
import { Icon } from '../../../../shared/ui/picture/Icon';
import { Swatch } from '../../filters/Swatch';
import { useAmounts } from '../useAmounts';
import { LineSum } from './LineSum';
import { MatrixCell } from './MatrixCell';
import styles from './OrderMatrix.module.css';
import { useFold } from './useFold';

interface MatrixRowProps {
  readonly arrangement: Arrangement;
  readonly row: Row;
  readonly isFirst: boolean;
  /** The fragment of the address. */
  readonly marked: string;
}

/** A size with its colours, or the other way round. Without columns, it can be closed. */
export function MatrixRow({ arrangement, row, isFirst, marked }: MatrixRowProps) {
  const { rowsAre, columns } = arrangement;
  const { label, carpets, cells } = row;
  const hasAmount = useAmounts(carpets).length > 0;
  const hasMarked = carpets.some(({ _id }) => anchors.carpet(_id) === marked);
  const fold = useFold({ isFirst, hasAmount, hasMarked });
  const name = label ?? (rowsAre === 'sizes' ? 'Размер не указан' : 'Цвет не указан');

  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.head}>
        <b>
          {rowsAre === 'colors' && <Swatch color={name} />}
          {name}
        </b>
        {packFacts(carpets).map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
        <details className={styles.fold} {...fold}>
          <summary>
            <span className={layout.hidden}>{name}: позиции</span>
            <Icon name="down" />
          </summary>
        </details>
      </th>
      {cells.map((cell, index) => {
        const column = columns[index];
        return typeof cell === 'object' ? (
          <MatrixCell
            key={cell._id}
            carpet={cell}
            column={column?.label}
            isMarked={anchors.carpet(cell._id) === marked}
          />
        ) : (
          <EmptyCell key={column?.key} reason={cell} />
        );
      })}
      <td role="cell" className={styles.sum}>
        <LineSum carpets={carpets}>
          <small className={styles.from}>{lowestPrice(carpets)}</small>
        </LineSum>
      </td>
    </tr>
  );
}

function EmptyCell({ reason }: { readonly reason: Exclude<Cell, object> }) {
  return (
    <td role="cell" className={styles.none}>
      <span aria-hidden="true">—</span>
      {reason === 'hidden' ? (
        <small>Скрыто фильтром</small>
      ) : (
        <span className={layout.hidden}>Нет такого сочетания</span>
      )}
    </td>
  );
}
