import { sumByCarpet } from '../../src/domain/orderList/parsedLine';
import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';

const mat = {
  _id: 'mat',
  article: 'VG-6090-04',
  title: 'Ковёр',
  unit: 'шт',
  packQty: 10,
  price: 695,
  priceTiers: [
    { from: 50, price: 660.5 },
    { from: 100, price: 640 },
  ],
};
const tile = { _id: 'tile', article: 'РТ 10', title: 'Плитка', unit: 'м²', packQty: 25 };
const lawn = { _id: 'lawn', article: 'IT-1', title: 'Трава', unit: 'пог. м' };
const roll = { _id: 'roll', article: 'RL-5', title: 'Дорожка', unit: 'рулон' };
const runner = {
  _id: 'runner',
  article: 'ДР-1',
  title: 'Дорожка 15 метров',
  unit: 'м',
  packQty: 25,
};
const crumb = { _id: 'crumb', article: 'КР-1', title: 'Крошка', unit: 'кг' };
const carpets = [mat, tile, lawn, roll, runner, crumb];

/** The amount that is added, or the problem. */
function amountOf(order: ReturnType<typeof parseOrderText>): unknown {
  if ('refusal' in order) return order.refusal;
  const [line] = order.lines;
  return line && 'problem' in line.result
    ? line.result.problem
    : sumByCarpet(order.lines)[0]?.amount;
}
const inColumn = (cell: string, article = 'VG-6090-04') =>
  amountOf(
    parseOrderRows(
      [
        ['Артикул', 'Количество'],
        [article, cell],
      ],
      carpets,
    ),
  );
const inText = (line: string) => amountOf(parseOrderText(line, carpets));

