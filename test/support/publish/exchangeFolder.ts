import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { escapeXml } from '../xml';

/** Files by name, as text, which is written in UTF-8, or as bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes a folder like those of 1C. @returns its path */
export function exchangeFolder(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** An element with its text or with the elements inside it; undefined is left out. */
export function xml(name: string, ...content: readonly (string | undefined)[]): string {
  return `<${name}>${content.join('\n')}</${/^\S+/.exec(name)?.[0] ?? name}>`;
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function document(...content: readonly string[]): string {
  const root = 'КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10"';
  return declaration + xml(root, ...content);
}

/** The line of a file in which a text first stands. */
export const rowOf = (content: string, found: string) =>
  content.slice(0, content.indexOf(found)).split('\n').length;

/** What 1C writes about a product besides its fields, by name. */
export const requisites = (values: Readonly<Record<string, string>>) =>
  xml(
    'ЗначенияРеквизитов',
    ...Object.entries(values).map(([name, value]) =>
      xml('ЗначениеРеквизита', xml('Наименование', name), xml('Значение', value)),
    ),
  );

interface ProductOf1C {
  readonly id: string;
  readonly title?: string | undefined;
  readonly article?: string | undefined;
  /** Ids; the group of `importFile` by default. */
  readonly groups?: readonly string[] | undefined;
  /** More elements. */
  readonly more?: string | undefined;
  readonly attributes?: string | undefined;
}

export function product({
  id,
  title = `Ковёр ${id}`,
  article,
  groups = ['g1'],
  more,
  attributes = '',
}: ProductOf1C): string {
  return xml(
    `Товар ${attributes}`.trim(),
    xml('Ид', escapeXml(id)),
    article === undefined ? undefined : xml('Артикул', escapeXml(article)),
    xml('Наименование', escapeXml(title)),
    groups.length > 0
      ? xml('Группы', ...groups.map((group) => xml('Ид', escapeXml(group))))
      : undefined,
    more,
  );
}

export function group(id: string, title: string, ...inside: readonly string[]): string {
  const groups = inside.length > 0 ? xml('Группы', ...inside) : undefined;
  return xml('Группа', xml('Ид', escapeXml(id)), xml('Наименование', escapeXml(title)), groups);
}

export const importFile = (
  products: readonly string[],
  { groups = [group('g1', 'Ковры')], properties = '', attributes = '' } = {},
) =>
  document(
    xml('Классификатор', xml('Ид', 'k1'), xml('Группы', ...groups), xml('Свойства', properties)),
    xml(
      `Каталог СодержитТолькоИзменения="false" ${attributes}`,
      xml('Ид', 'k1'),
      xml('Товары', ...products),
    ),
  );

interface OfferOf1C {
  readonly id: string;
  /** By the ids of types. */
  readonly prices?: Readonly<Record<string, number | string>> | undefined;
  readonly characteristics?: Readonly<Record<string, string>> | undefined;
  readonly amount?: number | string | undefined;
  readonly more?: string | undefined;
}

export function offer({ id, prices = {}, characteristics = {}, amount, more }: OfferOf1C): string {
  return xml(
    'Предложение',
    xml('Ид', escapeXml(id)),
    xml(
      'ХарактеристикиТовара',
      ...Object.entries(characteristics).map(([name, value]) =>
        xml(
          'ХарактеристикаТовара',
          xml('Наименование', escapeXml(name)),
          xml('Значение', escapeXml(value)),
        ),
      ),
    ),
    xml('Цены', ...Object.entries(prices).map(([type, value]) => price(type, value))),
    amount === undefined ? undefined : xml('Количество', escapeXml(amount)),
    more,
  );
}

export function price(type: string, value: number | string, more = ''): string {
  return xml(
    'Цена',
    xml('ИдТипаЦены', escapeXml(type)),
    xml('ЦенаЗаЕдиницу', escapeXml(value)),
    xml('Валюта', 'RUB'),
    more,
  );
}

export const offersFile = (
  offers: readonly string[],
  types: Readonly<Record<string, string>> = { t1: 'Оптовая' },
) =>
  document(
    xml(
      'ПакетПредложений СодержитТолькоИзменения="false"',
      xml('Ид', 'k1#'),
      xml(
        'ТипыЦен',
        ...Object.entries(types).map(([id, title]) =>
          xml(
            'ТипЦены',
            xml('Ид', id),
            xml('Наименование', escapeXml(title)),
            xml('Валюта', 'RUB'),
          ),
        ),
      ),
      xml('Предложения', ...offers),
    ),
  );
