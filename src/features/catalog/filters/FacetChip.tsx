import clsx from 'clsx';
import type { SyntheticEvent } from 'react';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import chip from '../../../shared/ui/form/chip.module.css';
import { TextButton } from '../../../shared/ui/button/Button';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import { FacetOptions } from './FacetOptions';
import type { Facet } from './facets';
import styles from './Filters.module.css';

interface FacetChipProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly toggle: (value: string) => void;
  readonly clear: () => void;
}

/** A chip that opens the list of a facet's values; the browser keeps one list open at a time. */
export function FacetChip({ facet, chosen, toggle, clear }: FacetChipProps) {
  const isUsed = chosen.length > 0;
  return (
    <details name="filter" className={styles.facet} onToggle={keepInView}>
      <summary className={clsx(chip.chip, styles.chip, isUsed && styles.used)}>
        {facet.title}
        {isUsed && <b>{chosen.length}</b>}
        <Icon name="down" />
      </summary>
      <div className={styles.list}>
        <FacetOptions facet={facet} chosen={chosen} toggle={toggle} legendClass={layout.hidden} />
        {isUsed && (
          <p>
            <TextButton
              onClick={({ currentTarget }) => {
                focusPrecedingControl(currentTarget);
                clear();
              }}
            >
              Сбросить
            </TextButton>
          </p>
        )}
      </div>
    </details>
  );
}

/** Moves a list that would reach beyond the right edge of the window to the left. */
function keepInView({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const list = currentTarget.lastElementChild;
  if (!currentTarget.open || !(list instanceof HTMLElement)) return;
  list.style.marginLeft = '';
  const excess = list.getBoundingClientRect().right + 16 - document.documentElement.clientWidth;
  if (excess > 0) list.style.marginLeft = `${-excess}px`;
}
