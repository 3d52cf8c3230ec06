import type { Fields } from '../../source/catalog';
import type { NamedValue, Product } from '../exchange/exchange';
import type { ImportContext } from './importItem';
import { whyNoSize } from './measure';
import { fieldFor } from './names';
import { checkSizes, fieldsOf, readValues, type ReadValue } from './values';

/** The fields that the properties and requisites of a product give to each of its carpets (docs/product.md §26.9). */
export function readProperties(product: Product, context: ImportContext): Fields {
  const values = readValues([
    ...joined(propertiesOf(product, context)),
    ...joined(product.requisites),
  ]);
  checkUnread(product, values, context);
  checkSizes(values, product.place, context.addFinding);
  checkConflicts(product, values, context);
  return fieldsOf(values);
}

/** Reports values that give no field: why a size is none, and the names of what the site does not show. */
function checkUnread(
  { title, place }: Product,
  values: readonly ReadValue[],
  { addFinding, onUnknown }: ImportContext,
): void {
  for (const { name, value, fields } of values) {
    if (fields) continue;
    if (fieldFor(name)?.kind !== 'size') onUnknown(name);
    else addFinding('warning', { ...place, field: name }, `«${title}»: ${whyNoSize(value)}`);
  }
}

/**
 * The properties of a product by their names, with the texts of lists. The id of a value that is not in its
 * list is left out, with a warning.
 */
function propertiesOf(
  product: Product,
  { exchange, addFinding }: ImportContext,
): readonly NamedValue[] {
  return product.properties.flatMap(({ name: id, value }) => {
    const { title: name, values } = exchange.properties.get(id) ?? { title: id, values: noValues };
    const text = values.get(value) ?? value;
    const isInList = values.has(value) || [...values.values()].includes(value);
    if (isInList || !(values.size > 0 || guid.test(value)))
      return text ? [{ name, value: text }] : [];
    const message = `«${name}»: значения с Ид «${value}» нет в выгрузке, на сайте его не будет. Выгрузите из 1С вместе со свойствами`;
    addFinding('warning', { ...product.place, field: name }, message);
    return [];
  });
}

const noValues: ReadonlyMap<string, string> = new Map();
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Several texts of one property are one: «полиамид, хлопок». Numbers and sizes stay apart. */
function joined(values: readonly NamedValue[]): readonly NamedValue[] {
  const texts = new Map<string, Set<string>>();
  const rest: NamedValue[] = [];
  for (const { name, value } of values) {
    const kind = fieldFor(name)?.kind;
    if (kind !== 'text' && kind !== 'list') rest.push({ name, value });
    else texts.set(name, (texts.get(name) ?? new Set()).add(value));
  }
  return [...Array.from(texts, ([name, all]) => ({ name, value: [...all].join(', ') })), ...rest];
}

/** Reports values under known names that the site does not show, since another gives the same field. */
function checkConflicts(
  { place }: Product,
  values: readonly ReadValue[],
  { addFinding }: ImportContext,
): void {
  const shown = new Map<string, ReadValue>();
  for (const one of values) {
    if (!fieldFor(one.name)) continue;
    for (const [field, value] of Object.entries(one.fields ?? {})) {
      if (value === 0) continue;
      const first = shown.get(field);
      if (!first) shown.set(field, one);
      else if (meaning(first.fields?.[field]) !== meaning(value)) {
        const both = [first, one].map(({ name, value: text }) => `«${name}» — «${text}»`);
        const message = `разные значения: ${both.join(', ')}. На сайте первое, оставьте в 1С одно`;
        addFinding('warning', { ...place, field: first.name }, message);
      }
    }
  }
}

/** Texts that differ only in case say the same. */
function meaning(value: unknown): string {
  return JSON.stringify(value).toLowerCase();
}
