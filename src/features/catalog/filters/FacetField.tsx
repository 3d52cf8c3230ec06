import clsx from 'clsx';
import { useState } from 'react';
import chip from '../../../shared/ui/form/chip.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import type { Facet } from './facets';
import { swatchOf } from './swatches';
import styles from './FacetField.module.css';

interface FacetFieldProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly toggle: (value: string) => void;
}

/** A facet with more values is collapsed to the first `shownOfMore`. */
const mostUnfolded = 30;
const shownOfMore = 24;

export function FacetField({ facet, chosen, toggle }: FacetFieldProps) {
  const { id, title, options } = facet;
  const [isUnfolded, setUnfolded] = useState<boolean>();
  const shown = options.length > mostUnfolded ? options.slice(0, shownOfMore) : options;
  const rest = options.slice(shown.length);
  const isWhole = isUnfolded ?? rest.some(({ value }) => chosen.includes(value));

  const chips = (some: Facet['options']) => (
    <div className={chip.chips}>
      {some.map(({ value, count }) => (
        <button
          key={value}
          type="button"
          className={chip.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {id === 'color' && <Swatch color={value} />}
          {value} <small>{count}</small>
        </button>
      ))}
    </div>
  );

  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {chips(shown)}
      {rest.length > 0 && (
        <details open={isWhole} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={clsx(text.action, styles.more)}>
            {isWhole ? 'Свернуть' : `Ещё ${rest.length}`}
            <Icon name="down" />
          </summary>
          {chips(rest)}
        </details>
      )}
    </fieldset>
  );
}

function Swatch({ color }: { readonly color: string }) {
  const fill = swatchOf(color);
  if (!fill) return null;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} stroke="rgb(0 0 0 / 18%)" />
    </svg>
  );
}
