import fs from 'node:fs/promises';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { readWorkbookFile } from '../../src/publish/workbook/file/sheets';
import {
  inFolder,
  main,
  readBytes,
  readParts,
  relations,
  relationsPart,
  workbookParts,
  zipParts,
  type Parts,
} from '../support/workbookParts';

const rows =
  '<row r="1"><c r="A1" t="str"><v>Артикул</v></c></row><row r="2"><c r="A2"><v>5</v></c></row>';
const parts = workbookParts(rows);
const sheet = 'xl/worksheets/sheet1.xml';
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

/** A file of Office up to 2003, with the names of its streams. */
const oldOffice = (stream: string) =>
  Uint8Array.from([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...Buffer.alloc(1016),
    ...Buffer.from(stream, 'utf16le'),
  ]);

const asXlsx = 'Откройте его в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»';
const again =
  'Откройте его в Excel или LibreOffice, проверьте и сохраните заново как «Книга Excel (.xlsx)»';
const damaged = `Файл повреждён. ${again}`;
const damagedSheet =
  'Лист «Товары» повреждён. Откройте файл в Excel или LibreOffice, проверьте этот лист и сохраните файл заново';
const cutOff = 'Файл обрывается: он скопирован или скачан не до конца. Скопируйте его ещё раз';
const notTable = 'Это не таблица XLSX. Укажите другой файл или сохраните таблицу как XLSX';
const tooMuchData =
  'В файле больше 200\u00A0МБ данных. Удалите лишние листы и пустые строки и столбцы с оформлением под таблицей и справа от неё';
const protectedFile = 'Файл закрыт паролем. Снимите пароль на открытие и сохраните файл';

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'Файл пуст, в нём 0 байт. Сохраните таблицу ещё раз'],
  ['an old XLS', oldOffice('Workbook'), `Это файл XLS старого формата. ${asXlsx}`],
  ['a workbook with a password', oldOffice('EncryptedPackage'), protectedFile],
  ['a CSV', bytesOf('Артикул;Цена\nVG-1;5\n'), `Это текст или CSV, а не таблица XLSX. ${asXlsx}`],
  [
    'a CSV in UTF-16',
    Uint8Array.from(Buffer.from('\uFEFFАртикул\tЦена', 'utf16le')),
    `Это текст или CSV, а не таблица XLSX. ${asXlsx}`,
  ],
  [
    'a web page',
    bytesOf('<html><body><table><tr><td>VG-1</td></tr></table></body></html>'),
    `Это веб-страница, а не таблица XLSX. ${asXlsx}`,
  ],
  [
    'an XML of Excel 2003',
    bytesOf(
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    ),
    `Это «Таблица XML 2003». ${asXlsx}`,
  ],
  ['a PDF', bytesOf('%PDF-1.7\n'), 'Это PDF. Сайту нужна сама таблица XLSX, из которой он сделан'],
  ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), notTable],
  ['zero bytes after a crash', new Uint8Array(4096), notTable],
  [
    'a RAR',
    bytesOf('Rar!\u001A\u0007'),
    'Это архив. Распакуйте его и укажите файл XLSX, который лежит внутри',
  ],
  [
    'a GZ',
    Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0]),
    'Это архив. Распакуйте его и укажите файл XLSX, который лежит внутри',
  ],
  ['a file that ends after the first bytes', zipParts(parts).slice(0, 40), cutOff],
  ['a file without its last bytes', zipParts(parts).slice(0, -10), cutOff],
])('%s', async (_, bytes, problem) => {
  expect(await readBytes(bytes)).toEqual({ problem });
});

