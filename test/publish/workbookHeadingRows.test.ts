import { readCatalog, sheetOf, type Rows, type Value } from '../support/publish/catalogSheets';

/** Reads a sheet with merged cells. */
const readMerged = (rows: Rows, merged: readonly string[]) =>
  readCatalog([sheetOf(rows, 'Товары', merged)]);

describe('A unit above the headings', () => {
  const head = ['Категория', 'Наименование'];
  const read = (above: readonly Value[], headings: readonly Value[], values: readonly Value[]) =>
    readMerged([above, [...head, ...headings], ['Ковры', 'Коврик', ...values]], ['C1:D1']);

  test.each<[string, readonly Value[], readonly Value[], object]>([
    ['Размер, мм', ['Ширина', 'Длина'], [600, 900], { width: 60, length: 90 }],
    ['Размеры изделия (мм)', ['Ширина', 'Длина, см'], [600, 90], { width: 60, length: 90 }],
    ['Габариты, м', ['Ширина', 'Толщина, мм'], [0.6, 10], { width: 60, thickness: 10 }],
    ['Вес, г', ['Вес', 'Вес упаковки'], [740, 7400], { weight: 0.74, packWeight: 7.4 }],
    ['Размер, мм', ['Размер', 'Вес'], ['600×900', 0.74], { width: 60, length: 90, weight: 0.74 }],
    ['Размер, мм', ['Вес', 'Цвет'], [0.74, 'серый'], { weight: 0.74, color: 'серый' }],
    ['Цены, руб.', ['Опт', 'от 50 шт'], [285, 271], { price: 285 }],
    ['Цены, USD', ['Цена, ₽', 'от 50 шт, ₽'], [285, 271], { price: 285 }],
    ['Прайс-лист на упаковку', ['Цена', 'Длина'], [285, 90], { price: 285, length: 90 }],
    ['Ковры 12 мм', ['Ширина', 'Длина'], [60, 90], { width: 60, length: 90 }],
    ['Ширина 12 мм', ['Ширина', 'Длина'], [60, 90], { width: 60, length: 90 }],
    ['Не меньше 5 уп', ['Цена', 'Длина'], [285, 90], { price: 285, length: 90 }],
  ])('«%s» over %j', (above, headings, values, fields) => {
    const { items, errors } = read([undefined, undefined, above], headings, values);
    expect(items).toMatchObject([fields]);
    expect(errors).toStrictEqual([]);
  });

  test.each([
    ['Цены, USD', ['Опт', 'Вес'], ['C2 Опт']],
    ['Цены, USD', ['Опт', 'от 50 шт'], ['C2 Опт', 'D2 от 50 шт']],
    ['Прайс-лист, $', ['Вес', 'Цена за шт'], ['D2 Цена за шт']],
    ['Цена за упаковку', ['Опт', 'от 50 шт'], ['C2 Опт', 'D2 от 50 шт']],
    ['Все цены без НДС, в тыс. руб.', ['Вес', 'Опт'], ['D2 Опт']],
    ['Цены за уп', ['Вес', 'Опт'], ['D2 Опт']],
  ])('«%s» over prices is refused', (above, headings, refused) => {
    expect(read([undefined, undefined, above], headings, [12, 11]).errors).toStrictEqual(
      refused.map(
        (place) =>
          `${place}: над заголовком стоит «${above}», а нужна цена в рублях за единицу товара. Пересчитайте цены и исправьте эту строку`,
      ),
    );
  });

  test('is that of the headings below it alone', () => {
    const rows = (above: readonly Value[]): Rows => [
      above,
      [...head, 'Ширина', 'Длина'],
      ['Ковры', 'Коврик', 600, 90],
    ];
    expect(readMerged(rows([undefined, undefined, 'Ширина, мм']), ['C1:C2']).items).toMatchObject([
      { width: 60, length: 90 },
    ]);
    expect(
      readMerged(rows([undefined, undefined, 'Ширина, мм', 'Длина, см']), []).items,
    ).toMatchObject([{ width: 60, length: 90 }]);
    // without merged cells, it stands over all up to the next text
    expect(readMerged(rows([undefined, undefined, 'Размер, мм']), []).items).toMatchObject([
      { width: 60, length: 9 },
    ]);
    const [above = [], ...below] = rows([undefined, undefined, 'Размер, мм']);
    expect(readMerged([above, [], ...below], []).items).toMatchObject([{ width: 600, length: 90 }]);
  });

  test('is that of its own merged cells, and not of the columns beside them', () => {
    const { items, errors } = readMerged(
      [
        ['Прайс-лист', undefined, 'Размер, мм'],
        [...head, 'Ширина', 'Длина', 'от 50 шт'],
        ['Ковры', 'Коврик', 600, 90, 271],
      ],
      ['A1:B1', 'C3:C4', 'C1:D1'],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ width: 60, length: 9, priceTiers: [{ from: 50, price: 271 }] }]);
  });

  test('may stand in a row of headings itself, with cells merged over both rows', () => {
    const { items, errors } = readMerged(
      [
        ['Категория', 'Наименование', 'Размер, мм', undefined, 'Цена'],
        ['Категория', 'Наименование', 'Ширина', 'Длина', 'Цена'],
        ['Ковры', 'Коврик', 600, 900, 285],
      ],
      ['C1:D1'],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ width: 60, length: 90, price: 285 }]);
  });
});

describe('A heading merged over several columns', () => {
  const read = (heading: string, values: readonly Value[], more: Rows = []) =>
    readMerged(
      [['Категория', 'Наименование', heading], ['Ковры', 'Коврик', ...values], ...more],
      ['C1:D1'],
    );
  const refusal =
    'D2: заголовок этого столбца объединён с соседним, и неясно, какой из них читать. Разъедините ячейки и назовите каждый столбец';
  const noHeading = 'у столбца нет заголовка, не читаем. Впишите заголовок, если он нужен сайту';

  test.each([
    ['Цена', [undefined, 285]],
    ['Цена', [285, 300]],
    ['Цена от 50', [undefined, 285]],
    ['Ценна', [undefined, 285]],
  ])('is refused if a second column has values: «%s»', (heading, values) => {
    expect(read(heading, values).errors).toContain(refusal);
  });

  test('is read if no other column has any', () => {
    const { items, errors, warnings } = read('Цена', [285]);
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toMatchObject([{ price: 285 }]);
  });

  test('is reported if it is unknown, and not mentioned if it is not for the site', () => {
    expect(read('Рейтинг', [5, 4]).warnings).toStrictEqual([
      'C1 Рейтинг: неизвестный столбец, не читаем',
      `D2: ${noHeading}`,
    ]);
    expect(read('(Закупка)', [5, 4])).toMatchObject({ errors: [], warnings: [] });
  });

  test('does not count for the columns beside it', () => {
    expect(read('Цена', [285, undefined, 300])).toMatchObject({
      errors: [],
      warnings: [`E2: ${noHeading}`],
    });
  });

  test('does not count for a column on its left, nor do merged cells of other rows', () => {
    const rows = [
      ['Прайс-лист'],
      ['Категория', 'Наименование', 'Цена', undefined, 'Вес'],
      ['Ковры', 'Коврик', 285, 300, 0.7],
    ];
    expect(readMerged(rows, ['A1:F1', 'A4:F4', 'E2:F2'])).toMatchObject({
      errors: [],
      warnings: [`D3: ${noHeading}`],
    });
  });
});
