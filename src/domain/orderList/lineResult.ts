import type { Carpet } from '../settings/settings';
import type { LineAmount } from './amount/agreedAmount';
import type { Articles } from './article/articles';
import type { FoundCarpet } from './article/findCarpet';
import { partsBetween } from './article/partsBetween';
import type { LineResult } from './parsedLine';
import type { Cells } from './tableRows';

/** «Итого VG-6090-04» */
export function isTotal({ before }: FoundCarpet): boolean {
  return /^(?:итого|всего)(?: по)?[\s:]*$/iu.test(before);
}

/** Whether a row names no other article, be it by its last figures: «VG-6090-04, 05 по 20 шт». */
export function namesOne(found: FoundCarpet, articles: Articles): boolean {
  const { carpet, before, after } = found;
  const isAlone = [before, after].every((text) => partsBetween(text, carpet, articles));
  return isAlone && !namesByEnd(found);
}

/** Whether the last figures of another article follow: «05» behind «VG-6090-04,». */
export function namesByEnd({ carpet, after }: FoundCarpet): boolean {
  const end = /^\(?(?:и |или )?-?(0\d)(?=[,;)]|\s(?:по|и)\s|$)/iu.exec(after)?.[1];
  return end !== undefined && !carpet.article?.endsWith(end);
}

export function resultOf(carpet: Carpet, amount: LineAmount): LineResult {
  return typeof amount === 'number' ? { carpet, amount } : { problem: amount, carpet };
}

export function unknown(cells: Cells): LineResult {
  return { problem: 'unknownArticle', name: cells.join('\n').trim() };
}
