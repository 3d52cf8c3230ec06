import * as fc from 'fast-check';
import {
  damagedSheet,
  readBytes,
  readParts,
  sheet,
  workbookParts,
  zipParts,
} from '../support/publish/workbookParts';
import { main, relations } from '../support/xml';

const rows =
  '<row r="1"><c r="A1" t="str"><v>Артикул</v></c></row><row r="2"><c r="A2"><v>5</v></c></row>';
const parts = workbookParts(rows);
const again =
  'Откройте его в Excel или LibreOffice, проверьте и сохраните заново как «Книга Excel (.xlsx)»';
const damaged = `Файл повреждён. ${again}`;
const tooMuchData =
  'В файле больше 200\u00A0МБ данных. Удалите лишние листы и пустые строки и столбцы с оформлением под таблицей и справа от неё';
const doctype = `В файле есть DOCTYPE, которого в таблицах не бывает. ${again}`;
const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
const bookOf = (sheets: string) =>
  `<workbook xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`;
const far = (cell: string) =>
  `<worksheet><sheetData><row><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`;

/** Parts that are changed or, if undefined, left out. */
type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

test.each<[string, Changes, string]>([
  ['a sheet that is not there', { [sheet]: undefined }, damagedSheet],
  ['a sheet that breaks off', { [sheet]: parts[sheet].slice(0, -30) }, damagedSheet],
  ['a sheet of zero bytes', { [sheet]: new Uint8Array(100) }, damagedSheet],
  ['an empty sheet part', { [sheet]: '' }, damagedSheet],
  ['a sheet that is something else', { [sheet]: '<html/>' }, damagedSheet],
  ['a sheet in another encoding', { [sheet]: Uint8Array.from([60, 0xcf, 0xf0, 62]) }, damagedSheet],
  ['an unknown entity', { [sheet]: parts[sheet].replace('Артикул', '&a;') }, damagedSheet],
  ['a cell without an address', { [sheet]: far('цена') }, damagedSheet],
  ['entities in a sheet', { [sheet]: entities + parts[sheet].replace('Артикул', '&b;') }, doctype],
  ['entities in the workbook', { 'xl/workbook.xml': entities + parts['xl/workbook.xml'] }, doctype],
  ['a DOCTYPE without entities', { [sheet]: `<!DOCTYPE worksheet>${parts[sheet]}` }, doctype],
  ['broken styles', { 'xl/styles.xml': '<styleSheet><cellXfs>' }, damaged],
  ['broken texts', { 'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>a</si></sst>` }, damaged],
  ['a broken workbook part', { 'xl/workbook.xml': '<workbook>' }, damaged],
  ['no list of relations', { 'xl/_rels/workbook.xml.rels': undefined }, damagedSheet],
  [
    'only hidden sheets',
    { 'xl/workbook.xml': parts['xl/workbook.xml'].replace('<sheet ', '<sheet state="hidden" ') },
    'Все листы скрыты. Щёлкните по ярлычку листа правой кнопкой, выберите «Показать» и сохраните файл',
  ],
  [
    'no sheets',
    { 'xl/workbook.xml': bookOf('') },
    'В файле нет листов с ячейками. Перенесите товары на обычный лист',
  ],
  [
    'a value in the last cell of a sheet',
    { [sheet]: far('XFD1048576') },
    'На листе «Товары» заполнена ячейка XFD1048576, далеко за таблицей. Удалите лишние столбцы: читаются первые 1000',
  ],
  [
    'four million cells',
    {
      [sheet]: `<worksheet><sheetData>${Array.from({ length: 4000 }, (_, row) => `<row><c r="ALL${row + 1}"><v>1</v></c></row>`).join('')}</sheetData></worksheet>`,
    },
    'На листе «Товары» слишком много ячеек: больше трёх миллионов до ALL3001. Удалите лишние строки и столбцы',
  ],
])('a workbook with %s is refused', async (_, changed, problem) => {
  const contents = Object.entries<Changes[string]>({ ...parts, ...changed });
  const present = contents.flatMap(([name, content]) =>
    content === undefined ? [] : [[name, content] as const],
  );
  expect(await readParts(Object.fromEntries(present))).toStrictEqual({ problem });
});

/** Changes the archive's entry of the sheet: its fields are at these places after the mark. */
function changeEntry(archive: Uint8Array, change: (entry: Buffer) => void): Uint8Array {
  const bytes = Buffer.from(archive);
  change(bytes.subarray(bytes.lastIndexOf(sheet) - 46));
  return Uint8Array.from(bytes);
}

/** 210 MB of blanks in 200 KB. */
const bomb = zipParts({ ...parts, [sheet]: Buffer.alloc(210 * 1024 * 1024, ' ') });

test.each<[string, Uint8Array, string]>([
  [
    'a digit of a price that has changed on the way',
    Uint8Array.from(
      Buffer.from(
        Buffer.from(zipParts(parts, { level: 0 }))
          .toString('latin1')
          .replace('<v>5</v>', '<v>6</v>'),
        'latin1',
      ),
    ),
    damagedSheet,
  ],
  ['a bomb of 210 MB', bomb, tooMuchData],
  [
    'a bomb that declares 100 bytes',
    changeEntry(bomb, (entry) => entry.writeUInt32LE(100, 24)),
    damagedSheet,
  ],
  [
    'a sheet that declares 4 GB',
    changeEntry(zipParts(parts), (entry) => entry.writeUInt32LE(0xfffffff0, 24)),
    tooMuchData,
  ],
  [
    'a sheet with a password',
    changeEntry(zipParts(parts), (entry) => entry.writeUInt16LE(1, 8)),
    'Файл закрыт паролем. Снимите пароль на открытие и сохраните файл',
  ],
  [
    'an unknown compression',
    changeEntry(zipParts(parts, { level: 0 }), (entry) => entry.writeUInt16LE(99, 10)),
    damagedSheet,
  ],
  [
    'a sheet that lies behind the end',
    changeEntry(zipParts(parts), (entry) => entry.writeUInt32LE(1_000_000, 42)),
    damagedSheet,
  ],
])('an archive with %s is refused', async (_, bytes, problem) => {
  expect(await readBytes(bytes)).toStrictEqual({ problem });
});

/** Damage to an archive: bytes that are changed, and how much of the end is missing. */
const damage = fc.record({
  changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
    maxLength: 5,
  }),
  missing: fc.oneof(fc.constant(0), fc.nat(300)),
  level: fc.constantFrom(0 as const, 6 as const),
});