describe('An amount in a column or behind an article', () => {
  test.each([
    ['1\u00A0200', 1200],
    ['1\u2009200', 1200],
    ['1\u202F200', 1200],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1 200 000', 1_200_000],
    ['1.200,00', 1200],
    ['1,200.00', 1200],
    ['1.200.000', 1_200_000],
    ['20,00', 20],
    ['20,000', 20],
    ['20.', 20],
    ['20 шт', 20],
    ['20шт.', 20],
    ['20 штук', 20],
    ['20 ед.', 20],
    ['20 (двадцать)', 20],
    ['(20)', 20],
    ['20 шт (по 10 в упаковке)', 20],
    ['2 уп', 20],
    ['2 уп.', 20],
    ['2 упак', 20],
    ['2 упаковки', 20],
    ['2 коробки', 20],
    ['2 короба', 20],
    ['2 кор.', 20],
    ['2 пачки', 20],
    ['2 ящика', 20],
    ['20 шт / 2 уп', 20],
    ['20 шт = 2 упаковки', 20],
    ['1.200', 'badAmount'],
    ['1,200', 'badAmount'],
    ['1 20', 'badAmount'],
    ['1 2', 'badAmount'],
    ['20 30', 'badAmount'],
    ['20\n30', 'badAmount', 'column'],
    ['20, 30', 'badAmount'],
    ['1E+05', 'badAmount'],
    ['1e3', 'badAmount'],
    ['20 тыс', 'badAmount'],
    ['20 тыс. шт', 'badAmount'],
    ['2 дюжины', 'badAmount'],
    ['10-15', 'badAmount'],
    ['10 – 15 шт', 'badAmount'],
    ['10…15', 'badAmount'],
    ['от 10 до 15', 'badAmount'],
    ['10 или 20', 'badAmount'],
    ['1/2', 'badAmount'],
    ['½', 'badAmount'],
    ['1½', 'badAmount'],
    ['~20', 'badAmount'],
    ['≈ 20', 'badAmount'],
    ['около 20', 'badAmount'],
    ['20?', 'badAmount'],
    ['20 ?', 'badAmount'],
    ['20+5', 'badAmount'],
    ['20 + 5', 'badAmount'],
    ['+20', 'badAmount'],
    ['10→15', 'badAmount'],
    ['10 ➡️ 15 шт', 'badAmount'],
    ['10 -> 15 шт', 'badAmount'],
    ['минимум 20', 'badAmount'],
    ['хотя бы 20 шт', 'badAmount'],
    ['минус 5', 'badAmount'],
    ['20 к', 'badAmount'],
    ['1,5 тыщи', 'badAmount'],
    ['1 фура', 'badAmount'],
    ['двадцать 5 шт', 'badAmount'],
    ['сто 20', 'badAmount'],
    ['тысяча 200', 'badAmount'],
    ['две упаковки и 5 шт', 'badAmount'],
    ['три упаковки по 10 шт', 'badAmount'],
    ['двадцать (20) шт', 20],
    ['два', 'badAmount'],
    ['тридцать', 'badAmount'],
    ['пару штук', 'badAmount'],
    ['полторы', 'badAmount'],
    ['-5', 'badAmount'],
    ['−5', 'badAmount'],
    ['0', 'badAmount'],
    ['20%', 'badAmount'],
    ['20.10', 20.1],
    ['20.10.2026', 'badAmount'],
    ['20.окт', 'badAmount'],
    ['20 октября', 'badAmount'],
    ['#Н/Д', 'badAmount', 'column'],
    ['0x10', 'badAmount'],
    ['2 рулона', 'badAmount'],
    ['2 паллеты', 'badAmount'],
    ['2 поддона', 'badAmount'],
    ['2 мешка', 'badAmount'],
    ['20 м2', 'badAmount'],
    ['20 пог. м', 'badAmount'],
    ['20 м', 'badAmount'],
    ['20 компл.', 'badAmount'],
    ['20 пар', 'badAmount'],
    ['20 кг', 'badAmount'],
    ['695 руб', 'badAmount'],
    ['2 уп по 10 шт', 20],
    ['2 уп. x 10', 20],
    ['2 уп (20 шт)', 20],
    ['2 уп (10 шт)', 20],
    ['20 шт (2 уп)', 20],
    ['20 шт (2 рулона)', 20],
    ['20 [серия 3]', 20],
    ['1,2345', 1.2345],
    ['(20)(30)', 'badAmount'],
    ['20 шт (12 шт/уп)', 20],
    ['20 (цвет 3)', 20],
    ['20 шт (695)', 20],
    ['2 уп, 10 шт/уп', 20],
    ['2 уп по 12 шт', 'badAmount'],
    ['20.000', 'badAmount'],
    ['1.000 шт', 'badAmount'],
    ['2 уп x 12', 'badAmount'],
    ['2 уп, 12 шт в уп', 'badAmount'],
    ['2 уп (24 шт)', 'badAmount'],
    ['2 уп (по 12 шт)', 'badAmount'],
    ['2 уп (24)', 'badAmount'],
    ['20 шт (3 уп)', 'badAmount'],
    ['20 шт (10 шт)', 'badAmount'],
    ['20 [30]', 'badAmount'],
    ['10 шт в уп', 'badAmount'],
    ['20 шт, 20 шт', 'badAmount'],
  ])('«%s» is %p', (written, amount, where = 'both') => {
    expect(inColumn(written)).toBe(amount);
    if (where === 'both') expect(inText(`VG-6090-04\t${written}`)).toBe(amount);
  });

  test.each([
    ['РТ 10', '4,5', 4.5],
    ['РТ 10', '1,200', 1.2],
    ['РТ 10', '4.5 м2', 4.5],
    ['РТ 10', '4,5 м²', 4.5],
    ['РТ 10', '4,5 кв.м', 4.5],
    ['РТ 10', '4,5 кв. м.', 4.5],
    ['РТ 10', '50 м', 'badAmount'],
    ['РТ 10', '50 метров кв.', 50],
    ['РТ 10', '2 рул. (50 м2)', 50],
    ['РТ 10', '2 рул. (по 25 м2)', 50],
    ['РТ 10', '2 рул. (40 м2)', 'badAmount'],
    ['ДР-1', '25 пог. м', 25],
    ['ДР-1', '25 м2', 'badAmount'],
    ['РТ 10', '2 рулона', 50],
    ['РТ 10', '2 уп', 50],
    ['РТ 10', '20 шт', 'badAmount'],
    ['РТ 10', '20 пог. м', 'badAmount'],
    ['IT-1', '25 пог.м', 25],
    ['IT-1', '25 п.м.', 25],
    ['IT-1', '25 м.п.', 25],
    ['IT-1', '25 м/п', 25],
    ['IT-1', '25 метров', 25],
    ['IT-1', '25 м2', 'badAmount'],
    ['IT-1', '2 рулона', 'unknownPack'],
    ['RL-5', '2 рулона', 2],
    ['RL-5', '2 рул.', 2],
    ['RL-5', '2', 2],
    ['RL-5', '2 уп', 'unknownPack'],
    ['ДР-1', '2 рул.', 50],
    ['ДР-1', '15 метров', 15],
    ['КР-1', '5 кг', 5],
  ])('of %s «%s» is %p', (article, written, amount) => {
    expect(inColumn(written, article)).toBe(amount);
    expect(inText(`${article}\t${written}`)).toBe(amount);
  });
});

