import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';
import { outcomeOf } from '../support/order/outcomeOf';

const mat = {
  _id: 'mat',
  article: 'VG-6090-04',
  barcode: '4600000000028',
  title: 'Ковёр 60×90',
  unit: 'шт',
  packQty: 10,
};
const tile = { _id: 'tile', article: 'РТ 10', title: 'Плитка', unit: 'м²', packQty: 25 };
const carpets = [mat, tile];

/** «mat 20» for each line that is added, and the problem of each that is not. */
function say(order: ReturnType<typeof parseOrderText>): readonly string[] {
  if ('refusal' in order) return [order.refusal];
  return order.lines.map(({ result }) => outcomeOf(result));
}
const cellsOf = (table: string) => table.split('\n').map((row) => row.split(';'));

test('a line is reported as it was written, with the cells that may name a carpet', () => {
  const reported = (table: string) => {
    const order = parseOrderRows(cellsOf(table), carpets);
    const [line] = 'lines' in order ? order.lines : [];
    return line && 'name' in line.result && [line.text, line.result.name];
  };
  const headings = 'Артикул;Количество;Код\n';
  expect(reported(`${headings}ААА-1;20;БББ-2`)).toStrictEqual(['ААА-1 20 БББ-2', 'ААА-1']);
  expect(reported(`${headings};20; БББ-2`)).toStrictEqual(['20  БББ-2', 'БББ-2']);
  expect(reported('ААА-1;Ковёр;20')).toStrictEqual(['ААА-1 Ковёр 20', 'ААА-1\nКовёр\n20']);
});

