/** A text with a full stop at its end, unless it ends so or as a sentence: an abbreviated unit such as «компл.» does. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
