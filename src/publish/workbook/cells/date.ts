import { formatDayMonth } from '../../../domain/format/date';
import { nbsp } from '../../../domain/format/number';
import { isInCalendar } from '../../source/values/calendar';
import { isDash } from '../../source/values/dash';
import { isoDate, refused, shownText, type FilledCell, type Reading } from './reading';

/** Reads a date from a cell of a date, «05.12.2026», «2026-12-05» or «5 декабря 2026», as ISO date. */
export function readDate(cell: FilledCell): Reading {
  if (cell.kind === 'date') return { value: isoDate(cell.date) };
  const text = shownText(cell);
  const value = isoDateIn(text);
  if (value !== undefined && isInCalendar(value)) return { value };
  return isDash(text)
    ? { value: undefined }
    : refused(`«${text}» — не дата. Напишите, например, 05.12.2026`);
}

const withDots = /^(\d\d?)\.(\d\d?)\.(\d{4})$/;
const spelled = /^(\d\d?)\s+([а-я]{3,})\s+(\d{4})(?:\s+г(?:\.|ода?)?)?$/i;

/** What the whole text is as ISO date, in the calendar or not. */
function isoDateIn(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const found = withDots.exec(text) ?? spelled.exec(text);
  if (!found) return undefined;
  const [, day = '', name = '', year = ''] = found;
  const month = /^\d/.test(name) ? name.padStart(2, '0') : monthNamed(name.toLowerCase());
  return month && `${year}-${month}-${day.padStart(2, '0')}`;
}

/** «12» for «декабря» or «дек»; undefined for what begins the name of no month. */
function monthNamed(name: string): string | undefined {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  return months.find((month) => formatDayMonth(`2000-${month}-01`).startsWith(`1${nbsp}${name}`));
}
