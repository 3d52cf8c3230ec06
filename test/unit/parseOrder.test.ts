import fc from 'fast-check';
import {
  countLeft,
  sumByCarpet,
  type ParsedLine,
  type ParsedOrder,
} from '../../src/domain/orderList/parsedLine';
import { parseOrderRows, parseOrderText, textWithout } from '../../src/domain/orderList/parseOrder';
import type { Carpet } from '../../src/domain/settings/settings';
import { lineProblemTexts } from '../../src/domain/orderList/lineProblems';

const carpet = {
  _id: '1',
  article: 'VG-6090-04',
  title: 'Ковёр',
  unit: 'шт',
  price: 695,
  minLot: 10,
  packQty: 10,
  barcode: '4600000000028',
};
const carpets = [
  carpet,
  { _id: '2', article: 'РТ 10', title: 'Плитка', unit: 'м²', step: 1.5, barcode: '4600000000011' },
  { _id: '3', title: 'Без артикула', unit: 'шт' },
];

/** «VG-6090-04 20» for a line that was understood, otherwise its problem. */
const describeLine = ({ result }: ParsedLine) =>
  'problem' in result
    ? result.problem
    : `${String(result.carpet.article)} ${String(result.amount)}`;
const parsed = (order: ParsedOrder) => ('lines' in order ? order.lines : []);
const linesOf = (text: string, known: readonly Carpet[] = carpets) =>
  parsed(parseOrderText(text, known));
const read = (text: string) => linesOf(text).map(describeLine);

describe('A pasted line', () => {
  test.each([
    'VG-6090-04 20 шт',
    'VG-6090-04;20',
    '20 x VG-6090-04',
    '20 х VG-6090-04',
    'VG-6090-04 - 20',
    'VG-6090-04 — 20 шт.',
    'VG-6090-04\t20',
    '20\tVG-6090-04',
    '20 шт VG-6090-04',
    'VG-6090-04,20',
    'VG-6090-04, 20',
    'VG-6090-04: 20',
    'VG-6090-04=20',
    'VG-6090-04 x20',
    'VG-6090-04*20',
    'vg-6090-04 20',
    'VG–6090–04 20',
    '«VG-6090-04» 20',
    '1. VG-6090-04 20',
    '1) 20 шт VG-6090-04',
    '7\tVG-6090-04\tКовёр, 60×90 см, 40 мм\tшт\t20\t695',
    'VG-6090-04 Ковёр, 60×90 см — 20 шт × 695 ₽ = 13 900 ₽',
    'VG-6090-04 по 695 руб, 20 шт',
    'VG-6090-04\tКовёр 3 слоя\t20',
    'VG-6090-04 Ковёр 3 слоя 20 шт',
    'Пришлите VG-6090-04, пожалуйста, 20 штук',
    'VG-6090-04 Набор, 4 шт, серый — 20 шт × 695 ₽ = 13 900 ₽ (ещё 5 шт — потом)',
    '3. VG-6090-04 Рулон 25 м; серый — 20 шт, цена по запросу',
    'VG-6090-04 Набор — 4 шт, серый — 20 шт × 1 695,50 ₽ = 33 910 ₽',
    'VG-6090-04 20 шт, цена: 695',
    'VG-6090-04 20 шт — 695 руб',
    'VG-6090-04: 20 шт (вместо РТ 10)',
    'VG-6090-04 20 (вместо РТ 10)',
    'VG-6090-04\t20\t4600000000028',
    'VG-6090-04 20 марсала',
    'VG-6090-04 20 шт, к 5 декабря',
    'VG-6090-04\t2\tуп',
    'VG-6090-04;уп.;2',
    'VG-6090-04 2 уп',
    'VG-6090-04 2 упаковки',
  ])('«%s» orders twenty', (line) => {
    expect(read(line)).toStrictEqual(['VG-6090-04 20']);
  });

  test.each([
    ['РТ 10 4,5', 'РТ 10 4.5'],
    ['PT 10 4.5 м2', 'РТ 10 4.5'],
    ['4600000000011;3', 'РТ 10 3'],
    ['VG-6090-04 1 000 шт', 'VG-6090-04 1000'],
    ['VG-6090-04', 'noAmount'],
    ['VG-6090-04 серый', 'noAmount'],
    ['VG-6090-04;', 'noAmount'],
    ['просто слова', 'noArticle'],
    ['плиточка', 'unknownArticle'],
    ['три плитки', 'unknownArticle'],
    ['КЛМ-ОП', 'unknownArticle'],
    ['ABC', 'unknownArticle'],
    ['VG-6090-05 20', 'unknownArticle'],
    ['20', 'unknownArticle'],
    ['VG-6090-04;0', 'badAmount'],
    ['VG-6090-04;-5', 'badAmount'],
    ['VG-6090-04 1e99', 'badAmount'],
    ['VG-6090-04 20000000000', 'badAmount'],
    ['PT 10 2 уп', 'unknownPack'],
    ['PT 10\t2\tуп', 'unknownPack'],
    ['VG-6090-04\t20.10.2026', 'badAmount'],
    ['VG-6090-04\t20.окт', 'badAmount'],
    ['VG-6090-04 30, РТ 10 40', 'twoArticles'],
    ['VG-6090-04 30; PT 10 40', 'twoArticles'],
    ['VG-6090-04 30 шт, РТ 10 — 40 м²', 'twoArticles'],
    ['VG-6090-04 (30), РТ 10 (40)', 'twoArticles'],
    ['VG-6090-04 30, 4600000000011 40', 'twoArticles'],
    ['1. Без артикула — 20 шт × 1 ₽ = 20 ₽', 'undefined 20'],
    ['Без артикула: 20 шт', 'undefined 20'],
    ['Без артикула;20', 'undefined 20'],
    ['Плитка без артикула;20', 'unknownArticle'],
    ['=HYPERLINK("x")', 'unknownArticle'],
  ])('«%s» is read as «%s»', (line, result) => {
    expect(read(line)).toStrictEqual([result]);
  });

  it('has a Russian sentence for each problem', () => {
    expect(lineProblemTexts.unknownArticle).toBe('такого артикула нет');
    expect(Object.values(lineProblemTexts).every((sentence) => /^[а-я]/.test(sentence))).toBe(true);
  });
});

