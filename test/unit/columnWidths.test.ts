import { columnWidths } from '../../src/shared/files/columnWidths';
import type { Cell } from '../../src/shared/files/table';

const widthOf = (heading: string, format?: string, ...cells: readonly Cell[]) =>
  columnWidths(
    [format === undefined ? { heading } : { heading, format }],
    cells.map((cell) => [cell]),
  )[0]?.width;

describe('A column of a spreadsheet is as wide as', () => {
  test.each([
    ['no less than seven characters', widthOf('Код'), 9],
    ['its longest text', widthOf('Код', undefined, 'короткий', 'самый длинный', undefined), 15],
    ['the longest word of its heading, with its button', widthOf('Минимальная партия'), 16],
    ['no more than sixty characters', widthOf('Код', undefined, 'а'.repeat(200)), 60],
    ['a plain number', widthOf('Код', undefined, 4601234567893), 15],
    ['a number with its spaces and decimals', widthOf('Цена', '# ##0.00', 1234567.5), 14],
    ['a number without decimals', widthOf('Цена', '# ##0', 123456789), 15],
  ])('%s', (_, width, expected) => {
    expect(width).toBe(expected);
  });
});
