import os from 'node:os';
import { groupBy } from '../../../domain/groupBy';
import { modelIdOf } from '../../../domain/trade/models';
import { fileKey, pageFile } from '../../../prerender/page/pageFile';
import { paths } from '../../../shared/paths';
import type { FieldPath } from '../../finding';
import type { FieldProblem } from '../fieldProblem';
import type { CheckedCategory } from './categories';
import { defaultId } from './defaultId';

interface Page {
  readonly path: FieldPath;
  readonly name: string;
  /** Makes the address of a category, and of a carpet without a model. */
  readonly id?: string;
  readonly file: string | undefined;
  /** What the id is if a sheet gives none. */
  readonly byDefault?: string;
}

/** Categories and models whose page cannot be written, or whose address another one has (docs/product.md §24.6). */
export function checkAddresses(categories: readonly CheckedCategory[]): readonly FieldProblem[] {
  const owners = new Map<string, Page>();
  // what is wrong with the others is reported as their field
  const valid = categories.filter(({ id }) => !/^\.{0,2}$/.test(id));
  return [...groupBy(valid, ({ id }) => id).values()]
    .flatMap(([first]) => pagesOf(first))
    .flatMap((page): readonly FieldProblem[] => {
      const { file } = page;
      if (file === undefined) return [problem(page, unwritable(page))];
      const owner = owners.get(fileKey(file));
      if (owner) return [problem(page, taken(page, file, owner))];
      owners.set(fileKey(file), page);
      return [];
    });
}

function pagesOf({ path, id, title: name, carpets }: CheckedCategory): readonly Page[] {
  const models = new Map<string, Page>();
  for (const { path: own, carpet } of carpets) {
    const model = modelIdOf(carpet);
    const key = `${String(carpet.model === undefined)} ${model}`;
    if (models.has(key)) continue;
    const { title, _id } = carpet;
    const page =
      carpet.model === undefined
        ? { path: [...own, '_id'], name: title, id: _id, byDefault: defaultId.item }
        : { path: [...own, 'model'], name: carpet.model };
    models.set(key, { ...page, file: pageFile(paths.model(id, model)) });
  }
  const file = pageFile(paths.category(id));
  const category = { path: [...path, '_id'], name, id, file, byDefault: defaultId.category };
  return [category, ...models.values()];
}

function problem({ path, byDefault }: Page, message: string): FieldProblem {
  const error = { path, severity: 'error', message } as const;
  return byDefault === undefined ? error : { ...error, inSheet: `${message} ${byDefault}.` };
}

function taken({ id }: Page, file: string, owner: Page): string {
  const wayOut = `Измените ${id === undefined ? 'название' : 'ID'}.`;
  return file === owner.file
    ? `адрес страницы уже занят: он такой же, как у «${owner.name}». ${wayOut}`
    : `адрес страницы отличается от адреса «${owner.name}» только заглавными буквами, и на этом компьютере у них был бы один файл. ${wayOut}`;
}

function unwritable({ name, id }: Page): string {
  const source = id === undefined ? `«${name}»: из этого названия` : `из ID «${id}»`;
  const inWindows =
    os.platform() === 'win32'
      ? ' В Windows нельзя ещё и < > : " | ? * и переносы строк, а ID категории не может кончаться точкой или пробелом.'
      : '';
  return `${source} не получится адреса страницы. В нём должно быть меньше 120 букв и не должно быть «\\», двух «/» подряд и «/» в начале или в конце.${inWindows}`;
}