describe('A pasted list', () => {
  it('numbers its lines from 1, including blank ones', () => {
    const lines = linesOf('VG-6090-04 20\r\n\r\n  \r\n нет такого \r\n');
    expect(lines.map(({ line, text }) => [line, text])).toStrictEqual([
      [1, 'VG-6090-04 20'],
      [4, 'нет такого'],
    ]);
  });

  it.each(['', ' \n\t\n;'])('has no lines if the text is %j', (text) => {
    expect(read(text)).toStrictEqual([]);
  });

  it('leaves what is neither understood nor without an article', () => {
    expect(countLeft(linesOf('Добрый день!\nVG-6090-04 20\nVG-6090-04\nXX-1 5\nИтого 25'))).toBe(2);
  });

  it('finds an article that is a word of totals, and reports it in another column', () => {
    const known = [{ _id: 't', article: 'Всего', title: 'Плитка', unit: 'шт' }];
    expect(linesOf('Всего 20\nИтого 20', known).map(describeLine)).toStrictEqual([
      'Всего 20',
      'noArticle',
    ]);
    const table = 'Артикул\tТовар\tКол-во\nВсего\t\t20\n\tВсего\t20';
    expect(linesOf(table, known).map(describeLine)).toStrictEqual(['Всего 20', 'unknownArticle']);
  });

  it('finds the first of two carpets with the same article', () => {
    const lines = linesOf('vg-6090-04', [carpet, { ...carpet, _id: '9' }]);
    expect(lines[0]?.result).toMatchObject({ carpet: { _id: '1' } });
  });

  it('adds up an article that is listed twice, in the position of the first', () => {
    const lines = linesOf('VG-6090-04 20\nРТ 10 1,5\nнет\nvg-6090-04 30');
    expect(sumByCarpet(lines).map(({ carpet: { _id }, amount }) => [_id, amount])).toStrictEqual([
      ['1', 50],
      ['2', 1.5],
    ]);
  });

  it('limits a sum to the largest amount that can be ordered', () => {
    const lines = linesOf('VG-6090-04 600000000\nVG-6090-04 600000000');
    expect(sumByCarpet(lines).map(({ amount }) => amount)).toStrictEqual([1_000_000_000]);
  });

  it('distinguishes articles in Cyrillic and in Latin letters', () => {
    const alike = ['РС-10', 'PC-10', 'pc-10'].map((article, index) => ({
      ...carpet,
      _id: String(index),
      article,
      barcode: undefined,
    }));
    const lines = linesOf('РС-10 50\nPC-10 60\n«pc-10» 70\nрс-10 80', alike);
    expect(
      lines.map(({ result }) => 'amount' in result && [result.carpet._id, result.amount]),
    ).toStrictEqual([
      ['0', 50],
      ['1', 60],
      ['2', 70],
      ['0', 80],
    ]);
  });

  it('reads packs as units if the carpet is sold by the pack', () => {
    const lines = linesOf('VG-6090-04 20 уп', [{ ...carpet, unit: 'уп' }]);
    expect(lines.map(describeLine)).toStrictEqual(['VG-6090-04 20']);
  });

  const table = 'Артикул\tЦена\tКоличество\n';
  it.each([
    ['a line below', `${table}VG-6090-04\t695\t20\nРТ 10 30`, ['VG-6090-04 20', 'РТ 10 30']],
    ['a line above', `VG-6090-04 20\n${table}РТ 10\t695\t30`, ['VG-6090-04 20', 'РТ 10 30']],
    ['a row without an amount', `${table}VG-6090-04`, ['noAmount']],
    ['a greeting above', `Добрый день\n${table}РТ 10\t695\t3`, ['noArticle', 'РТ 10 3']],
    ['rows without amounts', `${table}VG-6090-04\t695\t\nРТ 10\t695\t`, []],
  ])('may hold a table with %s', (_name, text, result) => {
    expect(read(text)).toStrictEqual(result);
  });

  it.each([
    ['a row of a table, with its headings', `${table}VG-6090-04\t695\tмного`],
    ['and rows without amounts', `${table}VG-6090-04\t695\t\nVG-6090-04\t695\tмного`],
    ['a line exactly as it was typed', '  нет такого;\t7', 'РТ 10\t3'],
  ])('keeps lines that were not understood: %s', (_name, text, understood = 'РТ 10\t695\t3') => {
    const typed = `${text}\n\n${understood}\r\n`;
    expect(textWithout(typed, linesOf(typed))).toBe(text);
  });

  it.each([
    ['headings', ''],
    ['rows without amounts', 'VG-6090-04\t695\t\n'],
  ])('is empty if only %s are left', (_name, row) => {
    const typed = `${table}${row}РТ 10\t695\t3\n`;
    expect(textWithout(typed, linesOf(typed))).toBe('');
  });

  it('skips a row of headings', () => {
    expect(read('Артикул\tКоличество\nVG-6090-04\t20')).toStrictEqual(['VG-6090-04 20']);
    expect(read('Артикул, количество\nVG-6090-04 20')).toStrictEqual(['VG-6090-04 20']);
  });

  it('is rejected above 5,000 lines', () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'VG-6090-04 1').join('\n');
    expect(linesOf(lines(5000))).toHaveLength(5000);
    expect(linesOf(`Артикул\tКоличество\n${lines(5000)}\n\n`)).toHaveLength(5000);
    expect(parseOrderText(lines(5001), carpets)).toStrictEqual({
      refusal: 'В списке больше 5\u00A0000 строк. Разделите его на части',
    });
  });
});

