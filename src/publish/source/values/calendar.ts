/** Whether an ISO date is a day of the calendar, as 2026-02-31 and 2026-13-32 are not. */
export function isInCalendar(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