test('whatever is damaged, the sheets are those that were written, or there is a sentence', async () => {
  const whole = await readParts(parts);
  await fc.assert(
    fc.asyncProperty(damage, async ({ changes, missing, level }) => {
      const bytes = zipParts(parts, { level });
      for (const [at, byte] of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte;
      const file = await readBytes(bytes.subarray(0, bytes.length - missing));
      if ('problem' in file) expect(file.problem).toMatch(/^[А-ЯЁ].*[^.]$/u);
      else expect(file).toStrictEqual(whole);
    }),
    { numRuns: 300 },
  );
});

/** Pieces of a sheet, in an order in which no program writes them. */
const pieces = fc.array(
  fc.constantFrom(
    ...[
      '<row>',
      '</row>',
      '<row r="7">',
      '<c>',
      '</c>',
      '<c r="B2" t="s">',
      '<c t="e">',
      '<v>',
      '</v>',
    ],
    ...[
      '<f>',
      '</f>',
      '<is>',
      '</is>',
      '<t>',
      '</t>',
      '<rPh>',
      '</rPh>',
      '5',
      'VG',
      '&amp;',
      '<x:c/>',
    ],
    ...['<mergeCell ref="A1:A9"/>', '<mergeCell ref="B2:"/>', '<![CDATA[1]]>', '<!-- -->', '\0'],
  ),
  { maxLength: 40 },
);

test('whatever is in a sheet or a file, reading it ends with sheets or a sentence', async () => {
  const content = fc.oneof(
    pieces.map((list) => zipParts(workbookParts(list.join('')))),
    fc.uint8Array({ maxLength: 300 }),
    fc
      .uint8Array({ maxLength: 300 })
      .map((noise) => Buffer.concat([Buffer.from('PK\u0003\u0004'), noise])),
    fc.uint8Array({ maxLength: 300 }).map((noise) => zipParts({ ...parts, [sheet]: noise })),
  );
  await fc.assert(
    fc.asyncProperty(content, async (bytes) => {
      const file = await readBytes(bytes);
      if ('problem' in file) expect(file.problem).toMatch(/^[А-ЯЁ].*[^.]$/u);
      else expect(file.sheets).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