test.each<[string, Parts, string]>([
  [
    'an ODS',
    { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' },
    `Это таблица OpenDocument (ODS). ${asXlsx}`,
  ],
  [
    'an XLSB',
    {
      '_rels/.rels': relationsPart({ a: ['officeDocument', 'xl/workbook.bin'] }),
      'xl/workbook.bin': new Uint8Array(8),
    },
    `Это двоичная книга XLSB. ${asXlsx}`,
  ],
  [
    'a document of Word',
    {
      '_rels/.rels': relationsPart({ a: ['officeDocument', 'word/document.xml'] }),
      'word/document.xml': '<document/>',
    },
    'Это документ Word или презентация. Скопируйте таблицу из него в книгу Excel (.xlsx)',
  ],
  [
    'a table of Numbers',
    { 'Index/Document.iwa': new Uint8Array(8) },
    'Это таблица Numbers. Экспортируйте её из Numbers в формат Excel (.xlsx)',
  ],
  [
    'a workbook in an archive',
    { 'прайс/каталог.xlsx': zipParts(parts) },
    'Это архив. Распакуйте его и укажите файл XLSX, который лежит внутри',
  ],
  ['an archive of something else', { 'readme.md': 'x' }, notTable],
])('%s, renamed to XLSX', async (_, content, problem) => {
  expect(await readParts(content)).toEqual({ problem });
});

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
  ['a cell outside of every sheet', { [sheet]: far('XFE1') }, damagedSheet],
  ['a cell without an address', { [sheet]: far('цена') }, damagedSheet],
  ['texts that are not there', { [sheet]: parts[sheet].replace('t="str"', 't="s"') }, damagedSheet],
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
])('a workbook with %s', async (_, changed, problem) => {
  const present: Record<string, string | Uint8Array> = {};
  for (const [name, content] of Object.entries<string | Uint8Array | undefined>({
    ...parts,
    ...changed,
  })) {
    if (content !== undefined) present[name] = content;
  }
  expect(await readParts(present)).toEqual({ problem });
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
    protectedFile,
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
])('an archive with %s', async (_, bytes, problem) => {
  expect(await readBytes(bytes)).toEqual({ problem });
});

/** Writes a workbook with zeros behind its end. @param size bytes */
function workbookOf(folder: string, size: number): string {
  const file = path.join(folder, 'каталог.xlsx');
  writeFileSync(file, zipParts(parts));
  truncateSync(file, size);
  return file;
}

test.each<[string, (folder: string) => string, string]>([
  [
    'a file that is not there',
    (folder) => path.join(folder, 'каталог.xlsx'),
    'Такого файла нет. Проверьте его имя и папку',
  ],
  ['a folder', (folder) => folder, 'Это папка. Укажите сам файл таблицы'],
  [
    'the file by which Excel locks a workbook',
    (folder) => path.join(folder, '~$каталог.xlsx'),
    'Это служебный файл, который Excel создаёт, пока таблица открыта. Укажите саму таблицу: «каталог.xlsx»',
  ],
  [
    'a device without an end',
    () => '/dev/zero',
    'Это не файл, который можно прочитать. Укажите файл таблицы',
  ],
  [
    'a link to itself',
    (folder) => {
      const file = path.join(folder, 'каталог.xlsx');
      symlinkSync(file, file);
      return file;
    },
    'Файл не читается с диска. Скопируйте его в другую папку и повторите',
  ],
  [
    'a workbook of more than 100 MB',
    (folder) => workbookOf(folder, 100 * 1024 * 1024 + 1),
    'Файл больше 100\u00A0МБ. Удалите из него картинки: сайт берёт их из папки, а не из таблицы',
  ],
  ['a workbook and zeros, 100 MB', (folder) => workbookOf(folder, 100 * 1024 * 1024), cutOff],
])('%s', async (_, prepare, problem) => {
  await inFolder(async (folder) => {
    expect(await readWorkbookFile(prepare(folder))).toEqual({ problem });
  });
});

test.each([
  ['EACCES', 'Нет прав на чтение файла. Откройте к нему доступ или скопируйте его в свою папку'],
  ['EPERM', 'Нет прав на чтение файла. Откройте к нему доступ или скопируйте его в свою папку'],
  ['EBUSY', 'Файл занят другой программой. Закройте его в Excel и повторите'],
])('a file that the system refuses to open: %s', async (code, problem) => {
  const refused = Object.assign(new Error('not permitted'), { code });
  const refusal = jest.spyOn(fs, 'readFile').mockRejectedValue(refused);
  expect(await readBytes(zipParts(parts))).toEqual({ problem });
  refusal.mockRestore();
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
      else expect(file).toEqual(whole);
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
      .map((noise) => Buffer.concat([bytesOf('PK\u0003\u0004'), noise])),
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
