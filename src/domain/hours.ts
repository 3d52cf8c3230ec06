import { formatDayMonth } from './format';
import type { Company, Place } from './settings';

/** Working hours of Monday to Friday, in minutes after midnight by Moscow time. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

/** Times are such as «9:00»; a day is such as «сегодня», «во вторник», «11 января». */
export type Opening =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly opensOn?: string; readonly opensAt?: string };

/** Spec §9. */
const usual = {
  office: { opens: 9 * 60, closes: 18 * 60 },
  warehouse: { opens: 9 * 60, closes: 16 * 60 + 30 },
} as const satisfies Record<string, Hours>;

const minutesInDay = 24 * 60;
/** Moscow keeps UTC+3 all year. */
const moscowOffset = 3 * 60;
const weekdays = [
  'в воскресенье',
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
];

/** When a company works, by the settings; where they name no hours such as «9:00–18:00», the usual ones. */
export function hoursOf({ office, warehouse }: Pick<Company, 'office' | 'warehouse'>) {
  return {
    office: placeHours(office, usual.office),
    warehouse: placeHours(warehouse, usual.warehouse),
  };
}

function placeHours(place: Place | undefined, fallback: Hours): Hours {
  const time = String.raw`(\d{1,2})(?:[:.](\d\d))?`;
  const found = new RegExp(`${time}\\s*[–—-]\\s*${time}`).exec(place?.hours ?? '');
  const [opensHour, opensMinute = 0, closesHour, closesMinute = 0] = (found ?? []).slice(1);
  const opens = Number(opensHour) * 60 + Number(opensMinute);
  const closes = Number(closesHour) * 60 + Number(closesMinute);
  return opens < closes && closes <= minutesInDay ? { opens, closes } : fallback;
}

/**
 * Whether a place works at `now`, or else when it opens next; the day is absent when no working day
 * comes within a year.
 * @param holidays ISO dates
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
  const works = (day: number) => isWeekday(day) && !closedDays.has(day);

  if (works(today) && time >= opens && time < closes) {
    return { open: true, until: formatTime(closes) };
  }
  const opensAt = formatTime(opens);
  if (works(today) && time < opens) return { open: false, opensOn: 'сегодня', opensAt };
  for (let wait = 1; wait <= 366; wait += 1) {
    const day = today + wait;
    if (works(day)) return { open: false, opensOn: nameOfDay(day, wait), opensAt };
  }
  return { open: false };
}

/** «Сейчас открыто до 18:00» or «Закрыто, откроемся в понедельник в 9:00» */
export function formatOpening(opening: Opening): string {
  if (opening.open) return `Сейчас открыто до ${opening.until}`;
  const { opensOn, opensAt } = opening;
  return opensOn && opensAt ? `Закрыто, откроемся ${opensOn} в ${opensAt}` : 'Закрыто';
}

/** «Сейчас нерабочее время, перезвоним в понедельник с 9:00»; undefined while open. */
export function formatPromise(opening: Opening): string | undefined {
  if (opening.open) return undefined;
  const { opensOn, opensAt } = opening;
  const promise = opensOn && opensAt ? `, перезвоним ${opensOn} с ${opensAt}` : '';
  return `Сейчас нерабочее время${promise}`;
}

/** «пн–пт 9:00–18:00» */
export function formatHours({ opens, closes }: Hours): string {
  return `пн–пт ${formatTime(opens)}–${formatTime(closes)}`;
}

function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

function isWeekday(day: number): boolean {
  return weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
}

/** Days are counted from 1 January 1970, a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** A weekday names a day of the coming six; beyond them it would be taken for a nearer one. */
function nameOfDay(day: number, wait: number): string {
  const weekday = wait < 7 ? weekdays[weekdayOf(day)] : undefined;
  return weekday ?? formatDayMonth(new Date(day * 86_400_000).toISOString());
}
