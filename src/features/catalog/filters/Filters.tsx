import clsx from 'clsx';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { listen } from '../../../shared/lib/listen';
import chip from '../../../shared/ui/form/chip.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import { lazyPart } from '../../../shared/lazyPart/lazyPart';
import type { CategoryView } from '../view/categoryView';
import { FacetChip } from './FacetChip';
import { facetIds, type Facet, type FacetId } from './facets';
import styles from './Filters.module.css';

/** The filters of a phone, which most visits to a category don't open. */
export const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "category-more" */ './FilterSheet')).FilterSheet,
);

export interface FiltersProps {
  readonly facets: readonly Facet[];
  /** The number of carpets that match. */
  readonly shown: number;
  readonly view: CategoryView;
  readonly show: (change: Partial<CategoryView>) => void;
  readonly reset: () => void;
}

/** The filters: a chip with a list for each facet, or one button and a sheet on phones. */
export const Filters = memo(function Filters(props: FiltersProps) {
  const { facets, view, show } = props;
  const { choice } = view;
  const chips = useRef<HTMLDivElement>(null);
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  useClosingLists(chips);
  const chosen = facetIds.reduce((sum, facet) => sum + choice[facet].length, 0);
  if (facets.length === 0) return null;

  const choose = (id: FacetId, values: readonly string[]) =>
    show({ choice: { ...choice, [id]: values } });
  const toggle = (id: FacetId, value: string) => {
    const others = choice[id].filter((other) => other !== value);
    choose(id, choice[id].includes(value) ? others : [...others, value]);
  };

  return (
    <>
      <div ref={chips} className={styles.chips} role="group" aria-label="Фильтры">
        {facets.map((facet) => (
          <FacetChip
            key={facet.id}
            facet={facet}
            chosen={choice[facet.id]}
            toggle={(value) => toggle(facet.id, value)}
            clear={() => choose(facet.id, [])}
          />
        ))}
      </div>
      <button
        type="button"
        className={clsx(chip.chip, styles.chip, styles.all)}
        aria-haspopup="dialog"
        onClick={() => setSheetOpen(true)}
      >
        <Icon name="filter" />
        Фильтры
        {chosen > 0 && <b>{chosen}</b>}
      </button>
      {isSheetOpen !== undefined && (
        <FilterSheet
          {...props}
          toggle={toggle}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
});

/** Closes the open list on Escape, and when a press or the focus goes elsewhere. */
function useClosingLists(chips: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mounted = new AbortController();
    const openList = () => chips.current?.querySelector<HTMLDetailsElement>(':scope > [open]');
    const closeFrom = ({ target }: Event) => {
      const list = openList();
      if (list && target instanceof Node && !list.contains(target)) list.open = false;
    };
    listen('pointerdown', closeFrom, mounted.signal);
    listen('focusin', closeFrom, mounted.signal);
    const closeByKey = ({ key }: KeyboardEvent) => {
      const list = openList();
      if (key !== 'Escape' || !list) return;
      list.open = false;
      list.querySelector('summary')?.focus();
    };
    listen('keydown', closeByKey, mounted.signal);
    return () => mounted.abort();
  }, [chips]);
}
