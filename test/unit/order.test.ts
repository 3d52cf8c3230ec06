import fc from 'fast-check';
import { readCartItems } from '../../src/domain/order/cart';
import { isAside, sumByCarpet, type ParsedOrder } from '../../src/domain/orderList/parsedLine';
import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { briefOrderText, orderText, type Brevity } from '../../src/domain/order/orderText';
import { orderFileName, orderSubject } from '../../src/domain/order/orderTitle';
import { orderTable } from '../../src/domain/order/orderTable';
import { priceTable } from '../../src/domain/trade/priceTable';
import type { Table } from '../../src/shared/files/table';

const mat = {
  _id: '1',
  article: 'VG-6090-04',
  title: 'Ковёр, 60×90 см',
  unit: 'шт',
  width: 60,
  length: 90,
  packQty: 10,
  minLot: 10,
  step: 10,
  weight: 1.5,
  packVolume: 0.05,
  price: 695,
  priceTiers: [{ from: 50, price: 660.5 }],
};
const grass = { _id: '2', article: 'IT-1', title: 'Трава, рулон 2 × 5 м', unit: 'м²', step: 1.5 };
const order = {
  date: '2026-11-21',
  company: { brand: 'Порог' },
  contact: { organization: ' ООО «Ромашка» ', city: '', comment: 'до среды' },
  lines: [
    { item: { _id: '1', amount: 50, note: 'срочно' }, carpet: mat },
    { item: { _id: '2', amount: 4.5 }, carpet: grass },
    { item: { _id: '9', amount: 5, title: 'Старый', article: 'OLD-1', unit: 'шт', price: 100 } },
  ],
};
const link = `https://porog.example.com/cart${encodeOrderLink(order.lines.map(({ item }) => item))}`;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const linesOf = (order: ParsedOrder) => ('lines' in order ? order.lines : []);
const amounts = (order: ParsedOrder) =>
  sumByCarpet(linesOf(order)).map(({ carpet, amount }) => [carpet._id, amount]);

test('an order can be written whatever the cart holds', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.boolean(), (stored, isKnown) => {
      const items = readCartItems([
        ...stored,
        ...stored.map((note) => ({ _id: 'a', amount: 2, note })),
      ]);
      const lines = items.map((item) => (isKnown ? { item, carpet: mat } : { item }));
      const numbered = orderText({ ...order, lines }).match(/^\d+\. /gm) ?? [];
      expect(numbered).toHaveLength(lines.length);
    }),
  );
});

