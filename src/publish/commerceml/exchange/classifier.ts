import type { XmlElement } from '../xml/element';
import { child, childText, elementsAt, readBoolean } from '../xml/element';
import { idOf, placeOf, type FileContext } from './context';
import type { Group } from './exchange';
import { readPictures } from './pictures';

/** Reads «Группы», with the groups inside groups. Files of one export repeat them. */
export function readGroups(context: FileContext, element: XmlElement, parent?: Group): void {
  const { groups } = context.exchange;
  for (const one of elementsAt(element, 'Группа')) {
    const id = idOf(context, one);
    if (id === undefined) continue;
    const title = childText(one, 'Наименование') ?? id;
    const place = placeOf(context, one, { field: 'Группа' });
    const [image] = readPictures(context, one);
    const known = groups.get(id);
    const group = known ?? { id, title, place, parent, image };
    if (known?.place.file === place.file) {
      const message = `группа с Ид ${id} уже есть в строке ${String(known.place.row)}. Выгрузите ещё раз`;
      context.addFinding('error', place, message);
      continue;
    }
    groups.set(id, group);
    const inside = child(one, 'Группы');
    if (inside) readGroups(context, inside, group);
  }
}

/** Reads «Свойство» with the values of its list, which has two forms. */
export function readProperty(context: FileContext, element: XmlElement): void {
  const id = idOf(context, element);
  if (id === undefined) return;
  const place = placeOf(context, element);
  const values = [
    ...elementsAt(element, 'ВариантыЗначений', 'Справочник'),
    ...elementsAt(element, 'ТипыЗначений', 'ТипЗначений', 'ВариантыЗначений', 'ВариантЗначения'),
  ].flatMap((one) => {
    const key = childText(one, 'ИдЗначения') ?? childText(one, 'Ид');
    const value = childText(one, 'Значение') ?? '';
    return key === undefined ? [] : [[key, value] as const];
  });
  const title = childText(element, 'Наименование') ?? id;
  context.exchange.properties.set(id, { id, title, place, values: new Map(values) });
}

/** Reads «ТипЦены». */
export function readPriceType(context: FileContext, element: XmlElement): void {
  const id = idOf(context, element);
  if (id === undefined) return;
  const title = childText(element, 'Наименование') ?? id;
  const currency = childText(element, 'Валюта');
  const isWithoutVat = elementsAt(element, 'Налог').some((tax) => {
    const isContained = childText(tax, 'УчтеноВСумме');
    return (
      /НДС/i.test(childText(tax, 'Наименование') ?? '') &&
      readBoolean(isContained ?? 'да') === false
    );
  });
  const place = placeOf(context, element);
  context.exchange.priceTypes.set(id, { id, title, currency, isWithoutVat, place });
}
