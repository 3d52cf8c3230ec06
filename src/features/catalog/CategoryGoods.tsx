import { useDeferredValue, useMemo } from 'react';
import { formatDate } from '../../domain/format/date';
import { modelsOf } from '../../domain/trade/models';
import type { Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectPriceList } from '../../state/settings/settingsSlice';
import { useSearch } from '../../state/settings/useSearch';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { paths } from '../../shared/paths';
import { selectLocation } from '../../shared/router/navigationSlice';
import { ButtonLink } from '../../shared/ui/button/Button';
import { Icon } from '../../shared/ui/picture/Icon';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import styles from './CategoryGoods.module.css';
import { fits } from './filters/facets';
import { CarpetTable } from './table/CarpetTable';
import { findCarpets } from './view/findCarpets';
import { groupCarpets } from './view/groupCarpets';
import { useCategoryView } from './view/useCategoryView';

const CarpetCards = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "category-more" */ './cards/CarpetCards')).CarpetCards,
);
const CategoryMatrix = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "matrix" */ './matrix/CategoryMatrix')).CategoryMatrix,
);

const NothingHere = lazyPart(
  async () => (await import(/* webpackChunkName: "category-more" */ './NothingHere')).NothingHere,
);

/** What takes the place of the table, which is prerendered. */
export const otherLists = [CarpetCards, CategoryMatrix, NothingHere];

/** The carpets of a category, narrowed and arranged by the address. */
export function CategoryGoods({ category }: { readonly category: Category }) {
  const { items } = category;
  const { view, addressOf, show, removeFilters, reset } = useCategoryView(items);
  const marked = useAppSelector(selectLocation).hash.slice(1);
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const matrixPath = useDeferredValue(addressOf({ layout: 'matrix' }));
  const search = useSearch(listed.q);
  const { shown, groups } = useMemo(() => {
    const matching = findCarpets(category, listed.q, search).filter(fits(listed.choice));
    return { shown: matching, groups: groupCarpets(modelsOf(category), matching, listed.sorting) };
  }, [category, listed, search]);

  if (items.length === 0) {
    return (
      <EmptyState icon="box" title="В этой категории пока нет товаров">
        <ButtonLink to={paths.catalog}>Весь каталог</ButtonLink>
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <NothingHere
        category={category}
        query={listed.q}
        search={search}
        onSearch={(q) => show({ q })}
        onRemoveFilters={removeFilters}
        onReset={reset}
      />
    );
  }
  if (listed.layout === 'matrix') {
    return <CategoryMatrix category={category} groups={groups} path={matrixPath} />;
  }
  const List = listed.layout === 'cards' ? CarpetCards : CarpetTable;
  return (
    <>
      <List title={category.title} categoryId={category._id} groups={groups} marked={marked} />
      <PriceTerms />
    </>
  );
}

/** «Цены с НДС за единицу на 1 ноября 2026.», as far as it is known. */
function PriceTerms() {
  const { vat, date } = useAppSelector(selectPriceList);
  if (!vat && !date) return null;
  return (
    <p className={styles.terms}>
      <Icon name="info" />
      <span>
        {['Цены', vat, 'за единицу', date && `на ${formatDate(date)}`].filter(Boolean).join(' ')}.
      </span>
    </p>
  );
}
