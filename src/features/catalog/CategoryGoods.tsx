import { useDeferredValue, useMemo, useState } from 'react';
import { createSearch } from '../../domain/search/search';
import type { Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectLocation } from '../../shared/router/navigationSlice';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { CarpetCards } from './carpets/CarpetCards';
import { CarpetTable } from './carpets/CarpetTable';
import { Filters } from './filters/Filters';
import { lookAt } from './view/lookAt';
import { Toolbar } from './filters/Toolbar';
import type { Buy } from './carpets/useAmount';
import { useCategoryView } from './view/useCategoryView';

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
  const { hash } = useAppSelector(selectLocation);
  const search = useMemo(() => createSearch(items), [items]);
  const [drafts] = useState(() => new Map<string, number>());
  // hundreds of rows take their time, and what was pressed shows at once
  const listed = useDeferredValue(view);
  const { facets, shown } = useMemo(() => lookAt(items, listed, search), [items, listed, search]);

  if (items.length === 0) {
    return <EmptyState icon="box" title="В этой категории пока нет товаров" />;
  }

  const list = { carpets: shown, amounts, marked: hash.slice(1), drafts, onBuy, onAskPrice };
  return (
    <>
      <Filters facets={facets} view={view} {...address} />
      <Toolbar shown={shown.length} of={items.length} view={view} {...address} />
      {shown.length === 0 ? (
        <NothingFound onReset={address.reset} />
      ) : listed.layout === 'cards' ? (
        <CarpetCards title={title} {...list} />
      ) : (
        <CarpetTable caption={`${title}: артикулы, упаковки, цены`} {...list} />
      )}
    </>
  );
}