describe('The cells of a sheet', () => {
  const readCells = (rows: string[][]) => parsed(parseOrderRows(rows, carpets)).map(describeLine);

  it('are read by their headings, which may stand below a letterhead', () => {
    const rows = [
      ['ООО «Ромашка»'],
      [],
      ['№', 'Кол-во в упаковке', 'Цена', ' Кол-во, шт ', 'Артикул'],
      ['1', '10', '695', '40', 'VG-6090-04'],
      ['2', '10', '695', 'много', 'VG-6090-04'],
      ['3', '10', '695', '20', 'XX-1'],
    ];
    expect(readCells(rows)).toStrictEqual(['VG-6090-04 40', 'badAmount', 'unknownArticle']);
  });

  test.each([
    ['Артикул;Наименование;Кол-во в уп.;Кол-во', 'VG-6090-04;Ковёр;10;50', 50],
    ['Артикул;Количество на складе;Заказ', 'VG-6090-04;700;50', 50],
    ['Артикул;Кол-во;Заказ, шт', 'VG-6090-04;700;50', 50],
    ['Артикул;Количество;К заказу;Под заказ', 'VG-6090-04;700;50;7', 50],
    ['Артикул;Кол-во заказа;Количество;Заказ №', 'VG-6090-04;50;700;7', 50],
    ['Артикул;Количество;Кол-во, шт/уп;Кол-во на упаковку', 'VG-6090-04;50;10;10', 50],
    ['Артикул;Количество;Кол-во мин.;Кол-во (остаток)', 'VG-6090-04;50;10;700', 50],
    ['Артикул;Количество;Кол-во, шт', 'VG-6090-04;50;50', 50],
    ['Артикул;Кол-во;Кол-во', 'VG-6090-04;;50', 50],
    ['Артикул;Кол-во;Кол-во', 'VG-6090-04;50;', 50],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;45;5', 45],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;50;много', 50],
    ['Артикул;Кол-во;Валюта', 'VG-6090-04;50;руб', 50],
    ['Артикул;Кол-во;Тара', 'VG-6090-04;50;шт', 50],
    ['Артикул;Кол-во Тула;Кол-во Орёл', 'VG-6090-04;50;', 50],
    ['Артикул;Кол-во Тула;Кол-во Орёл;Кол-во итого', 'VG-6090-04;20;30;50', 50],
    ['Артикул;Заказ, руб.;Заказ\u00A0шт.', 'VG-6090-04;34750;50', 50],
    ['Артикул;Количество;Упаковок', 'VG-6090-04;50;5', 50],
    ['Артикул;Кол-во;Ед.', 'VG-6090-04;5;уп', 50],
    ['Артикул;Ед. изм.;Кол-во', 'VG-6090-04;Упак.;5', 50],
    ['Артикул;Ед.;Кол-во', 'VG-6090-04;уп;50 шт', 50],
    ['Артикул;Ед.;Кол-во, шт', 'VG-6090-04;уп;50', 50],
    ['Артикул;Ед.;Кол-во', 'VG-6090-04;100 шт;50', 50],
    ['Артикул;Кол-во, уп.', 'VG-6090-04;5', 50],
    ['Артикул;Кол-во, упаковок', 'VG-6090-04;5', 50],
    ['Артикул;Упаковок', 'VG-6090-04;5', 50],
    ['Артикул;Кол-во в упаковке;Заказ, упаковок', 'VG-6090-04;10;5', 50],
  ])('order by the right column under «%s»', (headings, row, amount) => {
    expect(readCells([headings.split(';'), row.split(';')])).toStrictEqual([
      `VG-6090-04 ${String(amount)}`,
    ]);
  });

  test.each([
    ['Артикул;Кол-во Тула;Кол-во Орёл', 'VG-6090-04;20;30'],
    ['Артикул;Кол-во Тула;Кол-во Орёл', 'VG-6090-04;20;20'],
    ['Артикул;Кол-во Тула, шт;Кол-во Орёл, шт', 'VG-6090-04;20;30'],
    ['Артикул;Заказ Тула;Заказ Орёл', 'VG-6090-04;20;30'],
    ['Артикул;Кол-во Тула;Кол-во Орёл;Кол-во итого', 'VG-6090-04;20;30;'],
    ['Артикул;Кол-во;Кол-во', 'VG-6090-04;20;30'],
    ['Артикул;Кол-во, шт;Кол-во, шт', 'VG-6090-04;20;20'],
    ['Артикул;Заказ;Цена;Заказ', 'VG-6090-04;20;695;30'],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;20;1'],
    ['Артикул;Кол-во, шт;Кол-во, уп', 'VG-6090-04;20;3'],
    ['Артикул;Кол-во;Упаковка', 'VG-6090-04;2;уп'],
    ['Артикул;Кол-во;', 'VG-6090-04;2;кор.'],
  ])('ask which of the amounts under «%s» is meant: «%s»', (headings, row) => {
    expect(readCells([headings.split(';'), row.split(';')])).toStrictEqual(['badAmount']);
  });

  test.each([
    ['a text', 'тридцать', 'badAmount'],
    ['an error', '#N/A', 'noAmount'],
    ['another error', '#DIV/0!', 'badAmount'],
    ['a date', '20.10.2026', 'badAmount'],
    ['nothing', ' ', 'noAmount'],
  ])('without headings may hold %s instead of an amount', (_name, cell, result) => {
    expect(readCells([['VG-6090-04', cell]])).toStrictEqual([result]);
  });

  it('are reported if a known article is above the headings', () => {
    const rows = [
      ['ООО «Ромашка»', 'тел. 20 шт'],
      ['VG-6090-04', '20'],
      ['Артикул', 'Количество'],
      ['РТ 10', '3'],
    ];
    expect(readCells(rows)).toStrictEqual(['aboveHeadings', 'РТ 10 3']);
  });

  it('are set aside if a comment in an order of the site names an article', () => {
    const rows = [
      ['Комментарий: VG-6090-04 в прошлый раз был с браком'],
      ['Артикул', 'Количество'],
      ['РТ 10', '3'],
    ];
    expect(readCells(rows)).toStrictEqual(['noArticle', 'РТ 10 3']);
  });

  it('may name a carpet without an article by its title, if that is unique', () => {
    const rows = [
      ['Артикул', 'Наименование', 'Количество'],
      ['', ' Без  артикула ', '3'],
      ['XX-1', 'Без артикула', '3'],
      ['', 'Без', '3'],
    ];
    expect(readCells(rows)).toStrictEqual(['undefined 3', 'unknownArticle', 'unknownArticle']);
    const twice = [...carpets, { _id: '4', title: 'Без артикула', unit: 'шт' }];
    expect(parsed(parseOrderRows(rows, twice)).map(describeLine)[0]).toBe('unknownArticle');
  });

  it('order nothing if no amount was filled in', () => {
    const rows = [
      ['Артикул', 'Количество'],
      ['VG-6090-04', ''],
      ['РТ 10', '3'],
      ['', '', 'Итого: 3'],
    ];
    expect(readCells(rows)).toStrictEqual(['РТ 10 3']);
  });

  it('are searched for articles and amounts if there are no headings', () => {
    expect(
      readCells([
        ['', 'VG-6090-04'],
        ['20', 'x', 'РТ 10'],
        ['VG-6090-04', 'Ковёр', '30'],
      ]),
    ).toStrictEqual(['noAmount', 'РТ 10 20', 'VG-6090-04 30']);
  });
});

