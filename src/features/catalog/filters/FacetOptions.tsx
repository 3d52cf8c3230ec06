import clsx from 'clsx';
import { useState } from 'react';
import { formatNumber } from '../../../domain/format/number';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import type { Facet } from './facets';
import { Swatch } from './Swatch';
import styles from './FacetOptions.module.css';

interface FacetOptionsProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly toggle: (value: string) => void;
  readonly legendClass: string | undefined;
}

/** A facet with more values is collapsed to the first `shownOfMore`. */
const mostUnfolded = 30;
const shownOfMore = 24;

/** The values of a facet as checkboxes. */
export function FacetOptions({ facet, chosen, toggle, legendClass }: FacetOptionsProps) {
  const { id, title, options } = facet;
  const [isUnfolded, setUnfolded] = useState<boolean>();
  const shown = options.length > mostUnfolded ? options.slice(0, shownOfMore) : options;
  const rest = options.slice(shown.length);
  const isOpen = isUnfolded ?? rest.some(({ value }) => chosen.includes(value));

  const list = (some: Facet['options']) =>
    some.map(({ value, label, count }) => (
      <label key={value} className={styles.option}>
        <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
        {id === 'color' && <Swatch color={value} />}
        <span>{label}</span> <small>{formatNumber(count)}</small>
      </label>
    ));

  return (
    <fieldset className={styles.facet}>
      <legend className={legendClass}>{title}</legend>
      {list(shown)}
      {rest.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={clsx(text.action, styles.more)}>
            {isOpen ? 'Свернуть' : `Ещё ${formatNumber(rest.length)}`}
            <Icon name="down" />
          </summary>
          {list(rest)}
        </details>
      )}
    </fieldset>
  );
}
