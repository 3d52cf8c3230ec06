/** Sets the clock to a local time in Moscow, such as «2026-11-20T12:00». */
export function setMoscowTime(time: string): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${time}+03:00`));
}
