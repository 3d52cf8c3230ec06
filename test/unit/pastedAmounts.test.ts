import fc from 'fast-check';
import { arrange } from '../../src/domain/matrix/arrangement';
import { readPasted } from '../../src/domain/matrix/pastedAmounts';
import type { Carpet } from '../../src/domain/settings/settings';

/** 40, 60 and 80 cm wide; grey, brown and red; 60 × red does not exist. Ids are «40 серый». */
const items = [40, 60, 80].flatMap((width) =>
  ['серый', 'коричневый', 'бордовый'].flatMap((color, column): Carpet[] =>
    width === 60 && column === 2
      ? []
      : [
          {
            _id: `${width} ${color}`,
            title: `Ковёр ${width} ${color}`,
            article: `VG-${width}-0${column + 1}`,
            width,
            length: 100,
            color,
            unit: 'шт',
            packQty: 10,
          },
        ],
  ),
);
const { rows } = arrange(items);
const cells = rows.map((row) => row.cells);
/** Their articles have no letters; a text may name them although they are not in the matrix. */
const coded = ['1020', '10200'].map((article): Carpet => ({
  _id: article,
  title: 'Ковёр',
  article,
  unit: 'шт',
}));
const paste = (text: string, [row, column] = [0, 0]) =>
  readPasted(
    text,
    [...items, ...coded],
    cells.slice(row).map((line) => line.slice(column)),
  );

test.each<
  [what: string, text: string, start: [number, number], amounts: unknown, rejected: number]
