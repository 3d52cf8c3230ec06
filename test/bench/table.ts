/** The routes, and «all» for figures of the whole site. */
const columns = [
  '/',
  '/catalog',
  'category',
  'model',
  '/conditions',
  '/prices',
  '/contacts',
  '/cart',
  'all',
] as const;
export type Column = (typeof columns)[number];

interface Row {
  readonly budget: string;
  readonly cells: Map<Column, string>;
}

/** A Markdown table with a row for each figure and a column for each route. Also prints each figure at once. */
export function createTable() {
  const rows = new Map<string, Row>();
  return {
    add(figure: string, budget: string, column: Column, value: number): void {
      const row = rows.get(figure) ?? { budget, cells: new Map<Column, string>() };
      rows.set(figure, row);
      const text = format(value);
      row.cells.set(column, text);
      process.stdout.write(`${column} ${figure} ${text}\n`);
    },
    print(): string {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
      return [
        line(['figure', ...columns, 'budget']),
        line([...columns, '', ''].map(() => '---')),
        ...[...rows].map(([figure, { budget, cells }]) =>
          line([figure, ...columns.map((column) => cells.get(column) ?? ''), budget]),
        ),
      ].join('');
    },
  };
}

export type Table = ReturnType<typeof createTable>;

/** Takes samples one after the other. A failure is printed and retried once. */
export async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const samples: T[] = [];
  while (samples.length < runs) {
    samples.push(
      await measure().catch((error: unknown) => {
        console.warn(error);
        return measure();
      }),
    );
  }
  return samples;
}

/** @returns a function that reads a figure of each sample and returns the median */
export function medianOf<T>(samples: readonly T[]): (read: (sample: T) => number) => number {
  return (read) => {
    const values = samples.map(read).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? NaN;
  };
}

function format(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
