import { distance } from '../../../domain/search/words/typo';
import type { Problem } from '../cells/reading';
import type { Column } from './column';
import type { ColumnSet } from './columnSet';
import { headingKey, splitHeading, withoutVat } from './heading';
import { readTierHeading } from './tiers';

/** A column of a sheet, by its place from 0 and its heading as the sheet writes it. */
export interface SheetColumn {
  readonly index: number;
  readonly heading: string;
}

/** A column whose heading is known. */
export interface FoundColumn extends SheetColumn {
  readonly column: Column;
  /** What its numbers are multiplied by, for a heading with another unit. */
  readonly factor: number;
  /** In the heading; empty without one. */
  readonly unit: string;
}

export interface HeadingProblem extends SheetColumn, Problem {}

export type HeadingMeaning =
  | { readonly kind: 'column'; readonly found: FoundColumn }
  | { readonly kind: 'tier'; readonly from: number; readonly at: SheetColumn }
  | { readonly kind: 'from' | 'pricePart'; readonly number: number; readonly at: SheetColumn }
  /** Not for the site; a remark may be meant for it. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'remark'; readonly at: SheetColumn }
  /** An error if it is almost a known heading. */
  | { readonly kind: 'problem'; readonly problem: HeadingProblem };

/** What a heading that is not empty means (docs/product.md §25.3). */
export function meaningOf(at: SheetColumn, set: ColumnSet): HeadingMeaning {
  const heading = withoutVat(at.heading);
  if (/^\(.*\)$/s.test(heading)) return { kind: 'ignored' };
  const tier = set.hasTiers ? readTierHeading(heading) : undefined;
  if (tier?.kind === 'price') return { kind: 'tier', from: tier.from, at };
  if (tier?.kind === 'unclear') return problem(at, 'error', unclearTier);
  if (tier) return { ...tier, at };
  const { key, unit } = splitHeading(heading);
  const whole = set.byKey.get(headingKey(heading));
  // «Кол-во в уп» has no unit of its own; «Цена, $» has one that is no word
  const isWhole = whole !== undefined && headingKey(heading) !== key;
  const column = isWhole ? whole : set.byKey.get(key);
  const hasUnit = !isWhole || whole.units.factorOf(unit) !== undefined;
  if (column) return knownColumn(at, column, hasUnit ? unit : '');
  if (set.ignored.has(headingKey(heading)) || set.ignored.has(key)) return { kind: 'ignored' };
  if (set.remarks.has(key)) return { kind: 'remark', at };
  const near = nearestHeading(key, set);
  return problem(at, near ? 'error' : 'warning', unknownHeading(near));
}

function knownColumn(at: SheetColumn, column: Column, unit: string): HeadingMeaning {
  const factor = column.units.factorOf(unit);
  return factor === undefined
    ? problem(at, 'error', `не знаем, как читать единицу «${unit}». Нужно «${column.heading}»`)
    : { kind: 'column', found: { ...at, column, factor, unit } };
}

function problem(at: SheetColumn, severity: Problem['severity'], message: string): HeadingMeaning {
  return { kind: 'problem', problem: { ...at, severity, message } };
}

const unclearTier =
  'не поняли, с какого количества эта цена. Назовите столбец «Цена от 50, ₽», с числом в единицах товара';

function unknownHeading(near: Column | undefined): string {
  return near
    ? `неизвестный столбец — может быть, «${near.heading}»? Если он не для сайта, возьмите заголовок в скобки`
    : 'неизвестный столбец, не читаем';
}

/** Letters of a shorter key say too little. */
const shortest = 4;

/** The column with the most similar name: one slip in a short name, two in a longer one. */
function nearestHeading(key: string, { byKey }: ColumnSet): Column | undefined {
  if (key.length < shortest) return undefined;
  const slips = key.length < 8 ? 1 : 2;
  const [nearest] = Array.from(byKey, ([name, column]) => ({ column, away: distance(key, name) }))
    .filter(({ away }) => away <= slips)
    .sort((a, b) => a.away - b.away);
  return nearest?.column;
}
