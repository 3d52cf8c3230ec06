import { useDeferredValue, useMemo, useState } from 'react';
import { modelsOf } from '../../domain/trade/models';
import type { Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { useSearch } from '../../state/settings/useSearch';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { selectLocation } from '../../shared/router/navigationSlice';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { fits } from './filters/facets';
import { CarpetTable } from './table/CarpetTable';
import { findCarpets } from './view/findCarpets';
import { groupCarpets } from './view/groupCarpets';
import { useCategoryView } from './view/useCategoryView';

const CarpetCards = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './cards/CarpetCards')).CarpetCards,
);

/** Layouts other than the table, which is prerendered. */
export const layoutParts = [CarpetCards];

interface CategoryGoodsProps {
  readonly category: Category;
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

/** The carpets of a category, narrowed and arranged as the address says. */
export function CategoryGoods({ category, onAskPrice }: CategoryGoodsProps) {
  const { items } = category;
  const { view, reset } = useCategoryView(items);
  const marked = useAppSelector(selectLocation).hash.slice(1);
  const [drafts] = useState(() => new Map<string, number>());
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const models = useMemo(() => modelsOf(category), [category]);
  const groups = useMemo(() => {
    const shown = findCarpets(category, listed.q, search).filter(fits(listed.choice));
    return shown.length === 0 ? [] : groupCarpets(models, shown, listed.sorting);
  }, [category, models, listed, search]);

  if (items.length === 0) {
    return <EmptyState icon="box" title="В этой категории пока нет товаров" />;
  }
  if (groups.length === 0) return <NothingFound onReset={reset} />;
  const List = listed.layout === 'cards' ? CarpetCards : CarpetTable;
  return (
    <List
      title={category.title}
      categoryId={category._id}
      groups={groups}
      marked={marked}
      drafts={drafts}
      onAskPrice={onAskPrice}
    />
  );
}
