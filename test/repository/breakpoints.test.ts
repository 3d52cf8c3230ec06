import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => path.join('src', file));

const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');
const breakpoints = [...tokens.matchAll(/^ \* +([\d.]+em) +\d+px/gm)].map(([, width]) => width);

test('Media queries use only the breakpoints that tokens.css lists', () => {
  const used = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((?:min-|max-)?width(?: [<>]=?|:) ([\d.]+[a-z]+)\)/g)]
      .filter(([, width]) => !width?.endsWith('rem')) // container queries
      .map(([query, width]) => ({ file, query, width })),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ width }) => !breakpoints.includes(width))).toStrictEqual([]);
});
