import type { Finding } from '../../finding';
import { isNamed, sheetNames } from './sheetNames';

const { goods, categories, models } = sheetNames;

/** Hidden sheets that would be read if they were visible (docs/product.md §25.20). @param names of hidden sheets */
export function findHiddenSheets(names: readonly string[], file: string): readonly Finding[] {
  return names
    .filter((name) => [goods, categories, models].some((wanted) => isNamed({ name }, wanted)))
    .map((sheet) => ({ severity: 'warning', place: { file, sheet }, message }));
}

const message =
  'лист скрыт, не читаем. Если он нужен сайту, щёлкните правой кнопкой по ярлыку любого листа и выберите «Показать», если нет, удалите его';
