import { goodsColumns } from '../../workbook/columns/goods';
import { headingKey, splitHeading } from '../../workbook/columns/heading';
import type { Scale } from './measure';

/** How a property of 1C becomes a field of a carpet; `size` gives both sides. */
type Kind = 'text' | 'list' | 'size' | Scale;

/** The fields of the settings that properties may give, with what only 1C calls them. */
const kinds: Readonly<Record<string, readonly [Kind, ...(readonly string[])]>> = {
  width: ['cm'],
  length: ['cm'],
  size: ['size', 'габаритный размер'],
  thickness: ['mm'],
  pileHeight: ['mm'],
  material: ['text', 'материал ворса'],
  base: ['text'],
  color: ['text', 'цвет изделия'],
  shape: ['text'],
  kind: ['text', 'вид изделия', 'тип изделия'],
  purpose: ['list'],
  packQty: ['goods'],
  minLot: ['goods'],
  step: ['goods'],
  weight: ['kg', 'вес нетто'],
  packWeight: ['kg', 'вес брутто'],
  packVolume: ['m3'],
  country: ['text'],
  brand: ['text', 'торговаямарка'],
};

/** A field for a name of 1C. */
interface NamedField {
  readonly field: string;
  readonly kind: Kind;
  /** In the name: «Ширина, мм»; empty without one. */
  readonly unit: string;
}

/** By the headings of a workbook, which 1C may use as well (docs/product.md §26.9). */
const byName = new Map(
  goodsColumns.flatMap(({ fields, heading, synonyms }) => {
    const field = fields.length > 1 ? 'size' : (fields[0] ?? '');
    const [kind, ...more] = kinds[field] ?? [];
    if (kind === undefined) return [];
    const names = [splitHeading(heading).key, ...synonyms, ...more];
    return names.map((name) => [headingKey(name), { field, kind }] as const);
  }),
);

const found = new Map<string, NamedField | undefined>();

/** The field for the name of a property, a requisite or a characteristic; undefined if there is none. */
export function fieldFor(name: string): NamedField | undefined {
  if (!found.has(name)) found.set(name, findField(name) ?? findField(bareName(name)));
  return found.get(name);
}

/** «Цвет (Ковры (Для характеристик))»: 1C adds the kind of product to names that are taken. */
function bareName(name: string): string {
  return isOfPack(name) ? name : name.replace(/\s*\(.*\)$/, '');
}

/** Whether a name is about what a product is packed in, which has a size and a weight of its own. */
export function isOfPack(name: string): boolean {
  return /упаков|короб|брутто/i.test(name);
}

function findField(name: string): NamedField | undefined {
  const { key, unit } = splitHeading(name);
  const whole = byName.get(headingKey(name));
  if (whole) return { ...whole, unit: '' };
  const field = byName.get(key);
  return field && { ...field, unit };
}

/** Requisites that 1C writes for itself. */
const internal = new Set(
  [
    'ВидНоменклатуры ТипНоменклатуры Код Планируемая ОписаниеФайла Файл ОписаниеВФорматеHTML',
    'СтавкаНДС ИсторияЦен НаименованиеПолное ПометкаУдаления ВестиУчетПоХарактеристикам',
  ]
    .flatMap((names) => names.split(' '))
    .concat('Полное наименование', 'Пометка удаления')
    .map(headingKey),
);

/** Whether a name says nothing to buyers. */
export function isInternal(name: string): boolean {
  return internal.has(headingKey(name));
}
