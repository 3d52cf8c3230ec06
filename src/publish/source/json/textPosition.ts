/** Turns offsets of a text into rows and columns, counted from 1. */
export function createPositions(text: string) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  /** The index of the last line that starts at the offset or before it. */
  const rowOf = (offset: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    at: (offset: number) => {
      const row = rowOf(offset);
      return { row: row + 1, column: offset - (starts[row] ?? 0) + 1 };
    },
    /** The line around an offset, or the part of it that a terminal shows, with a mark below. */
    excerpt: (offset: number): readonly string[] => {
      const row = rowOf(offset);
      const start = starts[row] ?? 0;
      const line = text
        .slice(start, starts[row + 1])
        .trimEnd()
        .replace(/\s/g, ' ');
      const from = Math.max(0, offset - start - widest / 2);
      return [line.slice(from, from + widest), `${' '.repeat(offset - start - from)}^`];
    },
  };
}

/** Characters of a line that are shown. */
const widest = 72;