describe('The headings of a table', () => {
  test.each([
    ['Артикул товара;Наименование;Цена;Количество', 'VG-6090-04;Ковёр;695;20'],
    ['Номенклатура.Артикул;Номенклатура;Цена;Количество', 'VG-6090-04;Ковёр;695;20'],
    ['Артикул поставщика;Товар;Кол-во;Цена', 'VG-6090-04;Ковёр;20;695'],
    ['Артикул (код);Товар;Кол-во;Цена', 'VG-6090-04;Ковёр;20;695'],
    ['Артикул / код;Товар;Кол-во;Цена', 'VG-6090-04;Ковёр;20;695'],
    ['Арт.;Товар;Кол-во;Цена', 'VG-6090-04;Ковёр;20;695'],
    ['Арт. товара;Товар;Цена;Кол-во', 'VG-6090-04;Ковёр;695;20'],
    ['№ артикула;Товар;Цена;Кол-во', 'VG-6090-04;Ковёр;695;20'],
    ['Ваш артикул;Товар;Цена;Кол-во', 'VG-6090-04;Ковёр;695;20'],
    ['SKU;Name;Price;Qty', 'VG-6090-04;Carpet;695;20'],
    ['Штрихкод;Наименование;Цена;Количество', '4600000000028;Ковёр;695;20'],
    ['Штрих-код;Наименование;Цена;Количество', '4600000000028;Ковёр;695;20'],
    ['EAN13;Наименование;Цена;Количество', '4600000000028;Ковёр;695;20'],
    ['Код;Наименование;Цена;Количество', 'VG-6090-04;Ковёр;695;20'],
    ['Код товара;Наименование;Цена;Количество', 'VG-6090-04;Ковёр;695;20'],
    ['Код 1С;Наименование;Цена;Количество', 'VG-6090-04;Ковёр;695;20'],
    ['Код;Артикул;Наименование;Количество', '00-00001234;VG-6090-04;Ковёр;20'],
    ['Код;Артикул;Штрихкод;Количество', '1234;;4600000000028;20'],
    ['Артикул;Код;Количество', 'XX-1;VG-6090-04;20'],
    ['Артикул;Штрихкод;Количество', 'наш-1;4600000000028;20'],
    ['Наименование;Цена;Количество', 'Ковёр 60×90;695;20'],
    ['Наименование;Цена;Количество', 'VG-6090-04 Ковёр;695;20'],
    ['Номенклатура;Цена;Заказ', 'Ковёр (VG-6090-04) 3 слоя;695;20'],
    ['Цена;Кол-во;Описание', '695;20;VG-6090-04'],
    ['АРТИКУЛ;ЦЕНА;КОЛИЧЕСТВО', 'VG-6090-04;695;20'],
    [' Артикул : ;Цена;  Кол - во ', 'VG-6090-04;695;20'],
    ['Арти\u00ADкул;Цена;Коли\u00ADчество', 'VG-6090-04;695;20'],
    ['Артикул\nтовара;Цена;Количество\nштук', 'VG-6090-04;695;20'].map((text) =>
      text.replaceAll('\n', '\u2028'),
    ),
    ...[
      'К-во',
      'Кол.',
      'Кол',
      'Кол. шт',
      'Колво',
      'Кол во',
      'Кол-во (шт)',
      'Кол-во,шт.',
      'Шт.',
      'Шт',
      'Штук',
      'Заявка',
      'Заявка, шт',
      'Заказ',
      'Заказ (шт.)',
      'Ваш заказ',
      'Ваша заявка',
      'Кол-во заказа',
      'Кол-во в заказ',
      'Количество к заказу',
      'Количество товара',
      'Потребность',
      'Нужно',
      'Надо',
      'Запрос',
      'Колич.',
      'Требуется',
      'Номенклатура.Количество',
      'Qty',
      'Quantity',
    ].map((amount) => [`Артикул;Цена;${amount};Сумма`, 'VG-6090-04;695;20;13900']),
    ['Артикул;Кол-во, шт;Кол-во, кг', 'VG-6090-04;20;37'],
    ['Артикул;Кол-во, кг;Кол-во, шт', 'VG-6090-04;37;20'],
    ['Артикул;Кол-во, шт;Кол-во, м2', 'VG-6090-04;20;11'],
    ['Артикул;Кол-во, м2;Кол-во, шт', 'VG-6090-04;11;20'],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;20;2'],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;;2'],
    ['Артикул;Заказ, уп;Заказ, шт', 'VG-6090-04;2;20'],
    ['Артикул;Количество коробок', 'VG-6090-04;2'],
    ['Артикул;Кол-во;Заказ сумма', 'VG-6090-04;20;13900'],
    ['Артикул;Сумма заказа;Кол-во', 'VG-6090-04;13900;20'],
    ['Артикул;Кол-во;Стоимость заказа', 'VG-6090-04;20;13900'],
    ['Артикул;Кол-во;Номер заказа;Дата заказа', 'VG-6090-04;20;7;46000'],
    ['Артикул;Кол-во;Вес заказа', 'VG-6090-04;20;37'],
    ['Артикул;Кол-во;Заказчик', 'VG-6090-04;20;7'],
    ['Артикул;Резерв;Остаток;Кол-во', 'VG-6090-04;5;700;20'],
    ['Артикул;Цена;50;100;Кол-во', 'VG-6090-04;695;660;640;20'],
    ['Артикул;Кол-во;Ед. изм.', 'VG-6090-04;2;уп'],
    ['Артикул;Ед.;Кол-во', 'VG-6090-04;упак.;2'],
    ['Артикул;ЕИ;Кол-во', 'VG-6090-04;упак.;2'],
    ['Артикул;Базовая единица;Кол-во', 'VG-6090-04;упак.;2'],
    ['Артикул;Заказ прошлый;Заказ', 'VG-6090-04;7;20'],
    ['Артикул;Заказ рекомендуемый;Заказ', 'VG-6090-04;7;20'],
  ])('«%s»', (headings, row) => {
    const order = ['mat 20'];
    expect(say(parseOrderRows(cellsOf(`${headings}\n${row}`), carpets))).toStrictEqual(order);
    const pasted = `${headings}\n${row}`.replaceAll(';', '\t');
    expect(say(parseOrderText(pasted, carpets))).toStrictEqual(order);
  });

  test.each([
    ['Артикул;Цена', 'VG-6090-04;695', 'badAmount'],
    ['Артикул;Штрихкод', 'VG-6090-04;4600000000028', 'badAmount'],
    ['Артикул;Сумма заказа', 'VG-6090-04;13900', 'badAmount'],
    ['Артикул;Кол-во в упаковке;Цена', 'VG-6090-04;10;695', 'badAmount'],
    ['Артикул;Кол-во, кг', 'VG-6090-04;37', 'badAmount'],
    ['Артикул;Кол-во, тыс. шт', 'VG-6090-04;2', 'badAmount'],
    ['Артикул;Кол-во, рул.', 'VG-6090-04;2', 'badAmount'],
    ['Артикул;Кол-во, м2', 'VG-6090-04;20', 'badAmount'],
    ['Артикул;Количество мест', 'VG-6090-04;2', 'badAmount'],
    ...['возврата', 'брака', 'в пути', 'свободное', 'доступно', 'в кор'].map((word) => [
      `Артикул;Кол-во ${word}`,
      'VG-6090-04;20',
      'badAmount',
    ]),
    ['Артикул;Кол-во;Ед.', 'VG-6090-04;20;м2', 'badAmount'],
    ['Артикул;Кол-во;Ед.', 'VG-6090-04;20;кг', 'badAmount'],
    ['Артикул;Наименование', 'VG-6090-04;Ковёр 3', 'badAmount'],
    ['Артикул;Наименование', 'VG-6090-04;Ковёр', 'noAmount'],
    ['Артикул;Наименование', 'VG-6090-04 РТ 10;Ковёр', 'twoArticles'],
    ['Артикул;Количество', 'VG-6090-04;1;50', 'badAmount'],
    ['Артикул;Количество', 'VG-6090-04;20;1234', 'mat 20'],
    ['Артикул;Количество', 'VG-6090-04;20;склад 5', 'mat 20'],
    ['Артикул;Количество', 'VG-6090-04;20;12 шт склад', 'mat 20'],
    ['Код;Артикул;Количество', 'РТ 10;VG-6090-04;20', 'twoArticles'],
    ['Артикул;Количество', 'VG-6090-04;1;5', 'badAmount'],
    ['Артикул;Наименование;Цена;', 'VG-6090-04;Ковёр;695;20', 'mat 20'],
    ['Артикул;Наименование;Цена;;', 'VG-6090-04;Ковёр;695;20;30', 'badAmount'],
  ])('«%s» above «%s»: %s', (headings, row, result) => {
    expect(say(parseOrderRows(cellsOf(`${headings}\n${row}`), carpets))).toStrictEqual([result]);
    const pasted = `${headings}\n${row}`.replaceAll(';', '\t');
    expect(say(parseOrderText(pasted, carpets))).toStrictEqual([result]);
  });

  test.each([
    [
      'a carpet in pieces and one in square metres',
      'Артикул;Кол-во, шт;Кол-во, м2\nVG-6090-04;20;\nРТ 10;;4,5',
      ['mat 20', 'tile 4.5'],
    ],
    [
      'a second table with other columns below',
      'Артикул;Цена;Кол-во\nVG-6090-04;695;20\n\nКол-во;Артикул;Цена\n4,5;РТ 10;300',
      ['mat 20', 'tile 4.5'],
    ],
    [
      'a second table without amounts',
      'Артикул;Кол-во\nVG-6090-04;20\nАртикул;Цена\nРТ 10;300',
      ['mat 20', 'badAmount'],
    ],
    [
      'headings on every printed page',
      'Артикул;Кол-во\nVG-6090-04;20\nАртикул;Кол-во\nРТ 10;3',
      ['mat 20', 'tile 3'],
    ],
    [
      '«Код» in a letterhead',
      'Накладная;;Код\nПоставщик;;0330212\nАртикул;Цена;Кол-во\nVG-6090-04;695;20',
      ['mat 20'],
    ],
    [
      'sections and totals',
      'Артикул;Цена;Кол-во\nКовры;;\nVG-6090-04;695;20\nИтого;;20',
      ['mat 20', 'noArticle'],
    ],
    ['a second row of headings that is longer', 'Артикул;Заказ\n;шт;уп\nVG-6090-04;;2', ['mat 20']],
    [
      'a second row of headings that is shorter',
      'Артикул;Заказ;Цена\n ;шт\nVG-6090-04;20;695',
      ['mat 20'],
    ],
    [
      'blank cells in a second row of headings',
      'Артикул;Заказ;Прим\n ;шт; \nVG-6090-04;5;',
      ['mat 5'],
    ],
    ['a blank cell beside a merged heading', 'Артикул;Заказ; \n;шт;уп\nVG-6090-04;;2', ['mat 20']],
    [
      'headings at row 41',
      `${'ООО;Ромашка\n'.repeat(40)}Артикул;Цена;Кол-во\nVG-6090-04;695;20`,
      ['mat 20'],
    ],
  ])('%s', (_name, table, lines) => {
    expect(say(parseOrderRows(cellsOf(table), carpets))).toStrictEqual(lines);
  });

  const hall = { _id: 'hall', article: 'КЛМ-ОП', title: 'Дорожка для холла', unit: 'шт' };
  test.each([
    ['арт. КЛМ-ОП;1 (срочно)', ['hall 1']],
    ['арт. КЛМ-ОП;кол-во 20', ['hall 20']],
    ['арт. КЛМ-ОП;кол-во 20;срочно', ['hall 20']],
    ['Артикул: КЛМ-ОП;количество: 20', ['hall 20']],
    ['арт. двадцать;VG-6090-04', ['badAmount']],
    ['арт. Дорожка для холла;КЛМ-ОП;20', ['hall 20']],
    ['арт. ZZ-1;20 шт', ['unknownArticle']],
    ['арт. ZZ;20 шт', ['unknownArticle']],
    ['арт. ZZ;кол-во 20', ['unknownArticle']],
    ['арт. двадцать;ZZ6010', ['unknownArticle']],
  ])('a row that begins with the word is none: «%s»', (row, lines) => {
    expect(say(parseOrderRows(cellsOf(row), [...carpets, hall]))).toStrictEqual(lines);
    expect(say(parseOrderText(row, [...carpets, hall]))).toStrictEqual(lines);
    const below = `VG-6090-04;20\n${row}`;
    expect(say(parseOrderText(below, [...carpets, hall]))).toStrictEqual(['mat 20', ...lines]);
  });

  test.each([
    ['commas', 'Артикул,Наименование,Цена,Количество\nVG-6090-04,Ковёр,695,20', ['mat 20']],
    [
      'commas and a decimal that is not quoted',
      'Артикул,Цена,Количество\nРТ 10,695,4,5',
      ['badAmount'],
    ],
    [
      'commas below a greeting',
      'Добрый день\nАртикул,Цена,Кол-во\nVG-6090-04,695,20',
      ['noArticle', 'mat 20'],
    ],
    [
      'commas that are not quoted in names',
      'Артикул,Товар,Цена,Кол-во\nVG-6090-04,Набор, 4 предмета,695,\nVG-6090-04,Набор, 4 предмета,,20\nVG-6090-04,Ковёр,695,\nVG-6090-04,Ковёр,695,20',
      ['badAmount', 'badAmount', 'mat 20'],
    ],
    [
      'commas in names before articles',
      'Товар,Артикул,Кол-во,Цена\nНабор, 4 предмета,VG-6090-04,,20',
      ['unknownArticle'],
    ],
    [
      'commas above one without amounts',
      'Артикул,Цена,Кол-во\nVG-6090-04,695,20\nАртикул,Цена\nVG-6090-04,695,50',
      ['mat 20', 'badAmount'],
    ],
    ['bars', 'Артикул | Цена | Количество\nVG-6090-04 | 695 | 20', ['mat 20']],
    ['a row that is cut', 'Артикул\tЦена\tКол-во\nVG-6090-04\t695', ['badAmount']],
    ['words above', 'Артикул, количество и цена\nVG-6090-04 20', ['noArticle', 'mat 20']],
    ['two words above', 'Артикул, количество\nРТ 10, 4,5', ['tile 4.5']],
    ['a line below', 'Количество\tАртикул\n20\tVG-6090-04\nРТ 10 5', ['mat 20', 'tile 5']],
  ])('a pasted table with %s', (_name, text, lines) => {
    expect(say(parseOrderText(text, carpets))).toStrictEqual(lines);
  });
});

test.each([
  ['РТ 10;м?;20', 'tile 20'],
  ['РТ 10; м? ;20', 'tile 20'],
  ['VG-6090-04;м?;20', 'badAmount'],
  ['РТ 10;м? шт;20', 'badAmount'],
  ['РТ 10;пог. м?;20', 'badAmount'],
])('«%s», saved in an encoding without «²», is %s', (row, said) => {
  expect(say(parseOrderRows(cellsOf(`Артикул;Ед.;Количество\n${row}`), carpets))).toStrictEqual([
    said,
  ]);
});
