/** Thrown inside the reader; its message is what the owner is told instead of the sheets. */
export class WorkbookProblem extends Error {}

const saveAsXlsx = 'Откройте его в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»';
const saveAgain =
  'Откройте его в Excel или LibreOffice, проверьте и сохраните заново как «Книга Excel (.xlsx)»';

/** What is wrong with a file and the way out, without its name (docs/product.md §25.30, §25.31). */
export const problems = {
  absent: 'Такого файла нет. Проверьте его имя и папку',
  folder: 'Это папка. Укажите сам файл таблицы',
  notFile: 'Это не файл, который можно прочитать. Укажите файл таблицы',
  noAccess: 'Нет прав на чтение файла. Откройте к нему доступ или скопируйте его в свою папку',
  busy: 'Файл занят другой программой. Закройте его в Excel и повторите',
  unreadable: 'Файл не читается с диска. Скопируйте его в другую папку и повторите',
  empty: 'Файл пуст, в нём 0 байт. Сохраните таблицу ещё раз',
  tooLarge:
    'Файл больше 100\u00A0МБ. Удалите из него картинки: сайт берёт их из папки, а не из таблицы',
  encrypted: 'Файл закрыт паролем. Снимите пароль на открытие и сохраните файл',
  xls: `Это файл XLS старого формата. ${saveAsXlsx}`,
  xlsb: `Это двоичная книга XLSB. ${saveAsXlsx}`,
  xml2003: `Это «Таблица XML 2003». ${saveAsXlsx}`,
  ods: `Это таблица OpenDocument (ODS). ${saveAsXlsx}`,
  numbers: 'Это таблица Numbers. Экспортируйте её из Numbers в формат Excel (.xlsx)',
  csv: `Это текст или CSV, а не таблица XLSX. ${saveAsXlsx}`,
  html: `Это веб-страница, а не таблица XLSX. ${saveAsXlsx}`,
  document: 'Это документ Word или презентация. Скопируйте таблицу из него в книгу Excel (.xlsx)',
  pdf: 'Это PDF. Сайту нужна сама таблица XLSX, из которой он сделан',
  archive: 'Это архив. Распакуйте его и укажите файл XLSX, который лежит внутри',
  notTable: 'Это не таблица XLSX. Укажите другой файл или сохраните таблицу как XLSX',
  cutOff: 'Файл обрывается: он скопирован или скачан не до конца. Скопируйте его ещё раз',
  damaged: `Файл повреждён. ${saveAgain}`,
  doctype: `В файле есть DOCTYPE, которого в таблицах не бывает. ${saveAgain}`,
  tooMuchData:
    'В файле больше 200\u00A0МБ данных. Удалите лишние листы и пустые строки и столбцы с оформлением под таблицей и справа от неё',
  noSheets: 'В файле нет листов с ячейками. Перенесите товары на обычный лист',
  allHidden:
    'Все листы скрыты. Щёлкните по ярлычку листа правой кнопкой, выберите «Показать» и сохраните файл',
} as const;

export function damagedSheet(sheet: string): string {
  return `Лист «${sheet}» повреждён. Откройте файл в Excel или LibreOffice, проверьте этот лист и сохраните файл заново`;
}

export function cellOutside(sheet: string, cell: string): string {
  return `На листе «${sheet}» заполнена ячейка ${cell}, далеко за таблицей. Удалите лишние столбцы: читаются первые 1000`;
}

export function tooManyCells(sheet: string, cell: string): string {
  return `На листе «${sheet}» слишком много ячеек: больше трёх миллионов до ${cell}. Удалите лишние строки и столбцы`;
}

/** @param workbook the file that the lock file belongs to */
export function lockFile(workbook: string): string {
  return `Это служебный файл, который Excel создаёт, пока таблица открыта. Укажите саму таблицу: «${workbook}»`;
}
