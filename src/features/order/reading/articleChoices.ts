import type { ArticleChoices } from '../../../domain/orderList/article/articles';
import type { Carpet } from '../../../domain/settings/settings';

/** The carpet that the visitor has chosen for an unknown article. */
export interface ArticleChoice {
  readonly written: string;
  /** The `_id` of the carpet. */
  readonly id: string;
}

export const noChoices: readonly ArticleChoice[] = [];

/** The carpets that the visitor has chosen for unknown articles, without those that are no longer sold. */
export function choicesIn(
  choices: readonly ArticleChoice[],
  carpets: readonly Carpet[],
): ArticleChoices {
  const byId = new Map(carpets.map((carpet) => [carpet._id, carpet]));
  return new Map(
    choices.flatMap(({ written, id }) => {
      const carpet = byId.get(id);
      return carpet ? [[written, carpet] as const] : [];
    }),
  );
}