describe('An order as text', () => {
  it('has contacts, lines and totals', () => {
    expect(plain(orderText(order))).toBe(
      [
        'Заявка от 21 ноября 2026 для компании «Порог»',
        '',
        'Организация: ООО «Ромашка»',
        'Комментарий: до среды',
        '',
        '1. VG-6090-04 Ковёр, 60×90 см — 50 шт × 660,50 ₽ = 33 025 ₽ (срочно)',
        '2. IT-1 Трава, рулон 2 × 5 м — 4,5 м², цена по запросу',
        '3. OLD-1 Старый — 5 шт, товар снят с продажи',
        '',
        'Позиций: 3',
        'Количество: 50 шт и 4,5 м²',
        'Упаковок: 5',
        'Вес: 75,0 кг',
        'Объём: 0,25 м³',
        'Сумма: 33 025 ₽ без учёта 1 позиции по запросу и 1 позиции, снятой с продажи',
      ].join('\n'),
    );
  });

  it('leaves out missing contacts and totals', () => {
    const line = { item: { _id: '2', amount: 3, note: ' два\r\nслова ' }, carpet: grass };
    expect(plain(orderText({ ...order, company: {}, contact: {}, lines: [line] }))).toBe(
      [
        'Заявка от 21 ноября 2026',
        '',
        '1. IT-1 Трава, рулон 2 × 5 м — 3 м², цена по запросу (два слова)',
        '',
        'Позиций: 1',
        'Количество: 3 м²',
      ].join('\n'),
    );
  });

  it('has the discount of the order below its goods', () => {
    const discounts = [
      { from: 10_000, percent: 3 },
      { from: 30_000, percent: 5 },
    ];
    const totals = plain(orderText({ ...order, discounts }))
      .split('\n')
      .slice(-3);
    expect(totals).toStrictEqual([
      'Товары: 33 025 ₽',
      'Скидка 5 % от 30 000 ₽: −1 651,25 ₽',
      'Итого: 31 373,75 ₽ без учёта 1 позиции по запросу и 1 позиции, снятой с продажи',
    ]);
  });

  it('ends with the link to the cart', () => {
    expect(orderText(order, link)).toBe(`${orderText(order)}\n\nКорзина: ${link}`);
  });

  it.each([
    ['an amount of more than three decimals', { packQty: 2.1312, unit: 'м²' }, 17.0496, ''],
    ['a unit that looks like a number in words', { unit: 'пара' }, 20, ''],
    ['one pair', { unit: 'пара' }, 1, ''],
    ['two pairs', { unit: 'пара' }, 2, ''],
    ['half a pair', { unit: 'пара', step: 0.5 }, 0.5, ''],
    ['21 pairs', { unit: 'пара' }, 21, ''],
    ['a unit that begins with a figure', { unit: '100 шт' }, 20, ''],
    ['a unit with a figure', { unit: 'рулон 15 м' }, 20, ''],
    ['a note with a link to another cart', {}, 20, `как в ${link}`],
    ['a note with a line separator', {}, 20, 'серый\u20285 шт без запаха'],
  ])('is read back with %s', (_, fields, amount, note) => {
    const carpet = { ...mat, step: undefined, ...fields };
    const lines = [{ item: { _id: '1', amount, note }, carpet }];
    const read = parseOrderText(orderText({ ...order, lines }, link), [carpet]);
    expect(amounts(read)).toStrictEqual([['1', amount]]);
  });

  it('has a brief form with all lines or some of them, the sum and the link', () => {
    const brief = (listed: number, lines: Brevity['lines']) =>
      plain(briefOrderText(order, link, { listed, lines })).split('\n');
    expect(brief(3, 'withoutTitle')).toStrictEqual([
      'Организация: ООО «Ромашка»',
      'Комментарий: до среды',
      '',
      '1. VG-6090-04 — 50 шт × 660,50 ₽ = 33 025 ₽ (срочно)',
      '2. IT-1 — 4,5 м², цена по запросу',
      '3. OLD-1 — 5 шт, товар снят с продажи',
      '',
      'Сумма: 33 025 ₽ без учёта 1 позиции по запросу и 1 позиции, снятой с продажи',
      '',
      `Корзина: ${link}`,
    ]);
    expect(brief(3, 'amount').slice(3, 6)).toStrictEqual([
      '1. VG-6090-04 — 50 шт (срочно)',
      '2. IT-1 — 4,5 м²',
      '3. OLD-1 — 5 шт',
    ]);
    expect(brief(1, 'whole').slice(3, 5)).toStrictEqual([
      '1. VG-6090-04 Ковёр, 60×90 см — 50 шт × 660,50 ₽ = 33 025 ₽ (срочно)',
      'и ещё 2 позиции',
    ]);
    expect(brief(0, 'amount')[3]).toBe('3 позиции');
  });

  it.each([
    orderText(order, link),
    briefOrderText(order, link, { listed: 3, lines: 'withoutTitle' }),
    briefOrderText(order, link, { listed: 2, lines: 'whole' }),
    briefOrderText(order, link, { listed: 3, lines: 'amount' }),
  ])('can be pasted as a list of articles: %p', (text) => {
    expect(amounts(parseOrderText(text, [mat, grass]))).toStrictEqual([
      ['1', 50],
      ['2', 4.5],
    ]);
  });
});

