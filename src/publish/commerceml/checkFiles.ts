import { firstOf } from '../firstOf';
import type { AddFinding } from './exchange/exchange';
import type { ExchangeFile } from './exchange/files';

/** Reports which files an export lacks, and which of its files are not read (docs/product.md §26.2). */
export function checkFiles(
  folder: string,
  files: readonly ExchangeFile[],
  names: readonly string[],
  addFinding: AddFinding,
): void {
  const place = { file: folder };
  const kinds = new Set(files.map(({ kind }) => kind));
  const others = names.length > 0 ? `, есть только ${firstOf(names, 5)}` : '';
  if (!kinds.has('import')) {
    const message = `в папке нет import.xml с товарами${others}. Укажите в CATALOG папку, которую записала 1С`;
    addFinding('error', place, message);
  } else if (!kinds.has('offers') && !kinds.has('prices')) {
    const message = 'в папке нет offers.xml с ценами. Выгрузите из 1С и товары, и предложения';
    addFinding('error', place, message);
  }
  const read = new Set(files.map(({ name }) => name));
  const unread = names.filter((name) => !read.has(name));
  if (unread.length > 0 && kinds.has('import')) {
    const message = `эти файлы сайт не читает: ${firstOf(unread, 5)}. Он читает import*.xml, offers*.xml, prices*.xml и rests*.xml`;
    addFinding('warning', place, message);
  }
}
