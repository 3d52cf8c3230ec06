import { groupBy } from '../groupBy';
import type { Carpet } from '../settings/settings';
import { compareSizes } from '../trade/compare';
import { areByWidth, formatDimensions, formatWidth } from '../trade/size';

/** A row or a column of a matrix: the carpets of one size or one colour. */
export interface Line {
  readonly key: string;
  /** «40×60 см», «90 см», «серый»; undefined for carpets without one. */
  readonly label: string | undefined;
  readonly carpets: readonly Carpet[];
}

/** `none`: the model has no such carpet; `hidden`: it has one, which the filters leave out. */
export type Cell = Carpet | 'none' | 'hidden';

export interface Row extends Line {
  /** One for each column. */
  readonly cells: readonly Cell[];
}

export interface Arrangement {
  /** What the rows stand for; the columns stand for the other. */
  readonly rowsAre: 'sizes' | 'colors';
  readonly rows: readonly Row[];
  readonly columns: readonly Line[];
  /** Whether there are too many columns for a table: each row is a list that can be closed. */
  readonly isFolded: boolean;
}

/** More colours than this are the rows if there are fewer sizes (docs/product.md §20.2). */
const mostColorsAcross = 4;
const mostColumns = 5;

type LabelOf = (carpet: Carpet) => string | undefined;
const colorOf: LabelOf = ({ color }) => color;

/**
 * Arranges the carpets of a model by size and colour. Each is in exactly one cell: if several share a
 * size and a colour, the further ones get rows of their own.
 * @param items all carpets of the model
 * @param shown those that match the filters; a size or a colour without any is left out
 */
export function arrange(items: readonly Carpet[], shown = items): Arrangement {
  const sizeOf = areByWidth(items) ? formatWidth : formatDimensions;
  const sizes = linesOf([...shown].sort(compareSizes), sizeOf);
  const colors = linesOf(shown, colorOf);
  const isFolded = Math.min(sizes.length, colors.length) > mostColumns;
  const isSwapped = !isFolded && colors.length > mostColorsAcross && sizes.length < colors.length;
  const [lines, columns] = isSwapped ? [colors, sizes] : [sizes, colors];
  const [rowOf, columnOf] = isSwapped ? [colorOf, sizeOf] : [sizeOf, colorOf];
  const isShown = new Set(shown);
  const hidden = items.filter((carpet) => !isShown.has(carpet));

  const rows = lines.flatMap((line) => {
    const stacks = columns.map(({ label }) => {
      const isHere = (carpet: Carpet) => rowOf(carpet) === line.label && columnOf(carpet) === label;
      return {
        stack: line.carpets.filter((carpet) => columnOf(carpet) === label),
        empty: hidden.some(isHere) ? ('hidden' as const) : ('none' as const),
      };
    });
    const depth = Math.max(...stacks.map(({ stack }) => stack.length));
    return Array.from({ length: depth }, (_, layer): Row => {
      const cells = stacks.map(({ stack, empty }) => stack[layer] ?? empty);
      const carpets = cells.filter((cell) => typeof cell === 'object');
      return { key: `${line.key}/${layer}`, label: line.label, carpets, cells };
    });
  });
  return { rowsAre: isSwapped ? 'colors' : 'sizes', rows, columns, isFolded };
}

/** One line for each label, in the order of the carpets; those without a label come last. */
function linesOf(carpets: readonly Carpet[], labelOf: LabelOf): Line[] {
  return Array.from(groupBy(carpets, labelOf), ([label, group]) => ({
    key: String(label),
    label,
    carpets: group,
  })).sort((a, b) => Number(a.label === undefined) - Number(b.label === undefined));
}
