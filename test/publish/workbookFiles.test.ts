import writeXlsxFile from 'write-excel-file/node';
import { cellAddress } from '../../src/publish/workbook/file/address';
import {
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

const sharedStrings = `<sst xmlns="${main}">
  <si><t>Коврик</t></si>
  <si><r><rPr><b/></rPr><t>Коврик </t></r><r><t xml:space="preserve">«Дом» &amp; сад</t></r></si>
  <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>
  <si><t>строка_x000D_
вторая _x005F_x0041_</t></si>
  <si><t> </t></si>
  <si>
    <r><t>VG</t></r>
    <r><t>-1</t></r>
  </si>
</sst>`;

const formats = [
  'General',
  '00000',
  '&quot;VG-&quot;000',
  '00000;[Red]-00000',
  '000\\-000_-',
  '00.00',
  '#,##0.00&quot; руб.&quot;',
  '[Red]0',
  'dd\\.mm\\.yyyy',
  '[$-419]d\\ mmm;@',
  'hh:mm',
  '[h]:mm',
  '&quot;от &quot;0&quot; дней&quot;',
  '0000000000000',
];
const styles = `<styleSheet xmlns="${main}">
  <numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join('')}</numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}<xf numFmtId="14"/><xf numFmtId="4"/><xf numFmtId="114"/><xf numFmtId="140"/></cellXfs>
</styleSheet>`;
const builtInDate = formats.length;

const richValue = { ...error('#VALUE!'), isRich: true };

async function readCell(cell: string, parts: Parts = {}) {
  const rows = `<row r="1"><c r="A1" t="str"><v>Артикул</v></c></row><row r="2">${cell}</row>`;
  const file = await readParts({
    ...workbookParts(rows),
    'xl/sharedStrings.xml': sharedStrings,
    'xl/styles.xml': styles,
    ...parts,
  });
  return rowsOf(file).find(({ row }) => row === 2)?.cells[0];
}

test.each([
  ['a number', '<c r="A2"><v>1285.5</v></c>', number(1285.5)],
  // a format that the file does not describe, whose number only contains that of a date
  ['a number in format 114', `<c r="A2" s="${builtInDate + 2}"><v>45000</v></c>`, number(45000)],
  ['a number in format 140', `<c r="A2" s="${builtInDate + 3}"><v>45000</v></c>`, number(45000)],
  ['an exact double', '<c r="A2"><v>0.1000000000000000055</v></c>', number(0.1)],
  ['a barcode', '<c r="A2"><v>4607012345678</v></c>', number(4607012345678)],
  ['a number of 1E+05', '<c r="A2" t="n"><v>1E+05</v></c>', number(100000)],
  ['a shared text', '<c r="A2" t="s"><v>0</v></c>', text('Коврик')],
  ['a text in several fonts', '<c r="A2" t="s"><v>1</v></c>', text('Коврик «Дом» & сад')],
  ['a text with its pronunciation', '<c r="A2" t="s"><v>2</v></c>', text('東京')],
  ['a text of two lines', '<c r="A2" t="s"><v>3</v></c>', text('строка\nвторая _x0041_')],
  ['a text between line breaks', '<c r="A2" t="s"><v>5</v></c>', text('VG-1')],
  ['a text of spaces', '<c r="A2" t="s"><v>4</v></c>', undefined],
  ['a text of its own', '<c r="A2" t="inlineStr"><is><t>00123</t></is></c>', text('00123')],
  [
    'a text of its own in several fonts',
    '<c r="A2" t="inlineStr"><is><r><t>VG</t></r><r><t>-1</t></r><rPh><t>x</t></rPh></is></c>',
    text('VG-1'),
  ],
  ['digits typed as a text', '<c r="A2" t="str" quotePrefix="1"><v>0042</v></c>', text('0042')],
  ['«true»', '<c r="A2" t="b"><v>1</v></c>', { kind: 'boolean', value: true }],
  ['«false»', '<c r="A2" t="b"><v>0</v></c>', { kind: 'boolean', value: false }],
  ['#N/A', '<c r="A2" t="e"><v>#N/A</v></c>', error('#N/A')],
  ['an error of a formula', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', error('#DIV/0!')],
  ['an error without a name', '<c r="A2" t="e"/>', error('#VALUE!')],
  ['a picture', '<c r="A2" t="e" vm="1"><v>#VALUE!</v></c>', richValue],
  [
    'a picture by a formula',
    '<c r="A2" t="e" vm="2"><f>IMAGE(B2)</f><v>#VALUE!</v></c>',
    richValue,
  ],
  ['an error without metadata', '<c r="A2" t="e" vm="0"><v>#VALUE!</v></c>', error('#VALUE!')],
  ['a number with metadata', '<c r="A2" vm="1"><v>5</v></c>', number(5)],
  ['an infinite number', '<c r="A2"><v>1E999</v></c>', error('1E999')],
  ['NaN', '<c r="A2"><v>NaN</v></c>', error('NaN')],
  ['a hexadecimal number', '<c r="A2"><v>0x10</v></c>', error('0x10')],
  ['a formula with its value', '<c r="A2"><f>10*2</f><v>20</v></c>', number(20)],
  ['a formula of a text', '<c r="A2" t="str"><f>B2</f><v>VG</v></c>', text('VG')],
  ['a formula of an empty text', '<c r="A2" t="str"><f>""</f><v></v></c>', undefined],
  ['a formula without a value', '<c r="A2"><f>10*2</f></c>', { kind: 'formula' }],
  ['a formula with an empty value', '<c r="A2"><f>10*2</f><v/></c>', { kind: 'formula' }],
  ['a formula of a text, no value', '<c r="A2" t="str"><f>B2</f></c>', { kind: 'formula' }],
  ['only a colour', '<c r="A2" s="3"/>', undefined],
  ['a date of the strict standard', '<c r="A2" t="d"><v>2026-11-01</v></c>', date('2026-11-01')],
  [
    'a time of the strict standard',
    '<c r="A2" t="d"><v>2026-11-01T10:30:00</v></c>',
    date('2026-11-01T10:30:00Z'),
  ],
  ['a date against the standard', '<c r="A2" t="d"><v>01.11.2026</v></c>', error('01.11.2026')],
])('a cell with %s is read', async (_, cell, expected) => {
  expect(await readCell(cell)).toStrictEqual(expected);
});

test.each([
  ['00000', 123, text('00123')],
  ['00000', 12345, number(12345)],
  ['00000', 1234567, number(1234567)],
  ['00000', 1.5, number(1.5)],
  ['00000', -5, number(-5)],
  ['00000;[Red]-00000', 7, text('00007')],
  ['&quot;VG-&quot;000', 12, text('VG-012')],
  ['&quot;VG-&quot;000', 1234, text('VG-1234')],
  ['000\\-000_-', 12034, text('012-034')],
  ['0000000000000', 46070123456, text('0046070123456')],
  ['00.00', 5, number(5)],
  ['General', 45000, number(45000)],
  ['#,##0.00&quot; руб.&quot;', 1285.5, number(1285.5, 'руб.')],
  ['&quot;от &quot;0&quot; дней&quot;', 5, number(5, 'от дней')],
  ['[Red]0', 5, number(5)],
  ['dd\\.mm\\.yyyy', 46327, date('2026-11-01')],
  ['dd\\.mm\\.yyyy', 1, date('1900-01-01')],
  ['dd\\.mm\\.yyyy', 61, date('1900-03-01')],
  ['dd\\.mm\\.yyyy', -1, number(-1)],
  ['dd\\.mm\\.yyyy', 4607012345678, number(4607012345678)],
  ['[$-419]d\\ mmm;@', 46327, date('2026-11-01')],
  ['hh:mm', 0.4375, date('1899-12-31T10:30:00Z')],
  ['[h]:mm', 2.5, date('1900-01-02T12:00:00Z')],
])('a number in the format %s: %d', async (format, value, expected) => {
  const cell = `<c r="A2" s="${formats.indexOf(format)}"><v>${value}</v></c>`;
  expect(await readCell(cell)).toStrictEqual(expected);
});

test('a date in the format that Excel has for it, also counted from 1904', async () => {
  const cell = `<c r="A2" s="${builtInDate}"><v>46327</v></c>`;
  expect(await readCell(cell)).toStrictEqual(date('2026-11-01'));
  const { 'xl/workbook.xml': workbook } = workbookParts('');
  const since1904 = workbook.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  expect(await readCell(cell, { 'xl/workbook.xml': since1904 })).toStrictEqual(date('2030-11-02'));
});

test('rows and cells are where they stand, and blank rows are left out', async () => {
  const file = await readParts(
    workbookParts(
      '<row r="3"><c r="C3"><v>1</v></c></row><row r="4" ht="20"><c r="A4" s="1"/></row><row r="9" hidden="1"><c r="A9"><v>2</v></c></row>',
    ),
  );
  expect(rowsOf(file)).toStrictEqual([
    { row: 3, cells: [undefined, undefined, number(1)] },
    { row: 9, cells: [number(2)] },
  ]);
});

test('a category merged beside several rows is the category of each', async () => {
  const rows = [
    '<row r="1"><c r="A1" t="str"><v>Прайс</v></c></row>',
    '<row r="2"><c r="B2"><v>0</v></c></row>',
    '<row r="3"><c r="A3" t="str"><v>Щетина</v></c><c r="B3"><v>1</v></c></row>',
    '<row r="4"><c r="A4"/><c r="B4"><v>2</v></c></row>',
    '<row r="5"><c r="A5" s="1"/></row>',
    '<row r="6"><c r="B6"><v>3</v></c><c r="C6" t="str"><v>вправо</v></c></row>',
    '<row r="7"><c r="B7"><v>4</v></c></row>',
  ];
  const areas = '<mergeCell ref="A3:A6"/><mergeCell ref="C6:E6"/><mergeCell ref="A1:XFD1"/>';
  const file = await readParts(workbookParts(rows.join(''), `<mergeCells>${areas}</mergeCells>`));
  expect(rowsOf(file)).toStrictEqual([
    { row: 1, cells: [text('Прайс')] },
    { row: 2, cells: [undefined, number(0)] },
    { row: 3, cells: [text('Щетина'), number(1)] },
    { row: 4, cells: [text('Щетина'), number(2)] },
    { row: 6, cells: [text('Щетина'), number(3), text('вправо')] },
    { row: 7, cells: [undefined, number(4)] },
  ]);
});

test('cells merged over several columns are told, once for the sheet', async () => {
  const rows = '<row r="1"><c r="A1" t="str"><v>Цена</v></c></row>';
  const merge = (...refs: readonly string[]) =>
    `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const mergedOf = async (areas: string) => {
    const file = await readParts(workbookParts(rows, areas));
    return 'sheets' in file ? file.sheets[0]?.merged : file.problem;
  };
  expect(await mergedOf(merge('A1:B2', 'A3:A9', 'C1'))).toStrictEqual([
    { first: { row: 1, column: 0 }, last: { row: 2, column: 1 } },
  ]);
  expect(await mergedOf(merge('A3:A9'))).toBeUndefined();
});

test('hidden sheets, whose names are kept, and charts are left out', async () => {
  const link = (name: string, id: string, state = '') =>
    `<sheet name="${name}" sheetId="1" ${state} r:id="${id}"/>`;
  const cells = (value: string) => workbookParts(`<row><c t="str"><v>${value}</v></c></row>`);
  const sheets = [
    link('Черновик', 'r1', 'state="hidden"'),
    link('Макрос', 'r1', 'state="veryHidden"'),
    link('График', 'r2'),
    link('Товары &amp; цены', 'r3'),
    link('Модели', 'r4', 'state="visible"'),
  ];
  const file = await readParts({
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsPart({
      r1: ['worksheet', 'worksheets/absent.xml'],
      r2: ['chartsheet', 'chartsheets/sheet1.xml'],
      r3: ['worksheet', 'worksheets/sheet3.xml'],
      r4: ['worksheet', '/xl/worksheets/Sheet4.XML'],
    }),
    'xl/worksheets/sheet3.xml': cells('3')[sheet],
    'xl/worksheets/sheet4.xml': cells('4')[sheet],
  });
  expect(file).toStrictEqual({
    sheets: [
      { name: 'Товары & цены', rows: [{ row: 1, cells: [text('3')] }] },
      { name: 'Модели', rows: [{ row: 1, cells: [text('4')] }] },
    ],
    hidden: ['Черновик', 'Макрос'],
  });
});

/** A sheet as 1C writes it: a prefix, no addresses, texts in the cells, no other parts. */
const prefixed = `<x:worksheet xmlns:x="${main}"><x:sheetData>
  <x:row><x:c t="inlineStr"><x:is><x:t>Артикул</x:t></x:is></x:c><x:c/><x:c><x:v>5</x:v></x:c></x:row>
  <x:row/>
  <x:row><x:c t="inlineStr"><x:is><x:t>001</x:t></x:is></x:c></x:row>
</x:sheetData></x:worksheet>`;
const parts = workbookParts('');
const strict = 'http://purl.oclc.org/ooxml';
const utf16 = (xml: string) => Uint8Array.from(Buffer.from(`\uFEFF${xml}`, 'utf16le'));

test.each<[string, Parts]>([
  ['with prefixes', {}],
  [
    'with the parts in another folder',
    {
      '_rels/.rels': relationsPart({ a: ['officeDocument', '/data/book22.xml'] }),
      'data/book22.xml': parts['xl/workbook.xml'],
      'data/_rels/book22.xml.rels': relationsPart({
        r1: ['worksheet', '..\\xl\\worksheets\\sheet1.xml'],
      }),
    },
  ],
  [
    'with backslashes in the names',
    {
      'xl\\worksheets\\sheet9.xml': prefixed,
      'xl/_rels/workbook.xml.rels': relationsPart({ r1: ['worksheet', 'worksheets/Sheet9.xml'] }),
    },
  ],
  [
    'of the strict standard',
    {
      'xl/workbook.xml': `<workbook xmlns="${strict}/spreadsheetml/main" xmlns:r="${strict}/officeDocument/relationships" conformance="strict"><sheets><sheet name="Товары" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${strict}/officeDocument/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
  ],
  ['in UTF-16', { [sheet]: utf16(prefixed) }],
  ['with a byte order mark', { [sheet]: `\uFEFF${prefixed}` }],
])('a workbook %s', async (_, changed) => {
  const file = await readParts({ ...parts, [sheet]: prefixed, ...changed });
  expect(rowsOf(file)).toStrictEqual([
    { row: 1, cells: [text('Артикул'), undefined, number(5)] },
    { row: 3, cells: [text('001')] },
  ]);
});

/** Rewrites an archive in ZIP64, with the sizes of its last entry in 64 bits. */
function toZip64(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const end = bytes.subarray(-22);
  const directory = end.readUInt32LE(16);
  const entry = bytes.subarray(bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1'));
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4);
  extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12);
  entry.fill(0xff, 20, 28);
  entry.writeUInt16LE(extra.length, 30);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50);
  record.writeBigUInt64LE(BigInt(directory), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(BigInt(bytes.length - end.length + extra.length), 8);
  end.fill(0xff, 8, 20);
  const before = bytes.subarray(0, bytes.length - end.length);
  return Uint8Array.from(Buffer.concat([before, extra, record, locator, end]));
}