test.each([
  ['VG-6090-04 VG-6090-04 20', 20],
  ['РТ 10 РТ 10 4,5', 4.5],
  ['VG-6090-04 (vg-6090-04) 20', 20],
  ['VG-6090-04 20, VG-6090-04 30', 'twoArticles'],
  ['VG-6090-04 20; VG-6090-04 20', 'twoArticles'],
  ['VG-6090-04 РТ 10: 20 шт', 'twoArticles'],
  ['VG-6090-04 — РТ 10, 4 шт — 20 шт × 695 ₽ = 13 900 ₽', 'twoArticles'],
  ['VG-6090-04 20 30', 'badAmount'],
  ['VG-6090-04 Ковёр 3 слоя 20', 20],
  ['VG-6090-04 20 по 695', 'badAmount'],
  ['VG-6090-04 20 х 695 = 13900', 'badAmount'],
  ['20*695=13 900,00 VG-6090-04', 'badAmount'],
  ['VG-6090-04 20 шт х 695 = 13900', 20],
  ['VG-6090-04 60х90 = 20 шт', 20],
  ['VG-6090-04 → 20', 20],
  ['VG-6090-04 20 к пятнице', 20],
  ['VG-6090-04 20 шт на два магазина', 'badAmount'],
  ['две полоски; VG-6090-04; 20', 20],
  ['VG-6090-04;695;20', 'badAmount'],
  ['VG-6090-04;695,00;', 'badAmount'],
  ['VG-6090-04;Ковёр;695', 'badAmount'],
  ['VG-6090-04;Ковёр;660,5', 'badAmount'],
  ['VG-6090-04 695', 695],
  // an amount with its price, or one number
  ['VG-6090-04 20 695', 'badAmount'],
  ['VG-6090-04 20 695,00', 'badAmount'],
  ['VG-6090-04 шт. 20\u00A0695', 'badAmount'],
  ['VG-6090-04 1 000 695', 'badAmount'],
  ['VG-6090-04 20 660,50', 'badAmount'],
  ['VG-6090-04;Ковёр;20 695', 'badAmount'],
  ['VG-6090-04 20 695 шт', 20_695],
  ["VG-6090-04 20'695", 20_695],
  ['VG-6090-04 20 695 000', 20_695_000],
  ['VG-6090-04 1 000', 1000],
  ['РТ 10 20 695', 20_695],
  ['VG-6090-04;20;шт;695', 'badAmount'],
  ['VG-6090-04;Ковёр;шт;20;695', 20],
  ['VG-6090-04;20 шт;695 руб', 20],
  ['VG-6090-04;695;20 шт', 20],
  ['VG-6090-04;695;руб;20;шт', 20],
  ['VG-6090-04;20;кг;5;шт', 5],
  ['VG-6090-04;руб;640;20', 20],
  // a measure beside them says that they are no amounts, or not which of them is
  ['VG-6090-04;20;кг', 'badAmount'],
  ['VG-6090-04;20;руб', 'badAmount'],
  ['VG-6090-04;шт;640;20', 'badAmount'],
  ['VG-6090-04;шт;640;20;695', 'badAmount'],
  ['VG-6090-04;695;20;шт;20', 'badAmount'],
  ['VG-6090-04;Ковёр, упаковка;2', 2],
  ['VG-6090-04 (1)(5)', 'badAmount'],
  ['VG-6090-04;00001234;20', 20],
  ['7;VG-6090-04;20', 'badAmount'],
  ['1;VG-6090-04;20\n2;VG-6090-04;20', 40],
  ['1 VG-6090-04 20\n2 VG-6090-04 20', 40],
  ['1.;VG-6090-04;20\n2.;VG-6090-04;20', 40],
  ['>> 3. VG-6090-04 20', 20],
  ['>  3. VG-6090-04 20', 20],
  ['3.  VG-6090-04 20', 20],
  ['14\tVG-6090-04\tКовёр\t20\n15\tVG-6090-04\tКовёр\t20', 40],
  ['1;VG-6090-04\n2;РТ 10', 'badAmount'],
  ['7;VG-6090-04', 7],
  ['VG-6090-04;46000000;20', 'badAmount'],
  ['20 VG-6090-04 3 слоя', 20],
  ['VG-6090-04 два', 'badAmount'],
  ['VG-6090-04 ½', 'badAmount'],
  // one figure that is doubtful makes another beside it doubtful
  ['VG-6090-04 10-15 тел. 8', 'badAmount'],
  ['IT-1 10-15 цена: 695', 'badAmount'],
  ['№ 3 VG-6090-04 10-15', 'badAmount'],
  ['VG-6090-04 20 30?', 'badAmount'],
  ['VG-6090-04 5,,5', 'badAmount'],
  ['20 ? VG-6090-04', 'badAmount'],
  ['20 ?=VG-6090-04', 'badAmount'],
  ['VG-6090-04 ~1 200', 'badAmount'],
  ['VG-6090-04 1 200?', 'badAmount'],
  ['VG-6090-04 от 1 200', 'badAmount'],
  ['VG-6090-04 10-15 x 60×90 см', 'badAmount'],
  ['VG-6090-04 20 шт, к 10-15 декабря', 20],
  ['VG-6090-04 20 шт, тел. 8-911-111-11-11', 20],
  ['VG-6090-04 20, тел. +7 911 111-11-11', 20],
  ['VG-6090-04 20 к 15.12.2026 до 10:30', 20],
  ['VG-6090-04 20, ворс 10-15 мм', 20],
  ['VG-6090-04 1 200 60×90 см', 1200],
  ['VG-6090-04 60×90 1 200 шт', 1200],
  // the number of a line, of a list, of an item
  ['1. 10-15; VG-6090-04', 'badAmount'],
  ['1) 20; VG-6090-04', 20],
  ['> 193 347 VG-6090-04', 193_347],
  ['№ 3 20 VG-6090-04', 20],
  ['20 уп VG-6090-04\n21 уп VG-6090-04', 410],
  ['11 723 VG-6090-04\n12) VG-6090-04 1', 11_724],
  // what has a label is no amount
  ['VG-6090-04 1000 цена: 695 спасибо', 1000],
  ['VG-6090-04 20 шт, остаток: 5 шт', 20],
  ['VG-6090-04 цена 695', 'badAmount'],
  ['VG-6090-04 остаток 3, 20', 20],
  ['VG\u00AD-6090-\u200B04 2\u200B0', 20],
  ['\u202AVG-6090-04\u202C 20', 20],
])('«%s» is %p', (line, amount) => {
  expect(inText(line)).toBe(amount);
});

