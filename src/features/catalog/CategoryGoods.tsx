import { useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { createSearch } from '../../domain/search';
import type { Category } from '../../domain/settings';
import { anchors } from '../../shared/paths';
import { selectLocation } from '../../shared/router/navigationSlice';
import { EmptyState } from '../../shared/ui/EmptyState';
import text from '../../shared/ui/text.module.css';
import { CarpetCard } from './CarpetCard';
import { CarpetRow } from './CarpetRow';
import { CarpetTable } from './CarpetTable';
import { Filters } from './Filters';
import { lookAt } from './lookAt';
import { Toolbar } from './Toolbar';
import type { Buy } from './useAmount';
import { useCategoryView } from './useCategoryView';
import styles from './CategoryGoods.module.css';

interface CategoryGoodsProps {
  readonly category: Category;
  /** How much of each carpet is in the cart, by id. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly onBuy: Buy;
  /** Adds a carpet without a price and opens the call-back dialog. */
  readonly onAskPrice: Buy;
}

export function CategoryGoods({ category, amounts, onBuy, onAskPrice }: CategoryGoodsProps) {
  const { title, items } = category;
  const { view, ...address } = useCategoryView(items);
  const { hash } = useSelector(selectLocation);
  const search = useMemo(() => createSearch(items), [items]);
  const [drafts] = useState(() => new Map<string, number>());
  // hundreds of rows take their time, and what was pressed shows at once
  const listed = useDeferredValue(view);
  const { facets, shown } = useMemo(() => lookAt(items, listed, search), [items, listed, search]);

  if (items.length === 0) {
    return <EmptyState icon="box" title="В этой категории пока нет товаров" />;
  }

  const propsOf = (carpet: Category['items'][number]) => ({
    carpet,
    inCart: amounts.get(carpet._id),
    isMarked: hash === `#${anchors.carpet(carpet._id)}`,
    drafts,
    onBuy,
    onAskPrice,
  });
  return (
    <>
      <Filters facets={facets} view={view} {...address} />
      <Toolbar shown={shown.length} of={items.length} view={view} {...address} />
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={
            <>
              Ничего не нашли.{' '}
              <button type="button" className={text.action} onClick={address.reset}>
                Сбросить фильтры?
              </button>
            </>
          }
        />
      ) : listed.layout === 'cards' ? (
        <ul className={styles.cards} aria-label={title}>
          {shown.map((carpet) => (
            <CarpetCard key={carpet._id} {...propsOf(carpet)} />
          ))}
        </ul>
      ) : (
        <CarpetTable
          caption={`${title}: артикулы, упаковки, цены`}
          rows={shown.map((carpet) => (
            <CarpetRow key={carpet._id} {...propsOf(carpet)} />
          ))}
        />
      )}
    </>
  );
}
