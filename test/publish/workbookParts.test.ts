import {
  damagedSheet,
  date,
  error,
  number,
  readBytes,
  readParts,
  relationsPart,
  rowsOf,
  sheet,
  text,
  workbookParts,
  zipParts,
  type Parts,
} from '../support/publish/workbookParts';
import { main, relations } from '../support/xml';

const readRows = async (rows: string, afterRows = '', parts: Parts = {}) =>
  rowsOf(await readParts({ ...workbookParts(rows, afterRows), ...parts }));
const readCell = async (cell: string, parts: Parts = {}) =>
  (await readRows(`<row r="1">${cell}</row>`, '', parts))[0]?.cells[0];
const str = (value: string, address = '') => `<c ${address} t="str"><v>${value}</v></c>`;

test.each([
  ['A12', 12, 0],
  ['Z5', 5, 25],
  ['AA5', 5, 26],
  ['ALL5', 5, 999],
  ['A1048576', 1_048_576, 0],
])('the cell %s is in row %d and column %d', async (address, row, column) => {
  const [read] = await readRows(`<row r="${row}"><c r="${address}"><v>1</v></c></row>`);
  expect([read?.row, (read?.cells.length ?? 0) - 1]).toStrictEqual([row, column]);
});

test.each(['A', '12', 'a1', 'A0', 'A@1', '[1', 'A1.5', 'A1e3', 'A-1', 'A1048577', 'XFE1', ''])(
  '«%s» is the address of no cell',
  async (address) => {
    const parts = workbookParts(`<row><c r="${address}"><v>1</v></c></row>`);
    expect(await readParts(parts)).toStrictEqual({ problem: damagedSheet });
  },
);

test('rows may be numbered without their cells, and in any order', async () => {
  const rows = await readRows(`<row r="9">${str('вторая')}</row><row r="3">${str('первая')}</row>`);
  expect(rows).toStrictEqual([
    { row: 3, cells: [text('первая')] },
    { row: 9, cells: [text('вторая')] },
  ]);
});

test.each([
  ['of areas that overlap, the upper one counts', ['A3:A5', 'A1:A3'], '11145'],
  ['areas count in any order', ['A4:A5', 'A1:A2'], '11344'],
  ['an area without an end does not count', ['A1:', 'A2'], '12345'],
  ['an area of another column does not count', ['B1:B5'], '12345'],
])('merged cells: %s', async (_, areas, expected) => {
  const rows = ['1', '2', '3', '4', '5'].map((value) => `<row>${str(value)}</row>`).join('');
  const merged = areas.map((area) => `<mergeCell ref="${area}"/>`).join('');
  // a filter has an area, too
  const after = `<autoFilter ref="A1:A5"/><mergeCells>${merged}<mergeCell/></mergeCells>`;
  const read = await readRows(rows, after);
  expect(read.map(({ cells }) => cells[0])).toStrictEqual(Array.from(expected, text));
});

test('an area merged over a blank cell leaves the others as they are', async () => {
  const rows = `<row r="2">${str('ниже')}</row>`;
  const read = await readRows(rows, '<mergeCells><mergeCell ref="A1:A3"/></mergeCells>');
  expect(read).toStrictEqual([{ row: 2, cells: [text('ниже')] }]);
});

test.each([
  ['true', '<c t="b"><v>true</v></c>', { kind: 'boolean', value: true }],
  ['true for «1» among blanks', '<c t="b"><v> 1 </v></c>', { kind: 'boolean', value: true }],
  ['false for another number', '<c t="b"><v>11</v></c>', { kind: 'boolean', value: false }],
  ['false for another text', '<c t="b"><v>1 true x</v></c>', { kind: 'boolean', value: false }],
  ['an error for what is no number', '<c><v> NaN </v></c>', error('NaN')],
  ['a date among blanks', '<c t="d"><v> 2026-11-01 </v></c>', date('2026-11-01')],
  ['a date in UTC', '<c t="d"><v>2026-11-01T10:30:00Z</v></c>', date('2026-11-01T10:30:00Z')],
  ['an error for characters after a date', '<c t="d"><v>2026-11-01x</v></c>', error('2026-11-01x')],
  [
    'an error for characters before a date',
    '<c t="d"><v>x2026-11-01</v></c>',
    error('x2026-11-01'),
  ],
  [
    'a text after line breaks and its pronunciation',
    '<c t="inlineStr"><is>\n<rPh><t>x</t></rPh>\n<r>\n<rPr> </rPr><t>VG</t>\n</r>\n</is></c>',
    text('VG'),
  ],
  ['a line break for a carriage return', str('a_x000D_b'), text('a\nb')],
])('a cell has %s', async (_, cell, expected) => {
  expect(await readCell(cell)).toStrictEqual(expected);
});

