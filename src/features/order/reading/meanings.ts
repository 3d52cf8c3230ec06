import type { Meanings } from '../../../domain/orderList/article/articles';
import type { Carpet } from '../../../domain/settings/settings';

/** The carpet that the visitor means by an unknown article. */
export interface Meaning {
  readonly written: string;
  readonly id: string;
}

export const noMeanings: readonly Meaning[] = [];

/** The carpets that the visitor has chosen for unknown articles, without those that are no longer sold. */
export function meaningsIn(meanings: readonly Meaning[], carpets: readonly Carpet[]): Meanings {
  const byId = new Map(carpets.map((carpet) => [carpet._id, carpet]));
  return new Map(
    meanings.flatMap(({ written, id }) => {
      const carpet = byId.get(id);
      return carpet ? [[written, carpet] as const] : [];
    }),
  );
}
