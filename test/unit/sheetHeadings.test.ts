import { readHeadings } from '../../src/domain/orderList/sheetHeadings';

/** «0; 2 pack (1)»: the columns of articles and of amounts, with measure and rivals; `none` for another row. */
function say(row: string): string {
  const headings = readHeadings(row.split(';'));
  if (!headings) return 'none';
  const amounts = headings.amounts.map(({ column, measure = '', rivals }) =>
    [column, measure, ...rivals.map((rival) => `(${rival})`)]
      .filter((part) => part !== '')
      .join(' '),
  );
  return `${headings.ids.join()}; ${amounts.join(', ')}`.trim();
}

describe('Headings', () => {
  test.each([
    ['Артикул поставщика;Количество', '0; 1'],
    ['Ваш арт;Количество', '0; 1'],
    ['Ваш штрихкод;Количество', '0; 1'],
    ['Ваш штрих код;Количество', '0; 1'],
    ['Артикул: (код);Цена', '0;'],
    ['Название товара;Цена', ';'],
    ['Наименование;Цена;Толщина 10-12', ';'],
    ['Наименование;Цена;КЛМ 60', ';'],
    // alone in their row, or with no other heading that is known
    ['Арт', '0;'],
    ['Код', '0;'],
    ['Штрихкод', '0;'],
    ['Артикул:', '0;'],
    ['Артикул, колво', '0;'],
    ['Артикул, шт', '0;'],
    ['Артикул поставщика;Магазин', '0;'],
    // figures in a heading
    ['Артикул;Цена;Кол-во 20', '0; 2'],
    ['Артикул;Кол-во 20 для магазина', '0; 1'],
    ['Артикул;Кол-во 1й/квартал', '0; 1'],
    ['Артикул;Кол-во.А20', '0; 1'],
    // of several amounts
    ['Артикул;Нужно.шт;Количество', '0; 1 piece'],
    ['Артикул;Заказ, шт;Кол-во, уп', '0; 1 piece'],
    ['Артикул;Кол-во, шт;Кол-во, уп', '0; 1 piece, 2 pack'],
    ['Артикул;Кол-во товара;Кол-во, шт', '0; 2 piece'],
    ['Артикул;Количество;Кол-во товара', '0; 1'],
    ['Артикул;Кол-во Тула;Кол-во Орёл', '0; 2 (1), 1 (2)'],
    ['Артикул;Кол-во Тула;Кол-во итого', '0; 2, 1 (2)'],
    ['Артикул;Кол-во, кг', '0;'],
    ['Артикул;Кол-во НА СКЛАДЕ', '0;'],
  ])('«%s» are %s', (row, columns) => {
    expect(say(row)).toBe(columns);
  });

  test.each([
    'Наименование;Цена;-5',
    'Наименование;Цена;VG-6090-04',
    'Наименование;Цена;КЛМ60-90',
    'Артикул: КЛМ;Цена',
    'Артикул:КЛМ;Цена',
    'Артикул;Кол-во 20 шт',
    'Артикул;Кол-во 1000',
    'Артикул;Кол.20',
    'Артикул;Кол-во 20;',
    'Артикул поставщика',
    'Артикул поставщика;Магазин 5',
    'Количество;Магазин',
    'Промокод',
    'Промокод, количество',
    'Промокод;Количество',
    'Кодекс;Количество',
    'Код ТН ВЭД;Количество',
    'Код ТНВЭД;Количество',
    'Код товара ТН ВЭД;Количество',
    'Код ОКПД;Количество',
    'Ваше наименование;Цена',
    'Товароведение;Цена',
  ])('«%s» are none', (row) => {
    expect(say(row)).toBe('none');
  });

  test.each([
    ['Ед изм', 1],
    ['Ед. изм', 1],
    ['Единица измерения', 1],
    ['Сосед', -1],
    ['Едкий', -1],
  ])('«%s» is the column of measures: %p', (heading, column) => {
    expect(readHeadings(['Артикул', heading, 'Кол-во'])?.unit).toBe(column);
  });

  test.each([
    ['Мой цвет', []],
    ['Обем', [1]],
    ['Цена', [1]],
  ])('«%s» is another column: %p', (heading, columns) => {
    expect([...(readHeadings(['№ артикула', heading, 'Кол-во'])?.others ?? [])]).toEqual(columns);
  });

  test('a text of more than 80 letters is no heading', () => {
    expect(say(`${'Артикул'.padEnd(80)};Количество`)).toBe('0; 1');
    expect(say(`${'Артикул'.padEnd(81)};Количество`)).toBe('none');
    const headings = readHeadings(['Артикул', 'Количество', 'и'.repeat(81)]);
    expect([...(headings?.headed ?? [])]).toEqual([0, 1]);
  });
});