>([
  ['a column', '10\n20\n30', [0, 0], { '40 серый': 10, '60 серый': 20, '80 серый': 30 }, 0],
  ['a row', '10\t20', [2, 1], { '80 коричневый': 10, '80 бордовый': 20 }, 0],
  [
    'a block, with the line break that spreadsheets append',
    '1\t2\r\n3\t4\r\n',
    [0, 0],
    { '40 серый': 1, '40 коричневый': 2, '60 серый': 3, '60 коричневый': 4 },
    0,
  ],
  ['blank cells and dashes, which change nothing', '\t5\n-\t–', [0, 0], { '40 коричневый': 5 }, 0],
  ['a zero, which clears', '0\t0,00', [0, 0], { '40 серый': 0, '40 коричневый': 0 }, 0],
  [
    'spaces and commas',
    '1 000\t12,5\n1\u00A0200,00\t7',
    [0, 0],
    { '40 серый': 1000, '40 коричневый': 12.5, '60 серый': 1200, '60 коричневый': 7 },
    0,
  ],
  ['units and packs', '20 шт\t2 уп', [0, 0], { '40 серый': 20, '40 коричневый': 20 }, 0],
  ['a figure that may mean two amounts', '1,200\t5', [0, 0], { '40 коричневый': 5 }, 1],
  [
    'no such carpet',
    '1\t2\n3\t4',
    [0, 1],
    { '40 коричневый': 1, '40 бордовый': 2, '60 коричневый': 3 },
    1,
  ],
  ['cells beyond the matrix', '1\t2\n3\t4', [2, 2], { '80 бордовый': 1 }, 3],
  ['words', '5\tнет\n6\t7', [0, 0], { '40 серый': 5, '60 серый': 6, '60 коричневый': 7 }, 1],
  ['below headings', 'серый\tкоричневый\n5\t6', [0, 0], {}, 2],
  ['with headings of sizes and colours', '\tсерый\tкоричневый\n40×60\t10\t20', [0, 0], {}, 2],
  ['beside sizes', '40×60\t10\n60×90\t20', [0, 0], {}, 2],
  ['beside sizes with a unit', '40×60 см\t10\n60×90 см\t20', [0, 0], {}, 2],
  ['beside unknown goods', 'Товар\tКол-во\nКоврик на вход\t20\nКоврик в холл\t30', [0, 0], {}, 2],
  ['figures in words', 'Ковёр большой 20\nКовёр малый 30', [0, 0], {}, 2],
  ['a figure beside words', '5\n20 больших', [0, 0], { '40 серый': 5 }, 1],
  ['words beside an amount', '5\t20 больших', [0, 0], { '40 серый': 5 }, 1],
  ['only blank cells', '\t \n-\t–', [0, 0], {}, 0],
  ['nothing', '', [0, 0], {}, 0],
  ['a total', '5\t6\nИтого\t11', [0, 0], { '40 серый': 5, '40 коричневый': 6 }, 2],
  ['a range', '10\t5-7\n5-7\t10', [0, 0], { '40 серый': 10 }, 3],
  [
    'a rough amount first',
    '~ 20\t5\n6\t7',
    [0, 0],
    { '40 коричневый': 5, '60 серый': 6, '60 коричневый': 7 },
    1,
  ],
  ['an addition first', '+1 020,5\t5', [0, 0], { '40 коричневый': 5 }, 1],
  [
    'an asked amount first',
    '10\t20\n5?\t6',
    [0, 0],
    { '40 серый': 10, '40 коричневый': 20, '60 коричневый': 6 },
    1,
  ],
  ['a rough amount after a space', ' ≈20\t5', [0, 0], { '40 коричневый': 5 }, 1],
  ['an asked amount before a space', '5? \t6', [0, 0], { '40 коричневый': 6 }, 1],
  ['a sum', '5+5\t6', [0, 0], {}, 1],
  ['a question between figures', '5?6\t7', [0, 0], {}, 1],
  ['a question', '?\t5', [0, 0], {}, 1],
  ['invisible characters', '\u200B20\t\u200B0', [0, 0], { '40 серый': 20, '40 коричневый': 0 }, 0],
  ['an amount in brackets', '10\n2 уп (20 шт)', [0, 0], { '40 серый': 10 }, 1],
  ['articles', 'VG-80-03\t30\nvg-40-01;5', [1, 1], { '80 бордовый': 30, '40 серый': 5 }, 0],
  ['articles with packs', 'VG-80-03\t2 уп\n', [0, 0], { '80 бордовый': 20 }, 0],
  [
    'columns with headings',
    'Артикул\tНаименование\tКол-во\nVG-40-02\tКовёр\t15\n',
    [0, 0],
    { '40 коричневый': 15 },
    0,
  ],
  ['an unknown article', 'VG-80-03\t30\nXX-1\t5', [0, 0], { '80 бордовый': 30 }, 1],
  ['only unknown articles, whose amounts fill no cells', 'XX-1\t5\nXX-2\t6', [0, 0], {}, 2],
  ['unknown articles, indented', ' XX-1\t5\n XX-2\t6', [0, 0], {}, 2],
  ['an unknown article that begins with figures', '12345-1\t5', [0, 0], {}, 1],
  ['an article of five figures', '10200\t5', [0, 0], { 10200: 5 }, 0],
  [
    'an amount like an article of four figures',
    '1020\t5',
    [0, 0],
    { '40 серый': 1020, '40 коричневый': 5 },
    0,
  ],
  [
    'a note that is like an article, beside an amount',
    '5\tтип2\n6\t7',
    [0, 0],
    { '40 серый': 5, '60 серый': 6, '60 коричневый': 7 },
    1,
  ],
  ['old line breaks', '1\r2', [0, 0], { '40 серый': 1, '60 серый': 2 }, 0],
  [
    'zeros between spaces, and a figure that begins with one',
    ' 00 \t05',
    [0, 0],
    { '40 серый': 0 },
    1,
  ],
  ['more lines than an order may have', 'VG-40-01\t5\n'.repeat(5001), [0, 0], {}, 1],
  ['the amounts of a repeated article', 'VG-40-01\t5\nVG-40-01\t6', [0, 0], { '40 серый': 11 }, 0],
])('%s', (_, text, start, amounts, rejected) => {
  const read = paste(text, start);
  expect(Object.fromEntries(read.amounts)).toStrictEqual(amounts);
  expect(read.rejected).toBe(rejected);
});

