/** Whether a text is a dash, which stands for no value. */
export function isDash(text: string): boolean {
  return /^[-–—]$/.test(text);
}
