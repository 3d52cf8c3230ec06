import * as v from 'valibot';
import { withoutControls } from '../../shared/files/table';
import type { Fields } from './catalog';

type Entries = v.ObjectEntries;

/**
 * Puts the fields of a catalogue into the place of the settings'. Where both say the same, the settings'
 * own writing is kept, so that an unchanged catalogue gives the same bytes (docs/product.md §23.5).
 * @param kept undefined if the settings do not have it
 */
export function mergeFields(kept: Fields | undefined, given: Fields, schema: Entries): Fields {
  const names = [...Object.keys(kept ?? {}), ...Object.keys(schema), ...Object.keys(given)];
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const isKept = !(name in given) || (kept && isSame(kept[name], given[name], schema[name]));
      const value = isKept ? kept?.[name] : given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function isSame(kept: unknown, given: unknown, schema: Entries[string] | undefined): boolean {
  if (kept === given) return true;
  if (!schema) return false;
  const [before, after] = [kept, given].map((value) => v.safeParse(schema, value).output);
  return meaning(before) === meaning(after);
}

/** What is compared: an empty list is no value, and of a tier only its amount and its price count. */
function meaning(value: unknown): string | undefined {
  return Array.isArray(value) && value.length === 0 ? undefined : JSON.stringify(simplified(value));
}

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified);
  // a workbook has neither control characters nor other line breaks
  if (typeof value === 'string') return withoutControls(value.replace(/\r\n?/g, '\n'));
  const isTier = typeof value === 'object' && value !== null && 'from' in value && 'price' in value;
  return isTier ? [value.from, value.price] : value;
}
