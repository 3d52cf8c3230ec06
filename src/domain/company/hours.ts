import type { Company, Place } from '../settings/settings';

/** Working hours of Monday to Friday, in minutes after midnight, Moscow time. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

/** The hours of a place whose settings give none (docs/product.md §2.8). */
const usualHours = {
  office: { opens: 9 * 60, closes: 18 * 60 },
  warehouse: { opens: 9 * 60, closes: 16 * 60 + 30 },
} as const satisfies Readonly<Record<string, Hours>>;

export const minutesInDay = 24 * 60;

/** The hours of both places, read from texts such as «9:00–18:00», or the usual ones. */
export function hoursOf({ office, warehouse }: Pick<Company, 'office' | 'warehouse'>) {
  return {
    office: placeHours(office, usualHours.office),
    warehouse: placeHours(warehouse, usualHours.warehouse),
  };
}

function placeHours(place: Place | undefined, fallback: Hours): Hours {
  return readHours(place?.hours ?? '') ?? fallback;
}

/** «9», «9:00», «9.00», «9-00», «9 ч». */
const time = String.raw`(\d{1,2})(?:[:.-]([0-5]\d))?(?!\d)\s*(?:ч(?:ас(?:ов|а)?)?(?![а-яё])\.?)?`;
const until = String.raw`\s*(?:[-–—−]|до)\s*${time}`;
const range = new RegExp(String.raw`(?<![\d:.]|\d-)${time}${until}`, 'gi');

/** The time of a break, or how long it is: «обед 13:00–14:00», «перерыв 1 час». */
const breakTime = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:обед|перерыв)[^\d,;]*)${time}(?:${until})?`,
  'iu',
);

/** All workdays: «пн–пт», «с понедельника по пятницу», «пн, вт, ср, чт и пт». */
const workdays =
  /п(?:н|онед)\p{L}*(?:[^\p{L}\d,]+(?:[пд]о\s+)?|[^\p{L}\d]+вт\p{L}*[^\p{L}\d]+ср\p{L}*[^\p{L}\d]+ч(?:т|етв)\p{L}*[^\p{L}\d]+(?:и\s+)?)п(?:т|ятн)\p{L}*/iu;

/** Other times and days: «в пт до 17», «вт–чт», «сб–вс 10–16», but not «сб, вс выходной». */
const others =
  /\d|ежедневно|каждый день|без выходных|(?<!\p{L})(?:(?:пн|вт|ср|чт|пт)(?!\p{L})|понед|втор|сред|четв|пятн|(?:сб|вс|суб|воскр)(?!.*выходн))/iu;

/**
 * Reads texts such as «9:00–18:00», «с 10 до 19», «10:00–19:00, обед 13:00–14:00».
 * @returns undefined unless the text has one range, from an earlier to a later time of all workdays
 */
export function readHours(text: string): Hours | undefined {
  const worked = text.replace(breakTime, '').replace(workdays, '');
  const [found, another] = worked.matchAll(range);
  if (!found || another) return undefined;
  if (worked.split(found[0]).some((rest) => others.test(rest))) return undefined;
  const [opensHour, opensMinute = 0, closesHour, closesMinute = 0] = found.slice(1);
  const opens = Number(opensHour) * 60 + Number(opensMinute);
  const closes = Number(closesHour) * 60 + Number(closesMinute);
  return opens < closes && closes <= minutesInDay ? { opens, closes } : undefined;
}

/** «пн–пт 9:00–18:00». */
export function formatHours({ opens, closes }: Hours): string {
  return `пн–пт ${formatTime(opens)}–${formatTime(closes)}`;
}

/** Minutes after midnight as «9:00». */
export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
