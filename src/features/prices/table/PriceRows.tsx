import clsx from 'clsx';
import { Fragment, memo, useMemo } from 'react';
import { countOf, words } from '../../../domain/format/plural';
import { modelsOf } from '../../../domain/trade/models';
import { anchors, paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { HydratedLater } from '../../../shared/startup/HydratedLater';
import type { PriceGroup } from '../view/priceGroups';
import { PriceRow } from './PriceRow';
import styles from './PriceTable.module.css';

interface PriceRowsProps extends PriceGroup {
  /** Whether the browser lays out the group when it comes near the screen. */
  readonly isLayoutDeferred: boolean;
}

/** The rows of a category below its heading and those of its models, or the rows of a sorted list. */
export const PriceRows = memo(function PriceRows(props: PriceRowsProps) {
  const { category, offers, isLayoutDeferred } = props;
  const shown = useMemo(() => new Set(offers.map(({ carpet }) => carpet)), [offers]);
  if (!category) {
    return (
      <tbody>
        {offers.map((offer) => (
          <PriceRow key={offer.carpet._id} {...offer} />
        ))}
      </tbody>
    );
  }
  const { _id, title } = category;
  return (
    <HydratedLater when={isLayoutDeferred}>
      <tbody
        id={anchors.group(_id)}
        className={clsx(isLayoutDeferred && styles.deferred)}
        data-rows={isLayoutDeferred ? offers.length : undefined}
      >
        <tr role="row" className={styles.group}>
          <th role="rowheader" scope="rowgroup" colSpan={11}>
            <Link to={paths.category(_id)}>{title}</Link>{' '}
            <small>{countOf(offers.length, words.positions)}</small>
          </th>
        </tr>
        {modelsOf(category).map((model) => {
          const items = model.items.filter((carpet) => shown.has(carpet));
          if (items.length === 0) return null;
          return (
            <Fragment key={model.id}>
              {model.items[0].model !== undefined && (
                <tr role="row" className={styles.model}>
                  <th role="rowheader" scope="rowgroup" colSpan={11}>
                    <Link to={paths.model(_id, model.id)}>{model.title}</Link>
                  </th>
                </tr>
              )}
              {items.map((carpet) => (
                <PriceRow
                  key={carpet._id}
                  carpet={carpet}
                  category={category}
                  modelTitle={model.title}
                />
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </HydratedLater>
  );
});
