import fc from 'fast-check';
import { toCsv } from '../../src/shared/files/csv';

const body = (csv: string) => csv.slice(1, -2);

test.each([
  [undefined, ''],
  ['', ''],
  ['Ковёр «Страйп»', 'Ковёр «Страйп»'],
  ['a;b', '"a;b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  [285.5, '285,5'],
  [-5, '-5'],
  ['-5', '-5'],
  ['-5,5', '-5,5'],
  ['=1+1', "'=1+1"],
  ['=A1-5', "'=A1-5"],
  ['-5=1', "'-5=1"],
  ['+7 495', "'+7 495"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
])('the value %j is written as %j', (cell, text) => {
  expect(body(toCsv([[cell]]))).toBe(text);
});

test('a file begins with a byte order mark, separates cells with «;» and ends rows with CRLF', () => {
  expect(toCsv([['a', 1], [], ['b', undefined]])).toBe('\uFEFFa;1\r\n\r\nb;\r\n');
});

/** Parses a file as RFC 4180 has it, apart from the separator. */
function parse(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a parser reads what was written, and no cell is a formula', () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const read = parse(toCsv(rows).slice(1));
      expect(read.map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toStrictEqual(
        rows.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
      );
      const isFormula = (cell: string) => /^[=+@\t\r]|^-(?!\d+([.,]\d+)?$)/.test(cell);
      expect(read.flat().filter(isFormula)).toStrictEqual([]);
    }),
  );
});
