import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => path.join('src', file));

const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');
const breakpoints = [...tokens.matchAll(/^ \* +(\d+)px/gm)].map(([, width]) => Number(width));

test('Media queries use only the breakpoints that tokens.css lists', () => {
  const used = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(
      ([query, bound, width]) => ({
        file,
        query,
        breakpoint: bound === 'max' ? Number(width) + 0.02 : Number(width),
      }),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ breakpoint }) => !breakpoints.includes(breakpoint))).toStrictEqual([]);
});
