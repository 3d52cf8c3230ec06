import { headingKey } from '../columns/heading';

/** The sheets that the site writes. */
export const sheetNames = {
  goods: 'Товары',
  categories: 'Категории',
  models: 'Модели',
  help: 'Как заполнять',
} as const;

export function isNamed({ name }: { readonly name: string }, wanted: string): boolean {
  return headingKey(name) === headingKey(wanted);
}