describe('An amount', () => {
  test.each([
    ['VG-6090-04;"20"', 'VG-6090-04 20'],
    ['VG-6090-04; "20" ', 'VG-6090-04 20'],
    ['VG-6090-04;"20" шт', 'badAmount'],
    ['VG-6090-04;"20"шт', 'badAmount'],
    ['VG-6090-04;12"20"', 'badAmount'],
    ['VG-6090-04;а"20"', 'badAmount'],
    ['VG-6090-04 кол(20)', 'VG-6090-04 20'],
    ['VG-6090-04 (20)(30)', 'badAmount'],
    ['VG-6090-04 20 шт (VG-6090-04 10 шт)', 'badAmount'],
  ])('in quotes or brackets, «%s», gives «%s»', (line, result) => {
    expect(read(line)).toStrictEqual([result]);
  });

  test('is missing behind articles with numbers in a row, which number no lines', () => {
    const next = { ...carpet, _id: '5', article: 'VG-6090-05', barcode: '' };
    const lines = linesOf('VG-6090-04\nVG-6090-05', [carpet, next]);
    expect(lines.map(describeLine)).toStrictEqual(['noAmount', 'noAmount']);
  });

  test.each([
    ['ЕИ', 'VG-6090-04 20'],
    ['Идеи', 'badAmount'],
    ['ЕИС', 'badAmount'],
  ])('has its unit below «%s»: %s', (heading, result) => {
    const rows = [
      ['Артикул', heading, 'Кол-во'],
      ['VG-6090-04', 'уп', '2'],
    ];
    expect(parsed(parseOrderRows(rows, carpets)).map(describeLine)).toStrictEqual([result]);
  });

  test('may stand in two columns that agree', () => {
    const runner = { _id: '6', article: 'DR-80', title: 'Дорожка', unit: 'м' };
    const readRow = (cells: string[]) =>
      parsed(parseOrderRows([['Артикул', 'Кол-во, м', 'Кол-во, пог. м'], cells], [runner]));
    expect(readRow(['DR-80', '20', '20']).map(describeLine)).toStrictEqual(['DR-80 20']);
    expect(readRow(['DR-80', '20', '30']).map(describeLine)).toStrictEqual(['badAmount']);
  });
});

