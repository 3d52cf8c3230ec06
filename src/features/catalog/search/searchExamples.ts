import type { Carpet } from '../../../domain/settings/settings';

/** Queries to begin with: a size, a colour and an article that the catalogue has. */
export function searchExamples(carpets: readonly Carpet[]): readonly string[] {
  const sized = carpets.find(({ width, length }) => width && length);
  return [
    sized && [sized.width, sized.length].join('×').replaceAll('.', ','),
    carpets.find(({ color }) => color)?.color,
    carpets.find(({ article }) => article)?.article,
  ].filter((example) => example !== undefined);
}