describe('A text whose pieces are struck out', () => {
  const piece = (value: string, properties = '') =>
    `<r><rPr><b/>${properties}</rPr><t xml:space="preserve">${value}</t></r>`;
  test.each([
    ['in part', piece('350', '<strike/>') + piece(' 290'), { text: ' 290', struck: '350' }],
    [
      'at its end',
      `<r><t>290 </t></r>${piece('350', '<strike val="1"/>')}${piece(' ₽')}`,
      { text: '290  ₽', struck: '350' },
    ],
    ['whole', piece('350', '<strike/>'), { text: '350', struck: '350' }],
    [
      'but not',
      piece('350', '<strike val="0"/>') + piece(' р', '<strike val="false"/>'),
      { text: '350 р' },
    ],
    ['in blanks', piece('350') + piece(' ', '<strike/>'), { text: '350' }],
    ['without a text', piece(' ', '<strike/>'), undefined],
  ])('%s', async (_, pieces, expected) => {
    const cell = expected && { kind: 'text', ...expected };
    const plain = str('VG')
      .replace('str', 'inlineStr')
      .replace(/<v>.*v>/, '<is><t>VG</t></is>');
    const inCell = await readRows(`<row><c t="inlineStr"><is>${pieces}</is></c>${plain}</row>`);
    expect(inCell[0]?.cells).toStrictEqual([cell, text('VG')]);
    const sharedStrings = `<sst xmlns="${main}"><si>${pieces}</si><si><t>VG</t></si></sst>`;
    const rows = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    const shared = await readRows(rows, '', { 'xl/sharedStrings.xml': sharedStrings });
    expect(shared[0]?.cells).toStrictEqual([cell, text('VG')]);
  });
});

test.each([
  ['0&quot; days&quot;', 5, number(5, 'days')],
  ['[$$-409]#,##0.00', 12, number(12, '$')],
  ['#,##0.00\\ [$€-407]', 12, number(12, '€')],
  ['#,##0.00\\ [$₽-419];[Red]-#,##0.00\\ [$₽-419]', 12, number(12, '₽')],
  ['_-* #,##0.00\\ &quot;₽&quot;_-;\\-* #,##0.00\\ &quot;₽&quot;_-', 12, number(12, '₽')],
  ['0&quot; USD&quot;', 12, number(12, 'USD')],
  ['$#,##0', 12, number(12, '$')],
  ['0.0&quot; тыс. руб.&quot;', 1.2, number(1.2, 'тыс. руб.')],
  ['0\\ \\м\\м', 600, number(600, 'мм')],
  ['0.00%', 0.05, number(0.05, '%')],
  ['[$-419]#,##0.00', 12, number(12)],
  ['[&gt;=1000]# ##0;General', 12, number(12)],
  ['# ?/?', 0.5, number(0.5)],
  ['0.00E+00', 12, number(12)],
  ['(#,##0)', 12, number(12)],
  ['General', 12, number(12)],
  ['[hh]', 2.5, date('1900-01-02T12:00:00Z')],
  ['[mm]', 2.5, date('1900-01-02T12:00:00Z')],
  ['[ss]', 2.5, date('1900-01-02T12:00:00Z')],
  ['yyyy', 0, date('1899-12-31')],
  ['yyyy', 59, date('1900-02-28')],
  ['yyyy', 60, date('1900-02-28')],
  ['yyyy', 2_958_465, date('9999-12-31')],
  ['yyyy', 2_958_466, number(2_958_466)],
  [' 00000 ', 123, text('00123')],
  ['00000', 0, text('00000')],
  ['&quot;VG-&quot;00-00', 1234, text('VG-12-34')],
  ['000_-000', 12034, text('012 034')],
])('a number in the format «%s»: %d', async (format, value, expected) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/><numFmt numFmtId="14"/></numFmts>
    <cellXfs><xf numFmtId="0"><alignment/><protection/></xf><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const cell = `<c s="1"><v>${value}</v></c>`;
  expect(await readCell(cell, { 'xl/styles.xml': styles })).toStrictEqual(expected);
});