test('any text is read without throwing, with amounts above 0', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'VG-6090-04',
      '20',
      'шт',
      ';',
      '\t',
      '\n',
      'Артикул',
      'Количество',
      '-',
      'x',
      'уп',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const ordered = sumByCarpet(linesOf(pieces.join(' ')));
      expect(ordered.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});

test.each([
  ['digits', '1'.repeat(100_000)],
  ['groups of digits', '111 '.repeat(25_000)],
  ['dashes', `${'-'.repeat(100_000)}a`],
  ['spaces', `1${' '.repeat(100_000)}a`],
  ['words', 'ковёр '.repeat(20_000)],
  ['sizes', '60x'.repeat(30_000)],
  ['sentences', '— 1 шт '.repeat(15_000)],
  ['sentences with sums', ': 1 × 1 ₽ = 1 ₽ ('.repeat(6_000)],
])('a line of a hundred thousand characters is one line: %s', (_, text) => {
  expect(read(`VG-6090-04 ${text}\n${text}`)).toHaveLength(2);
});

test('a line is read as it was written', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 });
  const shape = fc.constantFrom(
    (n: number) => `VG-6090-04 ${String(n)} шт`,
    (n: number) => `${String(n)};VG-6090-04`,
    (n: number) => `VG-6090-04\t${n.toLocaleString('ru-RU')}`,
  );
  fc.assert(
    fc.property(amount, shape, (n, write) => {
      expect(read(write(n))).toStrictEqual([`VG-6090-04 ${String(n)}`]);
    }),
  );
});
