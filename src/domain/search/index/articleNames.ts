import type { Carpet } from '../../settings/settings';
import { foldArticle, foldDigits } from '../words/fold';
import { withoutDashes, type Word } from '../words/words';

/** An article or a barcode, folded. */
export interface ArticleName {
  /** The index of its carpet. */
  readonly index: number;
  readonly folded: string;
  readonly withoutDashes: string;
}

export function articleNames({ article, barcode }: Carpet, index: number): ArticleName[] {
  return [article, barcode].flatMap((name) => {
    if (!name) return [];
    const folded = foldArticle(name);
    return { index, folded, withoutDashes: foldDigits(withoutDashes(folded)) };
  });
}

/** How a word matches an article: as the whole, as a prefix, or as a part (after a dash or, if long, anywhere). */
export function shareOf({ folded }: Pick<Word, 'folded'>, name: ArticleName) {
  if (name.folded === folded || name.withoutDashes === folded) return 'whole';
  if (name.folded.startsWith(folded) || name.withoutDashes.startsWith(folded)) return 'prefix';
  const isPart =
    name.folded.includes(`-${folded}`) ||
    (folded.length >= minPart && name.withoutDashes.includes(folded));
  return isPart ? 'part' : undefined;
}

/** Fewer characters would be found in the middle of most articles. */
const minPart = 5;
