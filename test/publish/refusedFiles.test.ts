import fs from 'node:fs/promises';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkbookFile } from '../../src/publish/workbook/file/sheets';
import {
  inFolder,
  readBytes,
  readParts,
  relationsPart,
  workbookParts,
  zipParts,
  type Parts,
} from '../support/publish/workbookParts';

const parts = workbookParts('<row r="1"><c r="A1" t="str"><v>Артикул</v></c></row>');
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

/** A file of Office up to 2003, with the names of its streams. */
const oldOffice = (stream: string) =>
  Uint8Array.from([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...Buffer.alloc(1016),
    ...Buffer.from(stream, 'utf16le'),
  ]);

const asXlsx = 'Откройте его в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»';
const cutOff = 'Файл обрывается: он скопирован или скачан не до конца. Скопируйте его ещё раз';
const notTable = 'Это не таблица XLSX. Укажите другой файл или сохраните таблицу как XLSX';
const noAccess = 'Нет прав на чтение файла. Откройте к нему доступ или скопируйте его в свою папку';
const archive = 'Это архив. Распакуйте его и укажите файл XLSX, который лежит внутри';

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'Файл пуст, в нём 0 байт. Сохраните таблицу ещё раз'],
  ['an old XLS', oldOffice('Workbook'), `Это файл XLS старого формата. ${asXlsx}`],
  [
    'a workbook with a password',
    oldOffice('EncryptedPackage'),
    'Файл закрыт паролем. Снимите пароль на открытие и сохраните файл',
  ],
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
  ['a RAR', bytesOf('Rar!\u001A\u0007'), archive],
  ['a GZ', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0]), archive],
  ['a file that ends after the first bytes', zipParts(parts).slice(0, 40), cutOff],
  ['a file without its last bytes', zipParts(parts).slice(0, -10), cutOff],
])('%s is refused', async (_, bytes, problem) => {
  expect(await readBytes(bytes)).toStrictEqual({ problem });
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
  ['a workbook in an archive', { 'прайс/каталог.xlsx': zipParts(parts) }, archive],
  ['an archive of something else', { 'readme.md': 'x' }, notTable],
])('%s, renamed to XLSX, is refused', async (_, content, problem) => {
  expect(await readParts(content)).toStrictEqual({ problem });
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
])('%s is refused', async (_, prepare, problem) => {
  await inFolder(async (folder) => {
    expect(await readWorkbookFile(prepare(folder))).toStrictEqual({ problem });
  });
});

test.each([
  ['EACCES', noAccess],
  ['EPERM', noAccess],
  ['EBUSY', 'Файл занят другой программой. Закройте его в Excel и повторите'],
])('a file that the system does not open is refused: %s', async (code, problem) => {
  const refused = Object.assign(new Error('not permitted'), { code });
  const refusal = jest.spyOn(fs, 'readFile').mockRejectedValue(refused);
  expect(await readBytes(zipParts(parts))).toStrictEqual({ problem });
  refusal.mockRestore();
});
