import { nearest } from '../../nearest';
import { titleKey } from '../../source/matching';
import { warning, type FieldProblem } from '../fieldProblem';
import type { CheckedCategory } from './categories';

/** Names of models that separate what belongs together: the site compares them letter by letter (docs/product.md §24.6). */
export function checkModels(categories: readonly CheckedCategory[]): readonly FieldProblem[] {
  return categories.flatMap(checkCategory);
}

function checkCategory({ models, modelsOfCarpets }: CheckedCategory): readonly FieldProblem[] {
  const names = [...new Set(modelsOfCarpets.map(({ value }) => value))];
  // of several spellings, the listed one is right
  const isListed = (name: string) => models.some(({ value }) => value === name);
  const known = new Map<string, string>();
  for (const name of [...names.filter(isListed), ...names]) {
    const key = titleKey(name);
    if (!known.has(key)) known.set(key, name);
  }
  const spellingLike = (name: string) => known.get(titleKey(name));
  return [
    ...modelsOfCarpets.flatMap(({ path, value: name }) => {
      const other = spellingLike(name) ?? name;
      return other === name ? [] : [warning(path, explainOther(name, other))];
    }),
    ...models.flatMap(({ path, value: name }) => {
      if (names.includes(name)) return [];
      return [warning(path, explainUnused(name, spellingLike(name), names))];
    }),
  ];
}

const difference = 'отличаются только заглавные буквы, пробелы или похожие буквы и знаки';

function explainOther(name: string, other: string): string {
  return `модель «${name}» у других товаров называется «${other}»: ${difference}, и страниц будет две. Напишите одинаково.`;
}

function explainUnused(
  name: string,
  similar: string | undefined,
  names: readonly string[],
): string {
  if (similar !== undefined) {
    return `модель «${name}» у товаров называется «${similar}»: ${difference}, и её описания и картинок не будет на сайте. Напишите одинаково.`;
  }
  const near = nearest(name, names);
  const advice = near
    ? `Может быть, «${near}»?`
    : 'Укажите её у товаров, а если их больше нет, удалите её.';
  return `модели «${name}» нет ни у одного товара категории, и её описания и картинок не будет на сайте. ${advice}`;
}
