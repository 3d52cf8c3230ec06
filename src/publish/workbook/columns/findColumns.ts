import { isError } from '../../finding';
import type { Problem } from '../cells/reading';
import type { ColumnSet } from './columnSet';
import { headingKey } from './heading';
import {
  meaningOf,
  type FoundColumn,
  type HeadingMeaning,
  type HeadingProblem,
  type SheetColumn,
} from './headingMeaning';

/** A price tier of a sheet. */
export interface TierColumns {
  /** The amount that it begins from, or the column with it. */
  readonly from: number | SheetColumn;
  readonly price: SheetColumn;
}

/** A row of headings. */
export interface Headings {
  readonly columns: readonly FoundColumn[];
  /** In the order of the sheet. */
  readonly tiers: readonly TierColumns[];
  readonly problems: readonly HeadingProblem[];
  /** The number of headings that have a meaning or almost have one. */
  readonly known: number;
  /** The others, apart from those that are not for the site. */
  readonly unknown: readonly string[];
  /** By column; none where there is no heading. */
  readonly meanings: ReadonlyMap<number, HeadingMeaning>;
}

type MeaningOfKind<K> = Extract<HeadingMeaning, { readonly kind: K }>;

/** Reads a row of texts as headings (docs/product.md §25.3). */
export function findColumns(row: readonly string[], set: ColumnSet): Headings {
  const byColumn = new Map(
    row.flatMap((cell, index) => {
      const heading = cell.replace(/\s+/g, ' ').trim();
      return heading ? [[index, meaningOf({ index, heading }, set)] as const] : [];
    }),
  );
  const meanings = [...byColumn.values()];
  const problems = meanings.filter((one) => one.kind === 'problem');
  const { columns, conflicts } = withoutConflicts(
    meanings.flatMap((one) => (one.kind === 'column' ? one.found : [])),
  );
  const pairs = pairTiers(meanings);
  const single = meanings
    .filter((one) => one.kind === 'tier')
    .map(({ from, at }) => ({ from, price: at }));
  const hasPrices =
    single.length + pairs.tiers.length > 0 ||
    columns.some(({ column }) => column.fields.includes('price'));
  const mayLosePrices = set.byKey.has(price) && !hasPrices;
  const unread = problems.map(({ problem }) =>
    mayLosePrices && isPrice(problem) ? { ...problem, ...noPrice } : problem,
  );
  return {
    columns,
    tiers: [...single, ...pairs.tiers].sort((a, b) => a.price.index - b.price.index),
    problems: [...unread, ...conflicts, ...pairs.problems],
    known: meanings.filter(isKnown).length,
    unknown: problems.filter((one) => !isKnown(one)).map(({ problem }) => problem.heading),
    meanings: byColumn,
  };
}

const price = headingKey('Цена');

/** Whether a heading is that of a price, but neither known nor almost known: «Цена розничная». */
function isPrice({ heading, severity }: HeadingProblem): boolean {
  return severity === 'warning' && headingKey(heading).split(' ').includes(price);
}

const noPrice: Problem = {
  severity: 'error',
  message:
    'не поняли, какая это цена, а других на листе нет. Назовите столбец «Цена, ₽», а если он не для сайта, возьмите заголовок в скобки',
};

/** Whether a heading has a meaning for the site, or almost has one. */
export function isKnown(meaning: HeadingMeaning): boolean {
  if (meaning.kind === 'problem') return isError(meaning.problem);
  return meaning.kind !== 'ignored' && meaning.kind !== 'remark';
}

/** Two columns of one field are an error; a fallback that may differ gives way to the columns with its fields. */
function withoutConflicts(found: readonly FoundColumn[]) {
  const own = found.filter(({ column }) => !column.isFallback);
  const ofField = (field: string) => own.find(({ column }) => column.fields.includes(field));
  const isUsed = ({ column }: FoundColumn) => !column.isFallback || !column.fields.every(ofField);
  const used = found.filter(isUsed);
  const replaced = found.flatMap((one): readonly HeadingProblem[] => {
    const [other] = one.column.fields.map(ofField);
    return isUsed(one) || !one.column.mayDiffer || !other ? [] : [replacedBy(one, other)];
  });
  const conflicts = used.flatMap((one, place): readonly HeadingProblem[] => {
    const other = used.slice(0, place).find(({ column }) => column === one.column);
    if (!other) return [];
    return [conflict(other, one)];
  });
  const columns = found.filter((one) => isUsed(one) || !one.column.mayDiffer);
  return { columns, conflicts: [...conflicts, ...replaced] };
}

function replacedBy({ index, heading }: SheetColumn, other: SheetColumn): HeadingProblem {
  const message = `не читаем: есть столбец «${other.heading}». Оставьте один из них или возьмите этот заголовок в скобки`;
  return { index, heading, severity: 'warning', message };
}

function conflict(first: SheetColumn, { index, heading }: SheetColumn): HeadingProblem {
  const message = `столбцы «${first.heading}» и «${heading}» об одном. Оставьте один из них`;
  return { index, heading, severity: 'error', message };
}

/** Joins «Опт 1, от» with «Опт 1, ₽». */
function pairTiers(meanings: readonly HeadingMeaning[]) {
  const isPart = (one: HeadingMeaning): one is MeaningOfKind<'from' | 'pricePart'> =>
    one.kind === 'from' || one.kind === 'pricePart';
  const parts = meanings.filter(isPart);
  const problems: HeadingProblem[] = [];
  const tiers = parts.flatMap((part): readonly TierColumns[] => {
    const ofTier = parts.filter(({ number }) => number === part.number);
    const first = ofTier.find(({ kind }) => kind === part.kind);
    if (first && first !== part) {
      problems.push(conflict(first.at, part.at));
      return [];
    }
    const other = ofTier.find(({ kind }) => kind !== part.kind);
    if (!other) problems.push(halfTier(part));
    return other && part.kind === 'from' ? [{ from: part.at, price: other.at }] : [];
  });
  return { tiers, problems };
}

function halfTier({ kind, number, at }: MeaningOfKind<'from' | 'pricePart'>): HeadingProblem {
  const missing = kind === 'from' ? `Опт ${number}, ₽` : `Опт ${number}, от`;
  return { ...at, severity: 'error', message: `нет столбца «${missing}» для этой ступени цены` };
}
