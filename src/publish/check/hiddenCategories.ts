import type { Settings } from '../../domain/settings/settings';

/** Titles that are listed. */
const shown = 5;

/** «Не опубликованы: «Коврики для бассейна»»; undefined if all categories are published. */
export function hiddenCategories({ categories }: Settings): string | undefined {
  const hidden = categories.filter(({ isPublished }) => !isPublished);
  if (hidden.length === 0) return undefined;
  const titles = hidden.slice(0, shown).map(({ title }) => `«${title}»`);
  const rest = hidden.length - titles.length;
  return `Не опубликованы: ${titles.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`;
}
