import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file));

test('Generated content with an alternative text has one without it before, for Firefox 121', () => {
  const found = sheets.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const [, content] = /^(\s*content: .+) \/ ''/.exec(line) ?? [];
      return content === undefined ? [] : [{ file, content, before: lines[index - 1] }];
    });
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { content, before } of found) expect(before).toBe(`${content};`);
});
