import { availabilities } from '../../../domain/trade/availability';
import { compareSizes } from '../../../domain/trade/compare';
import { nbsp } from '../../../domain/format/number';
import { formatDimensions } from '../../../domain/trade/size';
import type { Carpet } from '../../../domain/settings/settings';

/** The parameter names in the address. */
export const facetIds = ['size', 'color', 'kind', 'material', 'purpose', 'availability'] as const;
export type FacetId = (typeof facetIds)[number];

/** The chosen values by facet. A carpet matches if it has a chosen value in each facet that has any. */
export type Choice = Readonly<Record<FacetId, readonly string[]>>;

export interface Facet {
  readonly id: FacetId;
  readonly title: string;
  readonly options: readonly FacetOption[];
}

interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** The number of carpets with this value that match the choice in the other facets. */
  readonly count: number;
}

interface FacetRule {
  readonly title: string;
  readonly valuesOf: (carpet: Carpet) => readonly string[];
  /** By default the value itself. */
  readonly labelOf?: (value: string) => string;
  /** The order of the values; by default that of the settings. */
  readonly compare?: (a: Carpet, b: Carpet) => number;
}

const one = (value: string | undefined) => (value === undefined ? [] : [value]);
const stockRank = ({ availability }: Carpet) =>
  availability ? availabilities.indexOf(availability) : -1;

/** The filters of a category (docs/product.md §7.3). */
const rules: Readonly<Record<FacetId, FacetRule>> = {
  size: {
    title: 'Размер',
    valuesOf: (carpet) => one(formatDimensions(carpet)?.replace(/\sсм$/, '')),
    labelOf: (size) => `${size}${nbsp}см`,
    compare: compareSizes,
  },
  color: { title: 'Цвет', valuesOf: ({ color }) => one(color) },
  kind: { title: 'Тип', valuesOf: ({ kind }) => one(kind) },
  material: { title: 'Материал', valuesOf: ({ material }) => one(material) },
  purpose: { title: 'Назначение', valuesOf: ({ purpose = [] }) => purpose },
  availability: {
    title: 'Наличие',
    valuesOf: ({ availability }) => one(availability),
    compare: (a, b) => stockRank(a) - stockRank(b),
  },
};

/**
 * The facets of a category that have at least two values.
 * @param found the carpets that match the search
 */
export function facetsOf(
  carpets: readonly Carpet[],
  found: readonly Carpet[],
  choice: Choice,
): Facet[] {
  return facetIds
    .map((id) => {
      const counts = countValues(id, found.filter(fits({ ...choice, [id]: [] })));
      const options = valuesAmong(id, carpets).map((value) => ({
        value,
        label: labelOf(id, value),
        count: counts.get(value) ?? 0,
      }));
      return { id, title: rules[id].title, options };
    })
    .filter(({ options }) => options.length > 1);
}

/** The choice without unknown values, which an address may contain. */
export function knownChoice(carpets: readonly Carpet[], choice: Choice): Choice {
  const known = (id: FacetId) => {
    if (choice[id].length === 0) return [];
    const values = valuesAmong(id, carpets);
    return values.length > 1 ? values.filter((value) => choice[id].includes(value)) : [];
  };
  return choiceOf(known);
}

export function choiceOf(valuesOf: (id: FacetId) => readonly string[]): Choice {
  return {
    size: valuesOf('size'),
    color: valuesOf('color'),
    kind: valuesOf('kind'),
    material: valuesOf('material'),
    purpose: valuesOf('purpose'),
    availability: valuesOf('availability'),
  };
}

/** The label of a value: «40×60 см». */
export function labelOf(id: FacetId, value: string): string {
  return rules[id].labelOf?.(value) ?? value;
}

export function fits(choice: Choice): (carpet: Carpet) => boolean {
  const chosen = facetIds.filter((id) => choice[id].length > 0);
  return (carpet) =>
    chosen.every((id) => rules[id].valuesOf(carpet).some((value) => choice[id].includes(value)));
}

function valuesAmong(id: FacetId, carpets: readonly Carpet[]): string[] {
  const { valuesOf, compare } = rules[id];
  return [...new Set((compare ? [...carpets].sort(compare) : carpets).flatMap(valuesOf))];
}

function countValues(id: FacetId, carpets: readonly Carpet[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of carpets.flatMap(rules[id].valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
