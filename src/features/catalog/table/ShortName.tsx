import { formatDimensions } from '../../../domain/trade/size';
import type { Carpet } from '../../../domain/settings/settings';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Swatch } from '../filters/Swatch';
import styles from './CarpetTable.module.css';

/** The size, where it has no column, and the colour; for screen readers the whole title. */
export function ShortName({ carpet }: { readonly carpet: Carpet }) {
  const { title, color } = carpet;
  const size = formatDimensions(carpet);
  return (
    <>
      <span className={layout.hidden}>{title}</span>
      {color === undefined ? (
        <span aria-hidden="true">{size}</span>
      ) : (
        <>
          {size && (
            <span className={styles.shortSize} aria-hidden="true">
              {`${size}, `}
            </span>
          )}
          <Swatch color={color} />
          <span aria-hidden="true">{color}</span>
        </>
      )}
    </>
  );
}

/** Whether size and colour tell the carpets of a model apart. */
export function areToldApart(carpets: readonly Carpet[]): boolean {
  const names = carpets.map((carpet) =>
    [formatDimensions(carpet), carpet.color].filter(Boolean).join(),
  );
  return !names.includes('') && new Set(names).size === carpets.length;
}
