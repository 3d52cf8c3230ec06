import { formatSize } from '../../../domain/trade/size';
import type { Carpet } from '../../../domain/settings/settings';

/** Queries to begin with: a size, a colour and an article that the catalogue has. */
export function searchExamples(carpets: readonly Carpet[]): readonly string[] {
  const first = (read: (carpet: Carpet) => string | undefined) => carpets.map(read).find(Boolean);
  const examples = [
    first(formatSize),
    first(({ color }) => color),
    first(({ article }) => article),
  ];
  return examples.filter((example) => example !== undefined);
}