const titles = fc.constantFrom(
  'Набор грязезащитных ковриков, 4 шт, серый',
  'Трава, рулон 25 м',
  'Набор — 4 шт; серый',
  'Ковёр 60×90, 12 уп',
);
const units = fc.constantFrom('шт', 'м²', 'пог. м', 'уп', 'компл.', 'набор', 'м2 нетто');
test('only the lines of an order are read from its text, whatever the article, title, unit and note', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 10);
  const note = fc.constantFrom('', 'по 5 шт', 'ещё — 5 шт', 'вместо IT-2 (7 шт)');
  const article = fc.constantFrom('VG-6090-04', undefined, '1', '5', '150', '2026');
  const price = fc.constantFrom(695.5, undefined);
  fc.assert(
    fc.property(
      fc.record({ title: titles, unit: units, article, price }),
      fc.record({ amount, note }),
      (sold, item) => {
        const _id = sold.article ?? '9';
        const carpet = { _id, packQty: 10, weight: 0.5, packVolume: 0.05, ...sold };
        const lines = [{ item: { _id, ...item }, carpet }];
        const discounts = [{ from: 100, percent: 5 }, { from: 1_000_000 }];
        const url = `https://porog.example.com/cart${encodeOrderLink([{ _id, amount: 20 }])}`;
        for (const text of [
          orderText({ ...order, lines, discounts }, url),
          briefOrderText({ ...order, lines }, url, { listed: 1, lines: 'withoutTitle' }),
        ]) {
          const read = parseOrderText(text, [carpet, grass]);
          expect(amounts(read)).toStrictEqual([[_id, item.amount]]);
          expect(linesOf(read).filter((line) => !isAside(line))).toHaveLength(1);
        }
      },
    ),
  );
});

const cells = ({ above = [], link, columns, rows, below = [] }: Table) =>
  [
    ...above,
    link ? Object.values(link) : [],
    columns.map(({ heading }) => heading),
    ...rows,
    ...below,
  ].map((row) => row.map((cell) => plain(String(cell ?? ''))));

describe('An order as a table', () => {
  it('has contacts, headings, lines and totals', () => {
    const { phones, discounts } = {
      phones: { office: '+7 (495) 000-00-01' },
      discounts: [{ from: 30_000, percent: 3 }],
    };
    const company = { ...order.company, phones };
    const link = 'https://www.example.com/cart#order/1:50';
    expect(cells(orderTable({ ...order, company, discounts }, link))).toStrictEqual([
      ['Заявка от 21 ноября 2026 для компании «Порог» · +7 (495) 000-00-01'],
      ['Организация: ООО «Ромашка»'],
      ['Комментарий: до среды'],
      ['Открыть корзину на сайте', link],
      [
        '№',
        'Артикул',
        'Наименование',
        'Ед.',
        'Количество',
        'Упаковок',
        'Цена, ₽',
        'Сумма, ₽',
        'Вес, кг',
        'Объём, м³',
        'Цена от 50, ₽',
        'Примечание',
      ],
      [
        '1',
        'VG-6090-04',
        'Ковёр, 60×90 см',
        'шт',
        '50',
        '5',
        '660.5',
        '33025',
        '75',
        '0.25',
        '660.5',
        'срочно',
      ],
      ['2', 'IT-1', 'Трава, рулон 2 × 5 м', 'м²', '4.5', '', 'Цена по запросу', '', '', '', '', ''],
      ['3', 'OLD-1', 'Старый', 'шт', '5', '', 'Товар снят с продажи', '', '', '', '', ''],
      ['', '', 'Товары', '', '', '5', '', '33025', '75', '0.25', '', ''],
      ['', '', 'Скидка 3 % от 30 000 ₽', '', '', '', '', '-990.75', '', '', '', ''],
      [
        '',
        '',
        'Итого',
        '',
        '',
        '',
        '',
        '32034.25',
        '',
        '',
        '',
        'без учёта 1 позиции по запросу и 1 позиции, снятой с продажи',
      ],
    ]);
  });

  it('has one total without a discount, and no columns for what is unknown', () => {
    const lines = [{ item: { _id: '2', amount: 3 }, carpet: { ...grass, price: 400 } }];
    expect(cells(orderTable({ ...order, lines, contact: {} })).slice(2)).toStrictEqual([
      ['№', 'Артикул', 'Наименование', 'Ед.', 'Количество', 'Цена, ₽', 'Сумма, ₽'],
      ['1', 'IT-1', 'Трава, рулон 2 × 5 м', 'м²', '3', '400', '1200'],
      ['', '', 'Итого', '', '', '', '1200'],
    ]);
  });

  it('has barcodes, but neither link nor phone, if that is what is known', () => {
    const carpet = { ...grass, barcode: '96385074' };
    const table = orderTable({ ...order, lines: [{ item: { _id: '2', amount: 3 }, carpet }] });
    expect(table.link).toBeUndefined();
    expect(cells(table).slice(0, 1)).toStrictEqual([
      ['Заявка от 21 ноября 2026 для компании «Порог»'],
    ]);
    expect(cells(table).slice(4)).toStrictEqual([
      ['№', 'Артикул', 'Штрихкод', 'Наименование', 'Ед.', 'Количество', 'Цена, ₽', 'Примечание'],
      ['1', 'IT-1', '96385074', 'Трава, рулон 2 × 5 м', 'м²', '3', 'Цена по запросу', ''],
      ['', '', '', 'Итого', '', '', '', 'по запросу'],
    ]);
  });

  it('can be read again, except for a carpet that is no longer sold', () => {
    const lines = parseOrderRows(cells(orderTable(order)), [mat, grass]);
    expect(amounts(lines)).toStrictEqual([
      ['1', 50],
      ['2', 4.5],
    ]);
    expect(linesOf(lines).filter(({ result }) => 'problem' in result)).toHaveLength(1);
  });
});

