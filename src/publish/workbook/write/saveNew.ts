import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainFailure } from '../../build/failure';

/** Writes a workbook that is not there yet. @returns why it could not, as a sentence for the owner */
export function saveNew(file: string, bytes: Uint8Array): string | undefined {
  if (path.extname(file).toLowerCase() !== '.xlsx') {
    return `Книга не записана: ${file} — не имя книги Excel. Укажите в OUT имя, которое кончается на .xlsx, например catalog.xlsx.`;
  }
  try {
    writeFileSync(file, bytes, { flag: 'wx' });
    return undefined;
  } catch (error) {
    const text = String(error);
    if (text.includes('EEXIST:')) {
      return `Файл ${file} уже есть. Переименуйте его или укажите другое имя в OUT.`;
    }
    if (text.includes('ENOENT:')) {
      return `Нет такой папки: ${path.dirname(file)}. Создайте её или укажите другую в OUT.`;
    }
    if (text.includes('EISDIR:')) return `${file} — это папка. Укажите в OUT имя файла.`;
    const { message, details } = explainFailure('Книга не записана', text);
    return [message, details].filter(Boolean).join('\n');
  }
}
