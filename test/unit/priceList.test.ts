import { priceListTerms, priceListTitle } from '../../src/domain/trade/priceListTitle';
import { priceTable } from '../../src/domain/trade/priceTable';

test.each([
  ['2026-11-01', undefined, 'Прайс-лист от 1 ноября 2026'],
  ['2026-11-01', 'Порог', 'Прайс-лист «Порог» от 1 ноября 2026'],
  [undefined, 'Порог', 'Прайс-лист «Порог»'],
  [undefined, undefined, 'Прайс-лист'],
])('the title of the price list: %s, %s: «%s»', (date, brand, title) => {
  expect(priceListTitle(date, brand).replace(/\s/g, ' ')).toBe(title);
});

test.each([
  [{ date: '2026-11-01', vat: 'с НДС' }, 'Цены действительны на 1 ноября 2026, с НДС. '],
  [{ date: '2026-11-01' }, 'Цены действительны на 1 ноября 2026. '],
  [{ vat: 'с НДС' }, 'Цены с НДС. '],
  [{}, ''],
])('the terms of %j begin «%s»', (priceList, terms) => {
  expect(priceListTerms(priceList).replace(/\s/g, ' ')).toBe(
    `${terms}Не является публичной офертой`,
  );
});

describe('The price list as a table', () => {
  const category = { _id: 'mats', title: 'Ковры', items: [], isPublished: true };
  const table = (...carpets: readonly object[]) => {
    const { columns, rows } = priceTable(
      carpets.map((carpet) => ({
        carpet: { _id: '1', title: 'Коврик', unit: 'шт', ...carpet },
        category,
      })),
    );
    return { headings: columns.map(({ heading }) => heading), rows };
  };
  const named = (carpet: object) => {
    const { headings, rows } = table(carpet);
    return Object.fromEntries(headings.map((heading, index) => [heading, rows[0]?.[index]]));
  };
  const tiers = (...carpets: readonly (readonly number[])[]) => {
    const listed = carpets.map((amounts) => ({
      priceTiers: amounts.map((from, index) => ({ from, price: 100 - index })),
    }));
    const { headings, rows } = table({}, ...listed);
    const isTier = (heading: string) => /^(Цена от|Опт)/.test(heading);
    const shown = headings.filter(isTier);
    return [shown, ...rows.map((row) => row.filter((_, index) => isTier(headings[index] ?? '')))];
  };

  test('has a column for each fact of the goods', () => {
    const facts = {
      ...{ model: 'Страйп', article: 'VG-1', barcode: '96385074', title: 'Ковёр', unit: 'м²' },
      ...{ packQty: 10, minLot: 20, step: 5, price: 695, availability: 'мало' },
      ...{ width: 40, length: 60, packWeight: 1.5, packVolume: 0.02 },
    };
    expect(named(facts)).toStrictEqual({
      Категория: 'Ковры',
      Модель: 'Страйп',
      Артикул: 'VG-1',
      Штрихкод: '96385074',
      Наименование: 'Ковёр',
      Размер: '40×60\u00A0см',
      'Ед.': 'м²',
      'В упаковке': 10,
      'Мин. партия': 20,
      Кратность: 5,
      'Цена, ₽': 695,
      Наличие: 'мало',
      'Вес упаковки, кг': 1.5,
      'Объём упаковки, м³': 0.02,
      Количество: undefined,
    });
  });

  test('has no column without values, except that for amounts', () => {
    expect(named({})).toStrictEqual({
      ...{ Категория: 'Ковры', Наименование: 'Коврик', 'Ед.': 'шт' },
      ...{ 'Цена, ₽': 'Цена по запросу', Количество: undefined },
    });
  });

  test('has a column for each amount at which a tier begins, in ascending order', () => {
    expect(tiers([10, 50], [10], [50, 200])).toStrictEqual([
      ['Цена от 10, ₽', 'Цена от 50, ₽', 'Цена от 200, ₽'],
      [undefined, undefined, undefined],
      [100, 99, undefined],
      [100, undefined, undefined],
      [undefined, 100, 99],
    ]);
    expect(tiers([50, 200], [10, 20])[0]).toStrictEqual([
      ...['Цена от 10, ₽', 'Цена от 20, ₽', 'Цена от 50, ₽', 'Цена от 200, ₽'],
    ]);
  });

  test.each<[string, ...number[][]]>([
    ['where carpets have tiers of their own', [10], [20], [30]],
    ['for an amount that a heading would round', [10], [20.0004]],
  ])('has the amounts of tiers in columns %s', (_, ...carpets) => {
    expect(tiers(...carpets)).toStrictEqual([
      ['Опт 1, от', 'Опт 1, ₽'],
      [undefined, undefined],
      ...carpets.map(([from]) => [from, 100]),
    ]);
  });
});
