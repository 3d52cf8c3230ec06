import type { Place } from '../../finding';
import type { XmlElement } from '../xml/element';
import { childText, elementsAt, notBoolean, readBoolean, textOf } from '../xml/element';
import type { AddFinding, Exchange, NamedValue } from './exchange';
import type { ExchangeFile } from './files';

/** A file that is being read, and what was read before. */
export interface FileContext {
  readonly file: ExchangeFile;
  readonly exchange: Exchange;
  /** Where products and offers are, by the kind of the file and the id. */
  readonly seen: Map<string, Place>;
  readonly addFinding: AddFinding;
}

export function placeOf(
  { file }: FileContext,
  { line }: XmlElement,
  more?: Pick<Place, 'article' | 'field'>,
): Place {
  return { file: file.name, row: line, ...more };
}

/** The id of an element; without one it is an error and undefined. */
export function idOf(context: FileContext, element: XmlElement): string | undefined {
  const id = childText(element, 'Ид');
  if (id === undefined) {
    const message = `«${element.name}» без «Ид»: сайту его не с чем связать. Выгрузите из 1С ещё раз`;
    context.addFinding('error', placeOf(context, element, { field: 'Ид' }), message);
  }
  return id;
}

/** Whether an id comes for the first time in files of this kind; otherwise it is an error. */
export function isFirst(
  { file, seen, addFinding }: FileContext,
  id: string,
  place: Place,
): boolean {
  const key = `${file.kind} ${id}`;
  const before = seen.get(key);
  if (!before) {
    seen.set(key, place);
    return true;
  }
  const where = `${before.file}, строка ${String(before.row)}`;
  const wayOut =
    before.file === place.file
      ? 'Выгрузите из 1С ещё раз'
      : 'Похоже, в папке остался файл прошлой выгрузки: очистите её и выгрузите заново';
  addFinding('error', { ...place, field: 'Ид' }, `Ид ${id} уже есть: ${where}. ${wayOut}`);
  return false;
}

/** Whether the element is marked as deleted in 1C (docs/product.md §26.14); a mark that is not clear is an error. */
export function isDeleted({ addFinding }: FileContext, element: XmlElement, place: Place): boolean {
  const status = element.attributes['Статус'] ?? childText(element, 'Статус') ?? '';
  const field = 'ПометкаУдаления';
  const inRequisites = requisitesOf(element).filter(
    ({ name }) => name.replace(' у', 'У') === field,
  );
  const marks = [
    element.attributes[field],
    childText(element, field),
    ...inRequisites.map(({ value }) => value),
  ];
  for (const mark of marks) {
    if (mark !== undefined && readBoolean(mark) === undefined) {
      addFinding('error', { ...place, field }, notBoolean(mark));
    }
  }
  return /^удал[её]н/i.test(status) || marks.some(readBoolean);
}

/** What 1C writes of an element beside its fields. */
export function requisitesOf(element: XmlElement): readonly NamedValue[] {
  return namedValues(element, ['ЗначенияРеквизитов', 'ЗначениеРеквизита'], 'Наименование');
}

/** The names at a path with each of their values; values of a list are given by their ids. */
export function namedValues(
  element: XmlElement,
  path: readonly string[],
  name: 'Наименование' | 'Ид',
): readonly NamedValue[] {
  return elementsAt(element, ...path).flatMap((one) => {
    const texts = ['Значение', 'ИдЗначения'].map((inside) =>
      elementsAt(one, inside).flatMap((value) => textOf(value) ?? []),
    );
    const values = texts.find(({ length }) => length > 0) ?? [];
    return values.map((value) => ({ name: childText(one, name) ?? '', value }));
  });
}

/** The text of an element, which may be a name inside it. */
export function nameIn(element: XmlElement, name: string): string | undefined {
  const [found] = elementsAt(element, name);
  return found && (childText(found, 'Наименование') ?? textOf(found));
}
