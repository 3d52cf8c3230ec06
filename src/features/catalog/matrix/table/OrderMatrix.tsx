import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { arrange, type Line } from '../../../../domain/matrix/arrangement';
import type { Carpet } from '../../../../domain/settings/settings';
import type { Model } from '../../../../domain/trade/models';
import { areByWidth } from '../../../../domain/trade/size';
import layout from '../../../../shared/ui/layout/layout.module.css';
import { Picture } from '../../../../shared/ui/picture/Picture';
import { Swatch } from '../../filters/Swatch';
import type { Paste } from '../paste/usePaste';
import { LineSum } from './LineSum';
import { MatrixRow } from './MatrixRow';
import { moveFocus } from './moveFocus';
import { useHash } from './useHash';
import styles from './OrderMatrix.module.css';

interface OrderMatrixProps {
  readonly model: Model;
  /** The carpets of the model that match the filters. */
  readonly shown: readonly Carpet[];
  readonly paste: Paste;
  /** Above and below the table, in the same frame. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** A model's sizes and colours as a table of quantities (docs/product.md §20). */
export function OrderMatrix(props: OrderMatrixProps) {
  const { model, shown, paste, head, children } = props;
  const marked = useHash();
  const arrangement = useMemo(() => arrange(model.items, shown), [model, shown]);
  const { rowsAre, rows, columns, isFolded } = arrangement;

  return (
    <div className={clsx(styles.box, isFolded && styles.folded)}>
      {head}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for events of its fields */}
      <table
        role="table"
        className={clsx(styles.matrix, columns.length > 3 && styles.narrow)}
        onFocus={paste.prepare}
        onKeyDownCapture={moveFocus}
        onPasteCapture={(event) => paste.intoCell(event, rows)}
      >
        <caption className={layout.hidden}>{model.title}: размер и цвет</caption>
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.head}>
              {rowsAre === 'colors' ? 'Цвет' : areByWidth(model.items) ? 'Ширина' : 'Размер'}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} isColor={rowsAre === 'sizes'} />
            ))}
            <th role="columnheader" scope="col" className={styles.sum}>
              Итого
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.key}
              arrangement={arrangement}
              row={row}
              isFirst={index === 0}
              marked={marked}
            />
          ))}
        </tbody>
        <tfoot>
          <tr role="row">
            <th role="rowheader" scope="row" className={styles.head}>
              Итого
            </th>
            {columns.map(({ key, carpets }) => (
              <td key={key} role="cell">
                <LineSum carpets={carpets} />
              </td>
            ))}
            <td role="cell" className={styles.sum}>
              <LineSum carpets={shown} />
            </td>
          </tr>
        </tfoot>
      </table>
      {children}
    </div>
  );
}

interface ColumnHeadProps {
  readonly column: Line;
  readonly isColor: boolean;
}

function ColumnHead({ column: { label, carpets }, isColor }: ColumnHeadProps) {
  if (!isColor) {
    return (
      <th role="columnheader" scope="col">
        {label ?? 'Размер не указан'}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col">
      <span className={styles.color}>
        <Picture kind="item" file={carpets[0]?.image} alt="" />
        <Swatch color={label ?? ''} />
        {label ?? 'Цвет не указан'}
      </span>
    </th>
  );
}
