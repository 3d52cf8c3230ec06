/** An amount at the end of a line, unless it is the second side of a size: «60 на 90». */
const amount = /(?<!\s(?:на|[xх×*]))(?:[\s,;:=]|\s[—–-])\s*\d[\d.,]*\s*(?:\p{L}{1,4}\.?)?$/iu;

/**
 * What to search the catalogue for if a line of an order, or those of its cells that may name a carpet,
 * name no known one: the text without the amount at its end.
 */
export function lineQuery(line: string): string {
  const text = line.trim().replace(/\s+/g, ' ');
  return text.replace(amount, '').trim() || text;
}
