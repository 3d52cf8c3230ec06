import type { Settings } from '../../domain/settings/settings';
import { firstOf } from '../firstOf';

/** Titles that are listed. */
const mostShown = 5;

/** «Не опубликованы: «Коврики для бассейна»»; undefined if all categories are published. */
export function unpublishedLine({ categories }: Settings): string | undefined {
  const hidden = categories.filter(({ isPublished }) => !isPublished);
  if (hidden.length === 0) return undefined;
  const titles = hidden.map(({ title }) => `«${title}»`);
  return `Не опубликованы: ${firstOf(titles, mostShown)}`;
}
