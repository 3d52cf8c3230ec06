/** A text with a full stop at its end, unless it has one: an abbreviated unit such as «компл.» does. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
