/** A text with a full stop at its end, unless a sentence or an abbreviation such as «компл.» already ends it. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
