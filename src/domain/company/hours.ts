import type { Company, Place } from '../settings/settings';

/** Working hours of Monday to Friday, in minutes after midnight by Moscow time. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

/** Spec §9. */
const usual = {
  office: { opens: 9 * 60, closes: 18 * 60 },
  warehouse: { opens: 9 * 60, closes: 16 * 60 + 30 },
} as const satisfies Record<string, Hours>;

export const minutesInDay = 24 * 60;

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

/** «пн–пт 9:00–18:00» */
export function formatHours({ opens, closes }: Hours): string {
  return `пн–пт ${formatTime(opens)}–${formatTime(closes)}`;
}

/** Minutes after midnight as «9:00». */
export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
