import { modelIdOf } from '../../../domain/trade/models';
import { pageFile } from '../../../prerender/page/pageFile';
import { paths } from '../../../shared/paths';
import type { FieldPath } from '../../finding';
import type { FieldProblem } from '../fields/checkFields';
import type { Group } from './goods';

interface Page {
  readonly path: FieldPath;
  readonly name: string;
  readonly file: string | undefined;
}

/** Categories and models whose page cannot be written, or whose address another one has (docs/product.md §24.6). */
export function checkAddresses(groups: readonly Group[]): readonly FieldProblem[] {
  const owners = new Map<string, string>();
  // what is wrong with the others is reported as their field
  const valid = groups.filter(({ id }) => !/^\.{0,2}$/.test(id));
  const ids = new Map(valid.toReversed().map((group) => [group.id, group]));
  return [...ids.values()]
    .toReversed()
    .flatMap(pagesOf)
    .flatMap(({ path, name, file }): readonly FieldProblem[] => {
      if (file === undefined) return [{ path, severity: 'error', message: unwritable(name) }];
      const owner = owners.get(file);
      owners.set(file, owner ?? name);
      const message = `адрес страницы уже занят: он такой же, как у «${owner ?? ''}». Измените название.`;
      return owner === undefined ? [] : [{ path, severity: 'error', message }];
    });
}

function pagesOf({ path, id, title, goods }: Group): readonly Page[] {
  const models = new Map<string, Page>();
  for (const { path: own, carpet } of goods) {
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

function unwritable(name: string): string {
  return `«${name}»: по этому названию не получится адреса страницы. Оно короче 120 букв, без «\\» и без «/» в начале и в конце.`;
}
