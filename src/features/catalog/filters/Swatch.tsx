import { swatchOf } from './swatches';

/** A dot of a colour, for a name that is a colour. */
export function Swatch({ color }: { readonly color: string }) {
  const fill = swatchOf(color);
  if (!fill) return null;
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={fill} stroke="rgb(0 0 0 / 18%)" />
    </svg>
  );
}
