import type { Fields } from './catalog';

const names = ['_id', 'title', 'model', 'article'];

/**
 * Names without line breaks, tabs and double spaces, which nobody sees in a cell (docs/product.md §23.6).
 * @param known what the settings have; what says the same is left as it is
 */
export function tidyNames(fields: Fields, known: Fields | undefined): Fields {
  const entries = Object.entries(fields).map(([name, value]): readonly [string, unknown] =>
    names.includes(name) && typeof value === 'string' && value.trim() !== trimmed(known?.[name])
      ? [name, value.replace(/\s+/g, ' ')]
      : [name, value],
  );
  return Object.fromEntries(entries);
}

export function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
