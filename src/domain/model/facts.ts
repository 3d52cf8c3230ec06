import { formatRange } from '../format/range';
import { perUnit } from '../format/units';
import type { Carpet } from '../settings/settings';
import type { Model } from '../trade/models';
import { packWeightOf } from '../trade/packWeight';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

type Carpets = readonly Carpet[];

/**
 * The facts about a model that the settings give (docs/product.md §19.3). Where its carpets differ, texts are
 * listed, and numbers are given as a range.
 */
export function factsOf({ items, country, brand }: Model): Fact[] {
  const all: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Материал', texts(items, ({ material }) => material)],
    ['Основа', texts(items, ({ base }) => base)],
    ['Толщина', range(items, ({ thickness }) => thickness, 'мм')],
    ['Ворс', range(items, ({ pileHeight }) => pileHeight, 'мм')],
    ['Форма', texts(items, ({ shape }) => shape)],
    ['Страна', country ?? texts(items, (carpet) => carpet.country)],
    ['Бренд', brand ?? texts(items, (carpet) => carpet.brand)],
    ['Назначение', texts(items, ({ purpose }) => purpose)],
    ['Упаковка', byUnit(items, (alike, unit) => range(alike, ({ packQty }) => packQty, unit))],
    weight(items),
    ['Объём упаковки', range(items, ({ packVolume }) => packVolume, 'м³')],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : { name, value }));
}

/** The barcodes of a model's carpets, each with the article, or else the title. */
export function barcodesOf({ items }: Model): Fact[] {
  return items.flatMap(({ article, title, barcode }) =>
    barcode === undefined ? [] : { name: article ?? title, value: barcode },
  );
}

/** The weight of a pack, or else that of a unit. */
function weight(items: Carpets): readonly [name: string, value: string | undefined] {
  const packs = range(items, packWeightOf, 'кг');
  const units = byUnit(items, (alike, unit) => {
    const kg = range(alike, ({ weight }) => weight, 'кг');
    return kg && `${kg} ${perUnit(unit)}`;
  });
  return packs === undefined ? ['Вес', units] : ['Вес упаковки', packs];
}

function texts(items: Carpets, of: (carpet: Carpet) => string | readonly string[] | undefined) {
  const values = new Set(items.flatMap((carpet) => of(carpet) ?? []));
  return values.size === 0 ? undefined : [...values].join(', ');
}

function range(items: Carpets, of: (carpet: Carpet) => number | undefined, unit: string) {
  return formatRange(
    items.flatMap((carpet) => of(carpet) ?? []),
    unit,
  );
}

/** The text about the carpets of each unit, «10 шт, 12 пог. м»; undefined if there is none. */
function byUnit(items: Carpets, of: (alike: Carpets, unit: string) => string | undefined) {
  const units = [...new Set(items.map(({ unit }) => unit))];
  const known = units.flatMap(
    (unit) =>
      of(
        items.filter((each) => each.unit === unit),
        unit,
      ) ?? [],
  );
  return known.length === 0 ? undefined : known.join(', ');
}