test('of the formats without a code, those of dates are dates, those of percents have a unit', async () => {
  const ids = Array.from({ length: 60 }, (_, id) => id);
  const styles = `<styleSheet><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
  const dates = [];
  const percents = [];
  for (const id of ids) {
    const cell = await readCell(`<c s="${id}"><v>46327</v></c>`, { 'xl/styles.xml': styles });
    if (cell?.kind === 'date') dates.push(id);
    if (cell?.kind === 'number' && cell.unit === '%') percents.push(id);
  }
  // ECMA-376, 18.8.30
  expect(dates).toStrictEqual([
    ...[14, 15, 16, 17, 18, 19, 20, 21, 22],
    ...[27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
    ...[45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58],
  ]);
  expect(percents).toStrictEqual([9, 10]);
});

test.each([
  ['1', '2030-11-02'],
  ['true', '2030-11-02'],
  ['0', '2026-11-01'],
  ['10', '2026-11-01'],
])(
  'days count from 1904 only if the workbook says so (%s): 46327 is %s',
  async (since1904, expected) => {
    const workbook = workbookParts('')['xl/workbook.xml'].replace(
      '<sheets>',
      `<workbookPr date1904="${since1904}"/><sheets>`,
    );
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const parts = { 'xl/workbook.xml': workbook, 'xl/styles.xml': styles };
    expect(await readCell('<c><v>46327</v></c>', parts)).toStrictEqual(date(expected));
  },
);

describe('A shared text', () => {
  const shared = (index: string) => `<c t="s"><v>${index}</v></c>`;
  const texts = {
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si> <r>\n<rPr> </rPr><t>VG</t></r></si></sst>`,
  };

  test('is read without the blanks around its pieces', async () => {
    expect(await readCell(shared('0'), texts)).toStrictEqual(text('VG'));
  });

  test.each<[index: string, parts: Parts]>([
    ['-1', texts],
    ['0.5', texts],
    ['1', texts],
    ['x', texts],
    ['0', {}],
  ])('(%s) that is not there damages the sheet', async (index, parts) => {
    const file = await readParts({ ...workbookParts(`<row>${shared(index)}</row>`), ...parts });
    expect(file).toStrictEqual({ problem: damagedSheet });
  });
});

const goods = workbookParts(`<row>${str('Артикул')}</row>`);
const found = [{ row: 1, cells: [text('Артикул')] }];

test('a workbook is found by its own relation, among those to other parts and files', async () => {
  const type = (name: string) => `${relations}/${name}`;
  const file = await readParts({
    '_rels/.rels': `<Relationships><Relationship Id="a"/><Relationship Id="b" Type="${type('core-properties')}" Target="docProps/core.xml"/><Relationship Id="c" Type="${type('officeDocument')}" Target="https://porog.example/book.xml" TargetMode="External"/><Other Id="d" Type="${type('officeDocument')}" Target="docProps/core.xml"/><Relationship Id="e" Type="${type('officeDocument')}" Target="data/book.xml"/></Relationships>`,
    'docProps/core.xml': '<coreProperties/>',
    'data/book.xml': goods['xl/workbook.xml'].replace(' r:id=', ' id="r9" r:id='),
    'data/_rels/book.xml.rels': relationsPart({ r1: ['worksheet', 'sheet.xml'] }),
    'data/sheet.xml': goods[sheet],
  });
  expect(rowsOf(file)).toStrictEqual(found);
});

/** An archive with a comment behind its end. @param length bytes */
function withComment(archive: Uint8Array, length: number): Uint8Array {
  const bytes = Buffer.concat([archive, Buffer.alloc(length, 'x')]);
  bytes.writeUInt16LE(length, archive.length - 2);
  return Uint8Array.from(bytes);
}

test.each<[string, Uint8Array]>([
  ['a comment', withComment(zipParts(goods), 100)],
  ['the longest comment', withComment(zipParts(goods), 0xffff)],
  [
    'comments and fields of other programs',
    zipParts(goods, { comment: 'x', extra: { 7: Uint8Array.of(1, 2, 3) } }),
  ],
  [
    'slashes before the names',
    zipParts({
      '//xl/workbook.xml': goods['xl/workbook.xml'],
      '/xl/_rels/workbook.xml.rels': goods['xl/_rels/workbook.xml.rels'],
      [`/${sheet}`]: goods[sheet],
    }),
  ],
])('an archive may have %s', async (_, bytes) => {
  expect(rowsOf(await readBytes(bytes))).toStrictEqual(found);
});

test('a part with another checksum damages the file', async () => {
  const bytes = Buffer.from(zipParts({ ...goods, 'xl/styles.xml': '<styleSheet/>' }));
  const entry = bytes.lastIndexOf('xl/styles.xml') - 46;
  bytes.writeUInt32LE(1, entry + 16);
  expect(await readBytes(Uint8Array.from(bytes))).toStrictEqual({
    problem:
      'Файл повреждён. Откройте его в Excel или LibreOffice, проверьте и сохраните заново как «Книга Excel (.xlsx)»',
  });
});

describe('A sheet is read', () => {
  const encode = (xml: string) => Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16();

  test('in UTF-16 of either order', async () => {
    const rows = rowsOf(
      await readParts({ ...goods, [sheet]: Uint8Array.from(encode(goods[sheet])) }),
    );
    expect(rows).toStrictEqual(found);
  });

  test('wherever a letter of two bytes is cut', async () => {
    for (const start of ['', 'a']) {
      const long = start + 'я'.repeat(32_000);
      const padding = `<!-- ${'x'.repeat(10_000)} -->`;
      expect(await readCell(padding + str(long) + padding)).toStrictEqual(text(long));
    }
  });

  test('but not in Windows-1251', async () => {
    const bytes = Buffer.from(goods[sheet].replace('Артикул', '\u00CF'), 'latin1');
    expect(await readParts({ ...goods, [sheet]: Uint8Array.from(bytes) })).toStrictEqual({
      problem: damagedSheet,
    });
  });
});
