import { formatDate } from '../../../domain/format/date';
import { refused, shownText, type FilledCell, type Reading } from './reading';

/** Reads a date from a cell of a date, «05.12.2026», «2026-12-05» or «5 декабря 2026», as ISO date. */
export function readDate(cell: FilledCell): Reading {
  if (cell.kind === 'date') return { value: cell.date.toISOString().slice(0, 10) };
  const text = shownText(cell);
  const value = cell.kind === 'text' ? isoDateIn(text) : undefined;
  if (value !== undefined) return { value };
  return /^[-–—]$/.test(text)
    ? { value: undefined }
    : refused(`«${text}» — не дата. Напишите, например, 05.12.2026`);
}

/** The ISO date that is the whole text. */
export function isoDateIn(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return spelledDate(text.toLowerCase().replace(/\s+г(?:\.|ода?)?$/, ''));
}

/** «5 декабря 2026» */
function spelledDate(text: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d\d?)\s+([а-я]+)\s+(\d{4})$/.exec(text) ?? [];
  const month = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).find(
    (one) => formatDate(`2000-${one}-01`).includes(name),
  );
  return month === undefined || name === ''
    ? undefined
    : `${year}-${month}-${day.padStart(2, '0')}`;
}

/** «05.12.2026» for an ISO date. */
export function writtenDate(iso: string): string {
  return iso.split('-').reverse().join('.');
}
