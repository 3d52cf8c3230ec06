/** The date in the visitor's time zone, `2026-11-21`. */
export function toIsoDate(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0'));
  return [date.getFullYear(), month, day].join('-');
}
