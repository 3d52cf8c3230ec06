/** Columns of a terminal, without the indentation of the report. */
const width = 76;

/** Breaks a text at its spaces, but not at no-break ones, into lines that fit a terminal. */
export function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +|\n/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
