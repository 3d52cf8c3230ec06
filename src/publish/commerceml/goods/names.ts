import type { Scale } from './measure';

/** How a property of 1C becomes a field of a carpet. */
export interface FieldOf1C {
  readonly field: string;
  /** `size` gives both sides. */
  readonly kind: 'text' | 'list' | 'size' | Scale;
}

/** Fields of the settings by the names of properties, requisites and characteristics (docs/product.md §26.9). */
const table: readonly (readonly [FieldOf1C['kind'], string, ...(readonly string[])])[] = [
  ['size', 'size', 'размер', 'размеры', 'габариты', 'габаритный размер'],
  ['cm', 'width', 'ширина'],
  ['cm', 'length', 'длина'],
  ['mm', 'thickness', 'толщина', 'общая толщина'],
  ['mm', 'pileHeight', 'высота ворса', 'ворс'],
  ['text', 'material', 'материал', 'состав', 'материал ворса', 'материал верха'],
  ['text', 'base', 'основа', 'материал основы', 'подложка'],
  ['text', 'color', 'цвет', 'расцветка', 'цвет изделия'],
  ['text', 'shape', 'форма'],
  ['text', 'kind', 'вид', 'тип', 'вид изделия', 'тип изделия'],
  ['list', 'purpose', 'назначение', 'применение', 'область применения'],
  ['count', 'packQty', 'упаковка', 'в упаковке', 'кол-во в упаковке', 'количество в упаковке'],
  ['count', 'minLot', 'мин. партия', 'минимальная партия', 'мин партия'],
  ['count', 'step', 'кратность', 'кратность отгрузки'],
  ['kg', 'weight', 'вес', 'масса', 'вес нетто'],
  ['kg', 'packWeight', 'вес упаковки', 'масса упаковки', 'вес брутто'],
  ['m3', 'packVolume', 'объем упаковки'],
  ['text', 'country', 'страна', 'страна происхождения', 'страна производства'],
  ['text', 'brand', 'бренд', 'торговая марка', 'торговаямарка', 'производитель', 'изготовитель'],
];

const byName = new Map(
  table.flatMap(([kind, field, ...names]) => names.map((name) => [name, { field, kind }] as const)),
);

/** Requisites that 1C writes for itself. */
const service = new Set(
  [
    'ВидНоменклатуры ТипНоменклатуры Код Планируемая ОписаниеФайла Файл ОписаниеВФорматеHTML',
    'СтавкаНДС ИсторияЦен НаименованиеПолное ПометкаУдаления ВестиУчетПоХарактеристикам',
  ].flatMap((names) => names.toLowerCase().split(' ')),
).add('полное наименование');

type Found = (FieldOf1C & { readonly unit: string | undefined }) | undefined;

const found = new Map<string, Found>();

/** The field for a name, and the unit that the name gives: «Ширина, мм»; undefined if there is none. */
export function fieldFor(name: string): Found {
  if (!found.has(name)) found.set(name, findField(fold(name)));
  return found.get(name);
}

function findField(name: string): Found {
  const [, start = name, unit] = /^(.+?)[,(\s]+(мм|см|м|кг|г|л|м3|м³|шт)[.)]*$/.exec(name) ?? [];
  const field = byName.get(name) ?? byName.get(start);
  return field && { ...field, unit };
}

const elements = new Map([
  ['title', 'Наименование'],
  ['article', 'Артикул'],
  ['barcode', 'Штрихкод'],
  ['unit', 'БазоваяЕдиница'],
  ['image', 'Картинка'],
  ['images', 'Картинка'],
  ['price', 'ЦенаЗаЕдиницу'],
  ['priceTiers', 'Цены'],
  ['availability', 'Количество'],
  ['description', 'Описание'],
  ['country', 'Страна'],
  ['brand', 'ТорговаяМарка'],
]);

/** What 1C calls a field of the settings. */
export function nameOf(field: string): string {
  const [, , name] = table.find(([, one]) => one === field) ?? [];
  return elements.get(field) ?? name ?? field;
}

/** Whether a name says nothing to buyers. */
export function isService(name: string): boolean {
  return service.has(fold(name));
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .replace(/[:\s]+$/, '')
    .trim();
}
