import clsx from 'clsx';
import { memo, useId, useState } from 'react';
import chip from '../../shared/ui/chip.module.css';
import { Icon } from '../../shared/ui/Icon';
import text from '../../shared/ui/text.module.css';
import { isNarrowed, type CategoryView } from './categoryView';
import { facetIds, type Facet, type FacetId } from './facets';
import { LiveSearch } from './LiveSearch';
import { swatchOf } from './swatches';
import styles from './Filters.module.css';

interface FiltersProps {
  readonly facets: readonly Facet[];
  readonly view: CategoryView;
  readonly show: (change: Partial<CategoryView>) => void;
  readonly showWhileTyping: (q: string) => void;
  readonly reset: () => void;
}

export const Filters = memo(function Filters({
  facets,
  view,
  show,
  showWhileTyping,
  reset,
}: FiltersProps) {
  const { q, choice } = view;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = facetIds.reduce((sum, facet) => sum + choice[facet].length, 0);

  const isChosen = (facet: FacetId, value: string) => choice[facet].includes(value);
  const toggle = (facet: FacetId, value: string) => {
    const others = choice[facet].filter((other) => other !== value);
    const next = isChosen(facet, value) ? others : [...others, value];
    show({ choice: { ...choice, [facet]: next } });
  };

  return (
    <div className={styles.filters}>
      <LiveSearch label="Поиск в категории" query={q} onSearch={showWhileTyping} />
      {facets.length > 0 && (
        // a button, not <details>: only on a narrow screen is there something to unfold
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          Фильтры
          {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
          <Icon name="down" />
        </button>
      )}
      <div id={id} className={clsx(styles.facets, isOpen && styles.open)}>
        {facets.map((facet) => (
          <fieldset key={facet.id}>
            <legend>{facet.title}</legend>
            <div className={chip.chips}>
              {facet.options.map((option) => (
                <button
                  key={option.value}
                  type="button"
                  className={chip.chip}
                  aria-pressed={isChosen(facet.id, option.value)}
                  onClick={() => toggle(facet.id, option.value)}
                >
                  {facet.id === 'color' && <Swatch color={option.value} />}
                  {option.value} <small>{option.count}</small>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {isNarrowed(view) && (
        <button type="button" className={clsx(text.action, styles.reset)} onClick={reset}>
          Сбросить всё
        </button>
      )}
    </div>
  );
});

function Swatch({ color }: { readonly color: string }) {
  const fill = swatchOf(color);
  if (!fill) return null;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} stroke="rgb(0 0 0 / 18%)" />
    </svg>
  );
}
