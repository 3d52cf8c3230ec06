import * as v from 'valibot';

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
const wellFormed = (value: string | number) => String(value).replace(/\p{Surrogate}/gu, '\uFFFD');

/** Accepts numbers as text; a text of only spaces counts as absent (docs/product.md §2.4). */
export const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(wellFormed),
  v.trim(),
  v.nonEmpty(),
);

/** The cell of a table, which keeps its place if it is empty. */
export const cell = v.pipe(
  v.union([v.string(), v.number(), v.null()]),
  v.transform((value) => wellFormed(value ?? '')),
  v.trim(),
);

/** Browsers resolve the path segments `.` and `..`, even when encoded, so no address leads to them. */
export const addressSegment = v.pipe(text, v.regex(/^(?!\.{1,2}$)/, 'no address leads to it'));

/** Above 0 and finite. */
export const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** `2026-11-21`. */
export const isoDate = v.pipe(text, v.isoDate());

const noList = v.custom<object>((value) => !Array.isArray(value), 'a list, not an object');

/** An object, not a list, whose unknown fields are kept and ignored; `entries` are those of the object. */
export const record = <T extends v.ObjectEntries>(entries: T) => ({
  ...v.pipe(noList, v.looseObject(entries)),
  entries,
});

/** Texts of which each counts once. */
export const texts = v.pipe(
  v.array(text),
  v.transform((list) => [...new Set(list)]),
);

/** Sorts by `from`; if two elements begin at the same value, the first one wins. */
export function inOrder<T extends { readonly from: number }>(list: readonly T[]): T[] {
  return [...list]
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, index, sorted) => from !== sorted[index - 1]?.from);
}
