/** The text, or its start in whole words with «…», at most `limit` characters long. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const words = text.slice(0, limit).replace(/\s\S*$/, '');
  return `${words.slice(0, limit - 1).replace(/[\s,.;:—–\p{Surrogate}-]+$/u, '')}…`;
}