test('a workbook in ZIP64, as some programs write even small ones', async () => {
  const bytes = zipParts({ ...parts, [sheet]: prefixed });
  const file = await readBytes(toZip64(bytes));
  expect(file).toStrictEqual(await readBytes(bytes));
  expect(rowsOf(file)).toHaveLength(2);
});

test('a workbook of write-excel-file', async () => {
  const { toBuffer } = writeXlsxFile(
    [
      [{ value: '00123', format: '@' }, null, { value: 123, format: '00000' }],
      [{ value: 1285.5, format: '#,##0.00' }, { value: true }],
      [{ value: new Date('2026-11-01'), format: 'dd.mm.yyyy' }],
    ],
    { sheet: 'Товары' },
  );
  expect(rowsOf(await readBytes(await toBuffer()))).toStrictEqual([
    { row: 1, cells: [text('00123'), undefined, text('00123')] },
    { row: 2, cells: [number(1285.5), { kind: 'boolean', value: true }] },
    { row: 3, cells: [date('2026-11-01')] },
  ]);
});

test.each([
  [14, 2, 'C14'],
  [1, 0, 'A1'],
  [1, 25, 'Z1'],
  [1, 26, 'AA1'],
  [9, 701, 'ZZ9'],
  [9, 702, 'AAA9'],
  [1_048_576, 16_383, 'XFD1048576'],
])('row %d and column %d are %s', (row, column, address) => {
  expect(cellAddress(row, column)).toBe(address);
});
