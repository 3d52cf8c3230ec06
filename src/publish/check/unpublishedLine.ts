import type { Settings } from '../../domain/settings/settings';
import { firstOf } from '../firstOf';

/** Titles that are listed. */
const mostShown = 5;

/** «Не опубликована: «Коврики для бассейна»»; undefined if all categories are published. */
export function unpublishedLine({ categories }: Settings): string | undefined {
  const hidden = categories.filter(({ isPublished }) => !isPublished);
  if (hidden.length === 0) return undefined;
  const titles = hidden.map(({ title }) => `«${title}»`);
  const what = hidden.length === 1 ? 'Не опубликована' : 'Не опубликованы';
  return `${what}: ${firstOf(titles, mostShown)}`;
}
