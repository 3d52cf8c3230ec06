import { useDeferredValue, useMemo, useState } from 'react';
import type { Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { useSearch } from '../../state/settings/useSearch';
import { anchors } from '../../shared/paths';
import { selectLocation } from '../../shared/router/navigationSlice';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { CarpetCard } from './carpets/CarpetCard';
import { CarpetCards } from './carpets/CarpetCards';
import { CarpetRow } from './carpets/CarpetRow';
import { CarpetTable } from './carpets/CarpetTable';
import { Filters } from './filters/Filters';
import { applyView } from './view/applyView';
import { Toolbar } from './filters/Toolbar';
import { useCategoryView } from './view/useCategoryView';

interface CategoryGoodsProps {
  readonly category: Category;
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

export function CategoryGoods({ category, onAskPrice }: CategoryGoodsProps) {
  const { title, items } = category;
  const { view, ...address } = useCategoryView(items);
  const marked = useAppSelector(selectLocation).hash.slice(1);
  const [drafts] = useState(() => new Map<string, number>());
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const { facets, shown } = useMemo(
    () => applyView(category, listed, search),
    [category, listed, search],
  );
  const isInCards = listed.layout === 'cards';

  const list = useMemo(() => {
    const CarpetItem = isInCards ? CarpetCard : CarpetRow;
    return shown.map((carpet) => (
      <CarpetItem
        key={carpet._id}
        carpet={carpet}
        isMarked={marked === anchors.carpet(carpet._id)}
        drafts={drafts}
        onAskPrice={onAskPrice}
      />
    ));
  }, [shown, isInCards, marked, drafts, onAskPrice]);

  if (items.length === 0) {
    return <EmptyState icon="box" title="В этой категории пока нет товаров" />;
  }
  return (
    <>
      <Filters facets={facets} view={view} {...address} />
      <Toolbar shown={shown.length} of={items.length} view={view} {...address} />
      {shown.length === 0 ? (
        <NothingFound onReset={address.reset} />
      ) : isInCards ? (
        <CarpetCards title={title}>{list}</CarpetCards>
      ) : (
        <CarpetTable caption={`${title}: артикулы, упаковки, цены`} rows={list} />
      )}
    </>
  );
}
