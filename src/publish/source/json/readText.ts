import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { nbsp } from '../../../domain/format/number';
import { nearest } from '../../nearest';

/** Bytes. A catalogue of 50,000 carpets has 40 million. */
const largest = 100_000_000;

/** The text of a settings file, or what is wrong with the file. */
type Read = { readonly text: string } | { readonly problem: string };

/** Reads a file in UTF-8, without its byte order mark. Never throws. */
export function readText(file: string): Read {
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return { problem: noFile };
    if (stats.size > largest) return { problem: tooLarge(stats.size) };
    return decode(readFileSync(file));
  } catch {
    return { problem: existsSync(file) ? forbidden : absent(file) };
  }
}

const noFile = 'это папка, а нужен файл настроек. Папку 1С укажите в CATALOG.';
const forbidden =
  'файл не открывается. Проверьте права на него и закройте программу, которая его держит.';
const inUtf8 = 'Откройте файл в Блокноте и сохраните: «Сохранить как», кодировка UTF-8.';

function tooLarge(bytes: number): string {
  return `в файле ${Math.round(bytes / 1e6)}${nbsp}МБ, а читаем до ${largest / 1e6}${nbsp}МБ. Тот ли это файл?`;
}

function absent(file: string): string {
  const folder = path.dirname(file);
  const near = nearest(path.basename(file), listFiles(folder));
  const hint = near
    ? `Может быть, ${path.join(folder, near)}?`
    : 'Проверьте, что указано в SETTINGS.';
  return `нет такого файла. ${hint}`;
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function decode(bytes: Buffer): Read {
  const start = bytes.toString('latin1', 0, 2);
  if (start === 'PK') {
    return { problem: 'это книга Excel или архив, а не файл настроек. Книгу укажите в CATALOG.' };
  }
  if (/\u00FF\u00FE|\u00FE\u00FF|\0/.test(start)) {
    return { problem: `файл сохранён в кодировке UTF-16, а нужна UTF-8. ${inUtf8}` };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const problem = `русские буквы не читаются: похоже, кодировка windows-1251, а нужна UTF-8. ${inUtf8}`;
    return { problem };
  }
}
