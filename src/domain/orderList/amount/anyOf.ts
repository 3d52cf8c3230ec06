/** A pattern of any of the given ones. */
export function anyOf(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}

/** A pattern of any of the given words, none of them a part of another word. */
export function anyWord(words: readonly string[]): string {
  return String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L})`;
}
