import os from 'node:os';
import { groupBy } from '../../../domain/groupBy';
import { modelIdOf } from '../../../domain/trade/models';
import { fileKey, pageFile } from '../../../prerender/page/pageFile';
import { paths } from '../../../shared/paths';
import type { FieldPath } from '../../finding';
import type { FieldProblem } from '../fieldProblem';
import type { CheckedCategory } from './categories';

interface Page {
  readonly path: FieldPath;
  readonly name: string;
  readonly file: string | undefined;
}

/** Categories and models whose page cannot be written, or whose address another one has (docs/product.md §24.6). */
export function checkAddresses(categories: readonly CheckedCategory[]): readonly FieldProblem[] {
  const owners = new Map<string, Page>();
  // what is wrong with the others is reported as their field
  const valid = categories.filter(({ id }) => !/^\.{0,2}$/.test(id));
  return [...groupBy(valid, ({ id }) => id).values()]
    .flatMap(([first]) => pagesOf(first))
    .flatMap((page): readonly FieldProblem[] => {
      const { path, name, file } = page;
      if (file === undefined) return [{ path, severity: 'error', message: unwritable(name) }];
      const owner = owners.get(fileKey(file));
      if (owner) return [{ path, severity: 'error', message: taken(file, owner) }];
      owners.set(fileKey(file), page);
      return [];
    });
}

function pagesOf({ path, id, title, carpets }: CheckedCategory): readonly Page[] {
  const models = new Map<string, Page>();
  for (const { path: own, carpet } of carpets) {
    const model = modelIdOf(carpet);
    const key = `${String(carpet.model === undefined)} ${model}`;
    if (models.has(key)) continue;
    models.set(key, {
      path: [...own, carpet.model === undefined ? '_id' : 'model'],
      name: carpet.model ?? carpet.title,
      file: pageFile(paths.model(id, model)),
    });
  }
  const category = { path: [...path, '_id'], name: title, file: pageFile(paths.category(id)) };
  return [category, ...models.values()];
}

function taken(file: string, owner: Page): string {
  return file === owner.file
    ? `адрес страницы уже занят: он такой же, как у «${owner.name}». Измените название.`
    : `адрес страницы отличается от адреса «${owner.name}» только заглавными буквами, и на этом компьютере у них был бы один файл. Измените название.`;
}

function unwritable(name: string): string {
  const inWindows =
    os.platform() === 'win32'
      ? ' В Windows оно ещё и без знаков < > : " | ? * и переносов строк, а категория не кончается точкой или пробелом.'
      : '';
  return `«${name}»: по этому названию не получится адреса страницы. Оно короче 120 букв, без «\\», без «/» в начале и в конце и без двух «/» подряд.${inWindows}`;
}