test.each<[what: string, text: string, start: [number, number], rest: string]>([
  ['everything fits', '10\t20\n30', [0, 0], ''],
  ['a block, in its columns and rows', '1\t2\r\n3\t4\r\n5\tнет\t6\n', [0, 0], '\n\n\tнет'],
  ['cells beyond the matrix', '1\t2\t-\n3\t4\n', [2, 2], '\t2\n3\t4'],
  ['a row that begins with words', '5\t6\nИтого\t11', [0, 0], '\nИтого\t11'],
  ['a block below headings', 'серый\tбордовый\n5\t6', [0, 0], 'серый\tбордовый\n5\t6'],
  ['articles', 'VG-80-03\t30\n\nXX-1\t5\r\n VG-40-01\t?\n', [0, 0], 'XX-1\t5\n VG-40-01\t?'],
  ['only articles that fit', 'VG-80-03\t30\nVG-40-01\t5', [0, 0], ''],
  ['a greeting', 'Добрый день\nVG-80-03\t30', [0, 0], 'Добрый день'],
  [
    'a list below headings',
    'Артикул\tКол-во\nVG-40-02\t15\nXX-1\t5\nVG-40-01\t',
    [0, 0],
    'Артикул\tКол-во\nXX-1\t5\nVG-40-01\t',
  ],
  ['only rows without amounts', 'Артикул\tКол-во\nVG-40-02\t15\nVG-40-01\t', [0, 0], ''],
])('leaves what does not fit: %s', (_, text, start, rest) => {
  expect(paste(text, start).rest).toBe(rest);
});

test('leaves a text that is too long as it is', () => {
  const text = 'VG-40-01\t5\n'.repeat(5001);
  expect(paste(text).rest).toBe(text);
});

const amount = fc.integer({ min: 1, max: 9999 }).map(String);
const block = fc
  .array(fc.array(fc.oneof(amount, fc.constantFrom('', '-', '1,234')), { maxLength: 5 }), {
    maxLength: 5,
  })
  .map((lines) => lines.map((line) => line.join('\t')).join('\n'));

test('every filled cell of a block is placed or rejected, and no cell of the matrix is set twice', () => {
  fc.assert(
    fc.property(block, fc.nat(3), fc.nat(3), (text, row, column) => {
      const { amounts, rejected } = paste(text, [row, column]);
      const filled = text.split(/[\t\n]/).filter((cell) => !/^[\s-]*$/.test(cell));
      expect(amounts.length + rejected).toBe(filled.length);
      expect(new Set(amounts.map(([id]) => id)).size).toBe(amounts.length);
      expect(amounts.every(([, value]) => value > 0)).toBe(true);
    }),
  );
});

test('every cell that is left of a block is where it was', () => {
  fc.assert(
    fc.property(block, fc.nat(3), fc.nat(3), (text, row, column) => {
      const { rejected, rest } = paste(text, [row, column]);
      const before = text.split('\n').map((line) => line.split('\t'));
      const left = rest
        .split('\n')
        .flatMap((line, y) => line.split('\t').map((cell, x) => [cell, before[y]?.[x]] as const))
        .filter(([cell]) => cell !== '');
      expect(left).toHaveLength(rejected);
      expect(left.every(([cell, written]) => cell === written)).toBe(true);
    }),
  );
});

test('a block below headings is placed nowhere', () => {
  fc.assert(
    fc.property(fc.constantFrom('х', '40×60', 'Серый', '\tшт'), block, (heading, text) => {
      expect(paste(`${heading}\n${text}`).amounts).toStrictEqual([]);
    }),
  );
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { amounts, rejected } = paste(text);
      expect(amounts.length).toBeLessThanOrEqual(items.length);
      expect(rejected).toBeGreaterThanOrEqual(0);
    }),
  );
});
