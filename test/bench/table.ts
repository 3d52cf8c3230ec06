import os from 'node:os';

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

/** A measurement, and how long the calibration loop took before it, ms. */
export interface Sample<T> {
  readonly value: T;
  readonly loop: number;
}

interface Row {
  readonly budget: string;
  readonly cells: Map<Column, string>;
}

/** A Markdown table with a row for each figure and a column for each route. Also prints each figure at once. */
export function createTable() {
  const rows = new Map<string, Row>();
  const loads: number[] = [];
  return {
    /**
     * Adds medians with their ranges, and for times also how many calibration loops they are; or a single
     * figure.
     */
    add(
      figure: string,
      budget: string,
      column: Column,
      value: number | readonly Sample<number>[],
    ): void {
      const row = rows.get(figure) ?? { budget, cells: new Map<Column, string>() };
      rows.set(figure, row);
      const text = typeof value === 'number' ? format(value) : spread(value, figure.endsWith('ms'));
      row.cells.set(column, text);
      loads.push(os.loadavg()[0] ?? NaN);
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
        `\nLoad of the machine ${format(Math.min(...loads))} to ${format(Math.max(...loads))}\n`,
      ].join('');
    },
  };
}

export type Table = ReturnType<typeof createTable>;

/** Takes samples one after the other, each after a calibration. A failure is printed and retried once. */
export async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<Sample<T>[]> {
  const samples: Sample<T>[] = [];
  while (samples.length < runs) {
    const loop = calibrate();
    const value = await measure().catch((error: unknown) => {
      console.warn(error);
      return measure();
    });
    samples.push({ value, loop });
  }
  return samples;
}

/** Milliseconds of a loop that is always the same, so that a slow hour of the machine is seen. */
function calibrate(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) % 1_000_003;
  if (sum < 0) throw new Error('No engine may leave the loop out');
  return performance.now() - start;
}

/** Reads a figure of each sample. */
export function figureOf<T>(samples: readonly Sample<T>[], read: (value: T) => number) {
  return samples.map(({ value, loop }): Sample<number> => ({ value: read(value), loop }));
}

export function medianOf(samples: readonly Sample<number>[]): number {
  return median(samples.map(({ value }) => value));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** «81.0 (75.0–159), 1.62 loops» */
export function spread(samples: readonly Sample<number>[], isTime: boolean): string {
  const values = samples.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = least === most ? '' : ` (${format(least)}–${format(most)})`;
  const loops = median(samples.map(({ value, loop }) => value / loop));
  return `${format(median(values))}${range}${isTime ? `, ${format(loops)} loops` : ''}`;
}

function format(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
