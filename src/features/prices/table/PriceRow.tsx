import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { formatUnit } from '../../../domain/format/units';
import { formatMoney } from '../../../domain/format/money';
import type { Carpet, Category } from '../../../domain/settings/settings';
import { formatDimensions } from '../../../domain/trade/size';
import { stockLevel } from '../../../domain/trade/availability';
import { formatAvailability } from '../../../domain/trade/availabilityText';
import { lotOf } from '../../../domain/trade/lot';
import { formatLot } from '../../../domain/trade/lotText';
import { sumFor } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Availability } from '../../../shared/ui/text/Availability';
import { useChosenAmount } from '../selection/useSelection';
import { PriceCells } from './PriceCells';
import { PriceOrder } from './PriceOrder';
import styles from './PriceTable.module.css';

interface PriceRowProps {
  readonly carpet: Carpet;
  readonly category: Category;
  /** Of the heading above; undefined in a sorted list, where each row names its category. */
  readonly modelTitle?: string | undefined;
}

/** Memoized, so that a change of the view renders none of the rows that stay. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { carpet, category, modelTitle } = props;
  const [chosen, choose] = useChosenAmount(carpet);
  const { unit, availability } = carpet;
  const { minLot, packQty } = lotOf(carpet);
  const sum = chosen > 0 ? sumFor(carpet, chosen) : undefined;
  const stock = availability && (
    <Availability level={stockLevel(availability)}>{formatAvailability(carpet)}</Availability>
  );

  return (
    <tr role="row" className={clsx(chosen > 0 && styles.chosen)}>
      <td role="cell" className={styles.article}>
        {carpet.article}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={paths.carpet(category._id, carpet)}>{titleBelow(modelTitle, carpet)}</Link>
        {modelTitle === undefined && <small className={styles.category}>{category.title}</small>}
        <span className={styles.summary}>
          {formatLot(carpet)} {stock}
        </span>
      </th>
      <td role="cell" className={styles.wide}>
        {formatDimensions(carpet)}
      </td>
      <td role="cell" className={styles.wide}>
        {unit}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {packQty !== undefined && formatUnit(packQty, unit)}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {formatUnit(minLot, unit)}
      </td>
      <PriceCells carpet={carpet} amount={chosen} />
      <td role="cell" className={clsx(styles.wide, styles.stock)}>
        {stock}
      </td>
      <td role="cell" className={styles.quantity}>
        <PriceOrder carpet={carpet} chosen={chosen} onChoose={choose} />
      </td>
      <td role="cell" className={clsx(styles.sum, styles.number)}>
        {sum !== undefined && formatMoney(sum)}
      </td>
    </tr>
  );
});

/** The title of a carpet; small screens show only what it adds to the heading of its model. */
function titleBelow(modelTitle: string | undefined, { title }: Carpet): ReactNode {
  if (!modelTitle || !title.startsWith(modelTitle)) return title;
  const rest = title.slice(modelTitle.length).replace(/^[\s,]+/, '');
  const start = title.slice(0, title.length - rest.length);
  return rest ? (
    <>
      <span className={styles.ofModel}>{start}</span>
      {rest}
    </>
  ) : (
    title
  );
}
