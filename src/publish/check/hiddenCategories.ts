import type { Settings } from '../../domain/settings/settings';

/** «Не опубликованы: «Коврики для бассейна»»; undefined if all categories are published. */
export function hiddenCategories({ categories }: Settings): string | undefined {
  const hidden = categories.filter(({ isPublished }) => !isPublished);
  const titles = hidden.map(({ title }) => `«${title}»`);
  return titles.length > 0 ? `Не опубликованы: ${titles.join(', ')}` : undefined;
}