test('letters of two code points are those of one', () => {
  const green = { _id: 'green', article: 'ЗЁЛ-Й1', title: 'Коврик зелёный', unit: 'шт' };
  for (const form of ['NFC', 'NFD']) {
    for (const written of [green.article, green.title]) {
      const order = parseOrderText(`${written.normalize(form)}\t20`, [green]);
      expect(amountOf(order)).toBe(20);
    }
    const decomposed = { ...green, article: green.article.normalize('NFD') };
    expect(amountOf(parseOrderText(`${green.article.normalize(form)} 20`, [decomposed]))).toBe(20);
  }
});

test.each([
  ['Набор, 2 предмета SET-2 двадцать', 'badAmount'],
  ['Набор, 2 предмета SET-2 10-15', 'badAmount'],
  ['SET-2 набор 2 предмета', 'noAmount'],
  ['Набор, 2 предмета SET-2 5', 5],
  ['SET-2 Набор, 2 предмета 5 компл.', 5],
])('what the title counts is no amount: «%s» is %p', (line, amount) => {
  const set = { _id: 'set', article: 'SET-2', title: 'Набор, 2 предмета', unit: 'компл.' };
  expect(amountOf(parseOrderText(line, [set]))).toBe(amount);
});

test.each([
  ['3 предмета, набор', 'НБ-1 3 предмета 20', 20],
  ['Набор, 12 предметов', 'НБ-1 12 предметов 20', 20],
  ['Набор, 12 шт', 'НБ-1 12 шт', 12],
])('of the title «%s» and the line «%s», %p is the amount', (title, line, amount) => {
  const set = { _id: 'set', article: 'НБ-1', title, unit: 'шт' };
  expect(amountOf(parseOrderText(line, [set]))).toBe(amount);
});

test.each([
  ['an article and its row of brackets', `VG-6090-04 ${'('.repeat(1900)}`],
  ['a thousand figures', `VG-6090-04 ${'1 '.repeat(900)}`],
  ['its article a hundred times', 'VG-6090-04 '.repeat(150)],
  ['a word of a million letters', 'в'.repeat(999_000)],
])('a line with %s is reported', (_name, line) => {
  expect(inText(line)).toStrictEqual(expect.any(String));
});

test.each([
  [['шт', '20'], 20],
  [['шт', '20', '695'], 20],
  [['шт', '20', '', '695'], 20],
  [['шт', '30', '20'], 'badAmount'],
  [['шт', '30', '20', '695'], 'badAmount'],
])(
  'behind a unit in its own cell, %j says %s, since only the price may follow',
  (cells, amount) => {
    expect(amountOf(parseOrderRows([['VG-6090-04', ...cells]], carpets))).toBe(amount);
  },
);
