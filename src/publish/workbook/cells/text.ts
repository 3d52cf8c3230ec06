import { isOnlyMeasure } from '../../../domain/orderList/amount/measures';
import { isDash } from '../../source/values/dash';
import { unitName } from '../../source/values/units';
import {
  doubtful,
  refused,
  refusedDate,
  shownText,
  type FilledCell,
  type Reading,
} from './reading';

/**
 * Reads a text; a dash gives none (docs/product.md §25.7). A number gives its digits, with a warning if
 * its format shows more (docs/product.md §25.22).
 */
export function readText(cell: FilledCell): Reading {
  if (cell.kind === 'date') return refusedDate(cell.date);
  if (cell.kind === 'number' && cell.unit !== undefined) {
    const digits = String(cell.number);
    return doubtful(digits, `формат ячейки показывает ещё «${cell.unit}», возьмём «${digits}»?`);
  }
  if (cell.kind === 'number') return { value: String(cell.number) };
  const text = shownText(cell);
  return { value: isDash(text) ? undefined : text };
}

/** From here on, Excel keeps only the first 15 digits of a number. */
const tooLong = 1e15;
/** What it shows of a long number, and leaves of it in a text file: «4,60123E+12». */
const shortened = /^\d(?:[.,]\d+)?E\+\d\d+$/;

/** Reads an article, with a warning if it may have lost digits (docs/product.md §25.11). */
export function readArticle(cell: FilledCell): Reading {
  const reading = readText(cell);
  const text = shownText(cell);
  const hasLost = cell.kind === 'number' ? cell.number >= tooLong : shortened.test(text);
  if (!hasLost || reading.problem) return reading;
  return doubtful(
    reading.value,
    `«${text}» — похоже на число, которое сократил Excel: цифры потеряны? Задайте столбцу формат «Текстовый» и впишите артикул заново`,
  );
}

/** Reads the unit of goods as the site's name for it, «шт» for «штука»; a code gives a warning (docs/product.md §25.8). */
export function readUnit(cell: FilledCell): Reading {
  const reading = readText(cell);
  const { value } = reading;
  if (typeof value !== 'string') return reading;
  if (isOnlyMeasure(value)) return { ...reading, value: unitName(value) };
  if (!/^\d+$/.test(value) || reading.problem) return reading;
  const name = unitName(value);
  const wayOut = `Впишите краткое название единицы${name === undefined ? '' : ` «${name}»`}`;
  return doubtful(value, `«${value}» — код, покупатели увидят число. ${wayOut}`);
}

/** Between the elements of a list. */
const separators = /[;,\r\n]/;

/**
 * Reads a list such as «тамбур; офис». An element in quotes, with its own quotes doubled, may contain
 * separators (docs/product.md §25.8).
 */
export function readList(cell: FilledCell): Reading {
  const reading = readText(cell);
  const { value: text } = reading;
  if (typeof text !== 'string') return reading;
  const elements: string[] = [];
  for (const [, quoted, plain = ''] of text.matchAll(
    /\s*(?:"((?:[^"]|"")*)"[^\S\r\n]*(?=[;,\r\n]|$)|([^;,\r\n]+))(?:[;,\r\n]|$)/g,
  )) {
    const element = (quoted?.replaceAll('""', '"') ?? plain).trim();
    if (element && !isDash(element)) elements.push(element);
  }
  return { ...reading, value: elements.length > 0 ? elements : undefined };
}

/** The text that `readList` reads as the same list. */
export function listText(list: readonly string[]): string {
  return list
    .map((element) =>
      separators.test(element) || element.startsWith('"')
        ? `"${element.replaceAll('"', '""')}"`
        : element,
    )
    .join('; ');
}

export function readPicture(cell: FilledCell): Reading {
  return readText(withSlashes(cell));
}

export function readPictures(cell: FilledCell): Reading {
  return readList(withSlashes(cell));
}

/** Windows separates folders by backslashes, which find nothing elsewhere (docs/product.md §25.13). */
function withSlashes(cell: FilledCell): FilledCell {
  return cell.kind === 'text' ? { ...cell, text: cell.text.replaceAll('\\', '/') } : cell;
}

const yes = ['да', 'yes', 'true', 'истина', '+', '1', 'v', '✓'];
const no = ['нет', 'no', 'false', 'ложь', '-', '—', '–', '0'];

export function readYesNo(cell: FilledCell): Reading {
  const text = shownText(cell).toLowerCase();
  if (yes.includes(text)) return { value: true };
  if (no.includes(text)) return { value: false };
  return refused(`«${shownText(cell)}» — напишите «да» или «нет»`);
}
