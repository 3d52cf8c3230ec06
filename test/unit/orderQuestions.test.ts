import fc from 'fast-check';
import { guessArticles } from '../../src/domain/orderList/article/nearestArticles';
import { parseOrderRows, parseOrderText, textWithout } from '../../src/domain/orderList/parseOrder';
import { isAside, isFound, type ParsedOrder } from '../../src/domain/orderList/parsedLine';
import { suggestedAmounts } from '../../src/domain/orderList/amount/suggestedAmounts';
import type { Carpet } from '../../src/domain/settings/settings';

const carpets: readonly Carpet[] = [
  { _id: '4', article: 'VG-6090-04', title: 'Ковёр серый', unit: 'шт', packQty: 10, minLot: 10 },
  { _id: '5', article: 'VG-6090-05', title: 'Ковёр бурый', unit: 'шт', packQty: 10, minLot: 10 },
  { _id: 'p', article: 'РТ 10', title: 'Плитка', unit: 'м²', step: 1.5 },
];
const linesOf = (order: ParsedOrder) => ('lines' in order ? order.lines : []);

/** What buyers write in a line that is no heading. */
const line = fc.oneof(
  fc.constantFrom('VG-6090-04', 'vg-6090-05 20', 'РТ 10 4,5', '10 x VG-6090-04', 'РТ 10 много'),
  fc.constantFrom('VG-6090-99 10', 'VG6090-4', 'ABC', 'ковёр', 'VG-6090-04 10, РТ 10 3', '', ' '),
  fc.constantFrom('Добрый день!', 'С уважением, отдел закупок', 'тел. +7 911 111-11-11', 'Итого 5'),
);

test('every line that is not blank is added, asked about, reported or folded', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (texts) => {
      const text = texts.join('\n');
      const lines = linesOf(parseOrderText(text, carpets));
      const filled = texts.map((_, index) => index + 1).filter((at) => texts[at - 1]?.trim());
      expect(lines.map((one) => one.line)).toStrictEqual(filled);

      const open = lines.filter((one) => !isFound(one) && !isAside(one));
      const left = linesOf(parseOrderText(textWithout(text, lines), carpets));
      expect(left.map((one) => one.text)).toStrictEqual(open.map((one) => one.text));
    }),
  );
});

test('a carpet that is chosen for an unknown article is ordered with the amount of its line', () => {
  const guess = guessArticles(carpets);
  fc.assert(
    fc.property(
      fc.constantFrom('VG-6090-99', 'VG 6090 05', 'vg-6009-04', 'VG6090-O4'),
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(
        (article: string, amount: string) => `${article}  ${amount}`,
        (article: string, amount: string) => `${amount} x ${article}`,
        (article: string, amount: string) => `1. ${article} — ${amount} шт.`,
        (article: string, amount: string) => `Артикул\tКол-во\n${article}\t${amount}`,
        (article: string, amount: string) => `Код\tТовар\tКол-во\n${article}\tКовёр\t${amount}`,
      ),
      (article, amount, write) => {
        const text = write(article, String(amount));
        const [unknown] = linesOf(parseOrderText(text, carpets));
        const name = unknown && 'name' in unknown.result ? unknown.result.name : '';
        const { written = '', carpets: near = [] } = guess(name) ?? {};
        const [first] = near;
        const choices = new Map(first && [[written, first]]);
        expect(linesOf(parseOrderText(text, carpets, choices))).toMatchObject([
          { result: { carpet: first, amount } },
        ]);
        const rows = text.split('\n').map((one) => one.split('\t'));
        expect(linesOf(parseOrderRows(rows, carpets, choices))).toMatchObject([
          { result: { carpet: first, amount } },
        ]);
      },
    ),
  );
});

test('a known article keeps its carpet, whatever was chosen for it', () => {
  const choices = new Map(carpets.slice(1, 2).map((carpet) => ['VG-6090-04', carpet]));
  expect(linesOf(parseOrderText('VG-6090-04 10', carpets, choices))).toMatchObject([
    { result: { carpet: { _id: '4' } } },
  ]);
});

describe('Where an amount is missing', () => {
  const carpet = { _id: '1', title: 'Ковёр', unit: 'шт', price: 530 };
  const tiers = [
    { from: 60, price: 504 },
    { from: 240, price: 477.5 },
  ];
  test.each<[string, Carpet, string]>([
    [
      'a pack and the next tier',
      { ...carpet, packQty: 12, priceTiers: tiers },
      '12 шт 1 упаковка, 60 шт цена 504 ₽',
    ],
    [
      'whole packs for the minimum',
      { ...carpet, packQty: 10, step: 10, minLot: 25 },
      '30 шт 3 упаковки',
    ],
    [
      'a tier in whole steps',
      { ...carpet, step: 50, priceTiers: tiers },
      '50 шт, 100 шт цена 504 ₽',
    ],
    [
      'the tier above a pack',
      { ...carpet, packQty: 60, step: 60, priceTiers: tiers },
      '60 шт 1 упаковка, 240 шт цена 477,50 ₽',
    ],
    ['the minimum', { ...carpet, minLot: 5 }, '5 шт мин. партия'],
    [
      'a pack rounded up to whole steps',
      { ...carpet, unit: 'м²', packQty: 2.1312, minLot: 1 },
      '3 м²',
    ],
    ['one piece', carpet, '1 шт'],
  ])('%s can be chosen', (_name, sold, choices) => {
    const texts = suggestedAmounts(sold).map(({ label, remark }) =>
      [label, remark].filter(Boolean).join(' '),
    );
    expect(texts.join(', ').replaceAll('\u00A0', ' ')).toBe(choices);
  });
});
