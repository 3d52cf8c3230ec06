import { formatDayMonth } from '../format/date';
import { nbsp } from '../format/number';
import { formatTime, minutesInDay, type Hours } from './hours';

/** Times are formatted as «9:00», days as «сегодня», «во вторник» or «11 января». */
type Opening =
  | { readonly open: true; readonly until: string }
  /** `opensOn` is undefined if it does not open within a year. */
  | { readonly open: false; readonly opensOn?: string; readonly opensAt: string };

/** Minutes from UTC to Moscow time, the same all year. */
export const moscowOffset = 3 * 60;
const workdays = [
  'в\u00A0понедельник',
  'во\u00A0вторник',
  'в\u00A0среду',
  'в\u00A0четверг',
  'в\u00A0пятницу',
];

/**
 * Whether a place is open at `now`, and if it is closed, when it opens next within a year
 * (docs/product.md §13.3).
 * @param holidays ISO dates on which it is closed
 */
export function openingAt(
  now: Date,
  { opens, closes }: Hours,
  holidays: readonly string[],
): Opening {
  const minutes = Math.floor(now.getTime() / 60_000) + moscowOffset;
  const today = Math.floor(minutes / minutesInDay);
  const time = minutes - today * minutesInDay;
  const closedDays = new Set(holidays.map((iso) => Date.parse(iso) / 86_400_000));
  const isWorkday = (day: number) => isWeekday(day) && !closedDays.has(day);

  const opensAt = formatTime(opens);
  if (isWorkday(today) && time < closes) {
    return time < opens
      ? { open: false, opensOn: 'сегодня', opensAt }
      : { open: true, until: formatTime(closes) };
  }
  for (let wait = 1; wait <= 366; wait += 1) {
    const day = today + wait;
    if (isWorkday(day)) return { open: false, opensOn: nameOfDay(day, wait), opensAt };
  }
  return { open: false, opensAt };
}

/** «Сейчас открыто до 18:00» or «Закрыто, откроемся в понедельник в 9:00». */
export function formatOpening(opening: Opening): string {
  if (opening.open) return `Сейчас открыто до${nbsp}${opening.until}`;
  const { opensOn, opensAt } = opening;
  return opensOn ? `Закрыто, откроемся ${opensOn} в${nbsp}${opensAt}` : 'Закрыто';
}

/** «Сейчас нерабочее время, перезвоним в понедельник с 9:00»; undefined while open. */
export function formatPromise(opening: Opening): string | undefined {
  if (opening.open) return undefined;
  const { opensOn, opensAt } = opening;
  const promise = opensOn ? `, перезвоним ${opensOn} с${nbsp}${opensAt}` : '';
  return `Сейчас нерабочее время${promise}`;
}

function isWeekday(day: number): boolean {
  return weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
}

/** Days are counted from 1 January 1970, a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** A weekday within the next six days, a date beyond them, where a weekday would be ambiguous. */
function nameOfDay(day: number, wait: number): string {
  const weekday = wait < 7 ? workdays[weekdayOf(day) - 1] : undefined;
  return weekday ?? formatDayMonth(new Date(day * 86_400_000).toISOString());
}
