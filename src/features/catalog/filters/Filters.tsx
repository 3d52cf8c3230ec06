import clsx from 'clsx';
import { memo, useId, useState } from 'react';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { Icon } from '../../../shared/ui/picture/Icon';
import { LiveSearch } from '../../../shared/ui/form/LiveSearch';
import { TextButton } from '../../../shared/ui/button/Button';
import { isNarrowed, type CategoryView } from '../view/categoryView';
import { FacetField } from './FacetField';
import { facetIds, type Facet, type FacetId } from './facets';
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

  const toggle = (facet: FacetId, value: string) => {
    const others = choice[facet].filter((other) => other !== value);
    const isChosen = choice[facet].includes(value);
    show({ choice: { ...choice, [facet]: isChosen ? others : [...others, value] } });
  };

  return (
    <div className={styles.filters}>
      <LiveSearch label="Поиск в категории" query={q} onSearch={showWhileTyping} />
      {facets.length > 0 && (
        // a button, not <details>, since wide screens always show the filters
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
          <FacetField
            key={facet.id}
            facet={facet}
            chosen={choice[facet.id]}
            toggle={(value) => toggle(facet.id, value)}
          />
        ))}
      </div>
      {isNarrowed(view) && (
        <TextButton
          className={styles.reset}
          onClick={({ currentTarget }) => {
            focusPrecedingControl(currentTarget);
            reset();
          }}
        >
          Сбросить всё
        </TextButton>
      )}
    </div>
  );
});
