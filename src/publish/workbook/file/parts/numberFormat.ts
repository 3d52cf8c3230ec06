import type { WorkbookCell } from '../sheets';

/** Makes the cell of a number in one format. */
export type ReadNumber = (value: number) => WorkbookCell;

/**
 * Reads numbers as a format shows them: as dates, with leading zeros, or with a unit; all others as they
 * are.
 * @param code such as `dd\.mm\.yyyy` or `00000`
 */
export function readInFormat(code: string, startsIn1904: boolean): ReadNumber {
  const [positive = ''] = code.split(';');
  const bare = positive.replace(/"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  if (/[dmyhs]/i.test(bare)) {
    return (value) => dateCell(value, startsIn1904);
  }
  if (hasLeadingZeros(positive)) return (value) => zerosCell(value, positive);
  const unit = unitIn(positive);
  return unit === '' ? plain : (number) => ({ kind: 'number', number, unit });
}

export const plain: ReadNumber = (number) => ({ kind: 'number', number });

const msOfDay = 86_400_000;
/** Excel shows no dates beyond the year 9999. */
const maxDay = 2_958_466;

function dateCell(value: number, startsIn1904: boolean): WorkbookCell {
  if (value < 0 || value >= maxDay) return plain(value);
  // Excel's calendar has a 29 February 1900, so that earlier days are one off
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  return { kind: 'date', date: new Date(start + Math.round(value * msOfDay)) };
}

/** Texts in quotes, characters after a backslash, currencies, and what is a place of a digit or shows nothing. */
const mark = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|General|E[+-]|[\d#?.,/@]/giu;

/** «₽» in `#,##0.00\ [$₽-419]`, «%» in `0%`; empty without letters and signs of units. */
function unitIn(code: string): string {
  const unit = code.replace(
    mark,
    (_, quoted?: string, escaped?: string, currency?: string) =>
      quoted ?? escaped ?? currency ?? ' ',
  );
  return /[\p{L}\p{Sc}%]/u.test(unit) ? unit.replace(/\s+/g, ' ').trim() : '';
}

/** Texts in quotes, characters after a backslash, and `_x`, which is a space as wide as x. */
const literal = /"([^"]*)"|\\(.)|_./g;

/** Whether a format is digits with texts around and between them, such as `00000` or `"VG-"00-00`. */
function hasLeadingZeros(code: string): boolean {
  return /^0[0-]*0$/.test(code.replace(literal, '').trim());
}

/** «00123» for 123 in `00000`; the number itself if its format adds nothing. */
function zerosCell(value: number, code: string): WorkbookCell {
  if (!Number.isSafeInteger(value) || value < 0) return plain(value);
  const places = code.replace(literal, '').replace(/[^0]/g, '').length;
  const digits = String(value).padStart(places, '0');
  // digits for which there is no place stand in the first one
  let next = digits.length - places;
  let start = 0;
  const shown = code.replace(/"([^"]*)"|\\(.)|_.|0/g, (mark, quoted?: string, escaped?: string) => {
    if (mark !== '0') return quoted ?? escaped ?? ' ';
    next += 1;
    const shownDigits = digits.slice(start, next);
    start = next;
    return shownDigits;
  });
  return shown === String(value) ? plain(value) : { kind: 'text', text: shown.trim() };
}