test('An order is saved as «Заявка 2026-11-21»', () => {
  expect(orderFileName(order)).toBe('Заявка 2026-11-21');
});

test.each([
  [' ООО «Ромашка» ', 'ООО «Ромашка», 3 позиции, 33 025 ₽'],
  ['  ', 'Заявка, 3 позиции, 33 025 ₽'],
  [undefined, 'Заявка, 3 позиции, 33 025 ₽'],
])('The subject of a mail from «%s» is «%s»', (organization, subject) => {
  const contact = organization === undefined ? {} : { organization };
  expect(plain(orderSubject({ ...order, contact }))).toBe(subject);
});

describe('The price list as a table', () => {
  const category = { _id: 'mats', title: 'Ковры', isPublished: true, items: [mat, grass] };
  const rows = cells(priceTable(category.items.map((carpet) => ({ carpet, category }))));

  it('has a row for each carpet, and columns for what is known of any', () => {
    expect(rows.slice(1)).toStrictEqual([
      [
        'Категория',
        'Артикул',
        'Наименование',
        'Размер',
        'Ед.',
        'В упаковке',
        'Мин. партия',
        'Кратность',
        'Цена, ₽',
        'Цена от 50, ₽',
        'Вес упаковки, кг',
        'Объём упаковки, м³',
        'Количество',
      ],
      [
        'Ковры',
        'VG-6090-04',
        'Ковёр, 60×90 см',
        '60×90 см',
        'шт',
        '10',
        '10',
        '10',
        '695',
        '660.5',
        '15',
        '0.05',
        '',
      ],
      [
        'Ковры',
        'IT-1',
        'Трава, рулон 2 × 5 м',
        '',
        'м²',
        '',
        '',
        '1.5',
        'Цена по запросу',
        '',
        '',
        '',
        '',
      ],
    ]);
  });

  it.each([
    {
      case: 'a column for each amount, if carpets share them',
      tiers: [[50, 200], [50], [50, 200, 1000]],
      headings: ['Цена от 50, ₽', 'Цена от 200, ₽', 'Цена от 1 000, ₽'],
      cells: [
        ['10', '20', ''],
        ['10', '', ''],
        ['10', '20', '30'],
      ],
    },
    {
      case: 'amounts and prices side by side, if carpets have tiers of their own',
      tiers: [[50, 200], [60, 240], [100]],
      headings: ['Опт 1, от', 'Опт 1, ₽', 'Опт 2, от', 'Опт 2, ₽'],
      cells: [
        ['50', '10', '200', '20'],
        ['60', '10', '240', '20'],
        ['100', '10', '', ''],
      ],
    },
  ])('shows price tiers as $case', ({ tiers, headings, cells: expected }) => {
    const carpets = tiers.map((amounts, index) => ({
      ...grass,
      _id: String(index),
      priceTiers: amounts.map((from, at) => ({ from, price: 10 * (at + 1) })),
    }));
    const table = priceTable(carpets.map((carpet) => ({ carpet, category })));
    const first = table.columns.findIndex(({ heading }) => plain(heading) === headings[0]);
    const found = cells(table).map((row) => row.slice(first, first + headings.length));
    expect(found).toStrictEqual([[], headings, ...expected]);
  });

  it('orders the carpets whose amounts were filled in', () => {
    const filled = rows.map((row, index) => (index === 2 ? [...row.slice(0, -1), '40'] : row));
    expect(amounts(parseOrderRows(filled, [mat, grass]))).toStrictEqual([['1', 40]]);
  });
});
