import type { Carpet } from '../../settings/settings';
import { figuresIn, longest } from '../amount/figures';
import { isCounted } from '../amount/measures';
import { findArticle, surelyArticle, type Articles } from './articles';
import { seriesOf } from './partsOfArticle';
import { spaced } from './spaced';

const maxMentions = 10;

/**
 * The parts of a text between further mentions of a carpet; undefined if it names another carpet or an
 * unknown article of a known series, or this carpet more than `maxMentions` times.
 */
export function partsBetween(
  text: string,
  carpet: Carpet,
  articles: Articles,
  mentions = 0,
): readonly string[] | undefined {
  if (text.length > longest) return [text];
  // text in brackets is a remark, unless it orders something else
  const brackets = [...text.matchAll(/\([^()]*\)/g)];
  if (brackets.some(([part]) => ordersAnother(part, carpet, articles))) return undefined;
  const unbracketed = text.replace(/\([^()]*\)/g, ' ');
  const other = findArticle(unbracketed, articles, surelyArticle);
  const glued = findArticle(spaced(unbracketed), articles, surelyArticle);
  if (glued && glued.carpet !== carpet) return undefined;
  if (!other) return namesUnknown(unbracketed, articles) ? undefined : [text];
  if (other.carpet !== carpet || mentions === maxMentions) return undefined;
  const rest = partsBetween(other.after, carpet, articles, mentions + 1);
  return rest && [other.before, ...rest];
}

/** Whether a word is an article of a known series: «VG-6090-5». */
function namesUnknown(text: string, { series }: Articles): boolean {
  return Array.from(text.matchAll(likeArticle)).some(([word]) => series.has(seriesOf(word)));
}

const likeArticle = /(?<![\p{L}\p{N}])\p{L}{1,5}-?\d+-\d+(?![\p{L}\p{N}])/gu;

/** «(VG-90150-01 10 шт)», but not «(вместо VG-90150-01)». */
function ordersAnother(text: string, carpet: Carpet, articles: Articles): boolean {
  const other = findArticle(text, articles, surelyArticle);
  if (!other || other.carpet === carpet) return false;
  return figuresIn(`${other.before} ${other.after}`).some(({ measure }) => isCounted(measure));
}
