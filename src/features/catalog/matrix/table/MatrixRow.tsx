import { useEffect, useRef, useState } from 'react';
import type { Arrangement, Cell, Row } from '../../../../domain/matrix/arrangement';
import { formatLowest, singleUnitPrices } from '../../../../domain/model/prices';
import { packFacts } from '../../../../domain/matrix/packFacts';
import { anchors } from '../../../../shared/paths';
import layout from '../../../../shared/ui/layout/layout.module.css';
import { Icon } from '../../../../shared/ui/picture/Icon';
import { Swatch } from '../../filters/Swatch';
import type { Drafts } from '../useDrafts';
import { useAmounts } from '../useAmounts';
import { LineSum } from './LineSum';
import { MatrixCell } from './MatrixCell';
import styles from './OrderMatrix.module.css';

interface MatrixRowProps {
  readonly arrangement: Arrangement;
  readonly row: Row;
  readonly isFirst: boolean;
  /** The fragment of the address. */
  readonly marked: string;
  readonly drafts: Drafts;
}

/** A size with its colours, or the other way round. Without columns, it can be closed. */
export function MatrixRow({ arrangement, row, isFirst, marked, drafts }: MatrixRowProps) {
  const { rowsAre, columns } = arrangement;
  const { label, carpets, cells } = row;
  const [isToggled, setToggled] = useState<boolean>();
  const hasAmount = useAmounts(carpets, drafts).length > 0;
  const hasMarked = carpets.some(({ _id }) => anchors.carpet(_id) === marked);
  // stays open when its amounts are undone
  if ((hasAmount || hasMarked) && isToggled === undefined) setToggled(true);
  const [wasMarked, setWasMarked] = useState(hasMarked);
  if (hasMarked !== wasMarked) {
    setWasMarked(hasMarked);
    if (hasMarked) setToggled(true);
  }
  const isOpen = isToggled ?? isFirst;
  const fold = useRef<HTMLDetailsElement>(null);
  // for a closed row, which shows no prices
  const prices = singleUnitPrices(carpets);
  const name = label ?? (rowsAre === 'sizes' ? 'Размер не указан' : 'Цвет не указан');

  useEffect(() => {
    // it may have been opened before the row was hydrated
    if (fold.current?.open) setToggled(true);
  }, []);

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
        <details
          ref={fold}
          className={styles.fold}
          open={isOpen}
          onToggle={({ currentTarget }) => setToggled(currentTarget.open)}
        >
          <summary
            onClick={(event) => {
              event.preventDefault();
              setToggled(!isOpen);
            }}
          >
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
            drafts={drafts}
          />
        ) : (
          <EmptyCell key={column?.key} reason={cell} />
        );
      })}
      <td role="cell" className={styles.sum}>
        <LineSum carpets={carpets} drafts={drafts}>
          <small className={styles.from}>{prices && formatLowest(prices)}</small>
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
