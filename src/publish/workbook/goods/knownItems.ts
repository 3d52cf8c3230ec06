import { groupBy } from '../../../domain/groupBy';
import { fieldsIn, type Fields } from '../../source/catalog';
import { articleKey, idOf, titleKey } from '../../source/matching';

/** A carpet of the settings, with its category. */
export interface KnownItem {
  readonly item: Fields;
  readonly category: Fields;
}

/** Finds the carpets of the settings that rows mean. */
export interface KnownItems {
  /** The carpet that a row means. Rows with the same article mean different carpets, if there are some. */
  readonly take: (row: Fields) => KnownItem | undefined;
  /** Whether a carpet has the id, article or title of a row. */
  readonly has: (row: Fields) => boolean;
  /** Those taken. */
  readonly taken: ReadonlySet<Fields>;
}

export function createKnownItems(base: readonly Fields[]): KnownItems {
  const all = base.flatMap((category) =>
    fieldsIn(category['items']).map((item) => ({ item, category })),
  );
  const byId = grouped(all, idOf);
  const byArticle = grouped(all, ({ article }) => articleKey(article));
  const byTitle = grouped(all, ({ title }) => titleKey(title));
  const taken = new Set<Fields>();
  const candidates = (row: Fields) => {
    const { article, title } = row;
    const named = articleKey(article)
      ? byArticle.get(articleKey(article))
      : byTitle.get(titleKey(title));
    return byId.get(idOf(row)) ?? named ?? [];
  };
  return {
    taken,
    has: (row) => candidates(row).length > 0,
    take: (row) => {
      const [best] = candidates(row)
        .map((known) => ({ known, rank: rankOf(known, row, taken) }))
        .sort((a, b) => b.rank - a.rank);
      if (best) taken.add(best.known.item);
      return best?.known;
    },
  };
}

/** Of carpets with one article, the best is not taken yet and has the row's title and category. */
function rankOf({ item, category }: KnownItem, row: Fields, taken: ReadonlySet<Fields>): number {
  const isFree = !taken.has(item);
  const hasArticle = item['article'] === row['article'];
  const hasTitle = titleKey(item['title']) === titleKey(row['title']);
  const hasCategory = titleKey(category['title']) === titleKey(row['category']);
  const isPublished = category['isPublished'] === true;
  return (
    Number(isFree) * 16 +
    Number(hasArticle) * 8 +
    Number(hasTitle) * 4 +
    Number(hasCategory) * 2 +
    Number(isPublished)
  );
}

function grouped(all: readonly KnownItem[], keyOf: (item: Fields) => string) {
  const named = all.filter(({ item }) => keyOf(item));
  return groupBy(named, ({ item }) => keyOf(item));
}
