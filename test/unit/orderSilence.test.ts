import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';

/** No amount is guessed, in a list or in a file (docs/product.md §10.3, §10.5). */
const carpets = [
  {
    _id: 'mat',
    article: 'VG-6090-04',
    title: 'Коврик, серый',
    unit: 'шт',
    packQty: 10,
    price: 695,
    priceTiers: [{ from: 50, price: 640 }],
  },
  { _id: 'big', article: 'VG-6090-05', title: 'Коврик, чёрный', unit: 'шт', packQty: 10 },
  { _id: 'path', article: 'ДР-80', title: 'Дорожка', unit: 'пог. м', packQty: 25 },
  { _id: 'set', article: 'НБ-2', title: 'Набор, 2 предмета', unit: 'компл.', packQty: 5 },
];

function say(order: ReturnType<typeof parseOrderText>): string {
  if ('refusal' in order) return order.refusal;
  const results = order.lines.map(({ result }) =>
    'problem' in result ? result.problem : `${result.carpet._id} ${result.amount}`,
  );
  return results.join(' | ');
}
const list = (text: string) => say(parseOrderText(text, carpets));
const table = (text: string) =>
  say(
    parseOrderRows(
      text.split('\n').map((row) => row.split(';')),
      carpets,
    ),
  );

describe('A line is asked about', () => {
  test.each(
    [
      // another amount before the dash or colon
      'VG-6090-04 20 — 30 шт',
      'VG-6090-04 Тверь: 20 шт, Ржев: 30 шт',
      'VG-6090-04 серый 20 шт, чёрный — 30 шт',
      'VG-6090-04 3 уп. — 20 шт',
      'ДР-80 от 10 — 15 м',
      // what it says before the dash or colon
      'отменить VG-6090-04 — 20 шт',
      'возврат: VG-6090-04 — 20 шт',
      'VG-6090-04 не нужно — 20 шт',
      'VG-6090-04 в каждый магазин: 20 шт',
      // the number of a row, or the amount
      '3 VG-6090-04 20 шт серый',
      '3\tVG-6090-04\tКовёр 20 шт',
      '3.\tVG-6090-04\tКовёр 20 шт',
      // another figure beside the amount
      'VG-6090-04 20 шт или 30',
      'VG-6090-04 20 шт минус 5',
      'VG-6090-04 20 шт сейчас, 30 в декабре',
      'VG-6090-04 20 шт, 5 коричневых',
      'VG-6090-04 20 шт 2 раза',
      'VG-6090-04 20 (лучше 30)',
      'VG-6090-04 20 (можно 30)',
      'VG-6090-04 20_30',
      'VG-6090-04 20 шт 696',
      'VG-6090-04 20 шт 13901',
      'VG-6090-04 упаковку и 5 штук',
      'VG-6090-04 10 шт и упаковку',
      'VG-6090-04 10 шт. плюс коробка',
      'VG-6090-04 у нас есть 3 шт, нужно 20',
      'ДР-80 12 м 50',
      'ДР-80 12 м 12,50',
      'ДР-80 12 метров 50 сантиметров',
      'ДР-80 2 по 25 м',
      // takes it back
      ...['не берём', 'не отгружать', 'не везите', 'не заказываем', 'не брать', 'не грузим'],
      ...['снять', 'снято', 'снимаем', 'отказ', 'удаляем', 'зачеркнуто', 'под вопросом', 'стоп'],
      ...['не актуально', 'неактуально', 'не больше', 'min'],
      // repeats it
      ...['на магазин', 'на точку.', 'в оба магазина', 'на обе точки', 'и столько же чёрных'],
    ].map((line) => [line.includes('-') ? line : `VG-6090-04 20 шт - ${line}`]),
  )('«%s»', (line) => {
    expect(list(line)).toBe('badAmount');
  });

  test('«max 20»', () => {
    expect(list('VG-6090-04 max 20')).toBe('badAmount');
  });

  test('with the total of others', () => {
    expect(list('VG-6090-04 20 шт\nVG-6090-04 30 шт\nИтого VG-6090-04 50 шт')).toBe(
      'mat 20 | mat 30 | badAmount',
    );
    expect(table('Артикул;Кол-во\nVG-6090-04;20\nВсего по VG-6090-04;20')).toBe(
      'mat 20 | badAmount',
    );
  });
});

test.each([
  'VG-6090-04, 05, 06 по 20 шт',
  'VG-6090-04 и -05 по 20 шт',
  'VG-6090-04 (и 05) 20 шт',
  'VG-6090-04 20 шт, VG-6090-5 10',
  'VG-6090-5 10, VG-6090-04 20 шт',
])('«%s» names two articles', (line) => {
  expect(list(line)).toBe('twoArticles');
});

describe('A line is read', () => {
  test.each([
    ['1. VG-6090-04 Ковёр — 20 шт', 'mat 20'],
    ['VG-6090-04 Коврик, серый — 20 шт', 'mat 20'],
    ['VG-6090-04 Ковёр 60х90, 4 мм: 20 шт', 'mat 20'],
    ['НБ-2 Набор, 2 предмета — 5 компл.', 'set 5'],
    ['20 VG-6090-04 20 шт', 'mat 20'],
    ['01 VG-6090-04 20 шт', 'mat 20'],
    ['VG-6090-04 20 шт (вместо VG-6090-5)', 'mat 20'],
    ['VG-6090-04 20 шт ПВХ-60-90', 'mat 20'],
    ['VG-6090-04 05.12.2026 20 шт', 'mat 20'],
    ['VG-6090-04 20 шт 695 13900', 'mat 20'],
    ['VG-6090-04 50 шт 640 32 000', 'mat 50'],
    ['VG-6090-04 20 шт 710,00', 'mat 20'],
    ['VG-6090-04 20 шт по 695', 'mat 20'],
    ['VG-6090-04 20 шт до 15 декабря', 'mat 20'],
    ['VG-6090-04 20 шт, не забудьте', 'mat 20'],
    ['VG-6090-04 20 шт, не путать с чёрным', 'mat 20'],
    ['VG-6090-04 20 шт, не позднее пятницы', 'mat 20'],
    ['VG-6090-04 20 шт на склад', 'mat 20'],
    ['VG-6090-04 20 шт, итого по заявке', 'mat 20'],
    ['VG-6090-04 2 (уп)', 'mat 20'],
    ['VG-6090-04 20 [шт]', 'mat 20'],
    ['VG-6090-04 2-х уп', 'mat 20'],
    ['VG-6090-04 2х уп', 'mat 20'],
    ['VG-6090-04 2 — упаковки', 'mat 20'],
    ['VG-6090-04 2 полных упаковки', 'mat 20'],
    ['VG-6090-04 2 полные коробки', 'mat 20'],
    ['VG-6090-04 2 упк.', 'mat 20'],
    ['VG-6090-04 2 гофрокороба', 'mat 20'],
    ['VG-6090-04 20 серых', 'mat 20'],
    ['ДР-80 2 целых рулона', 'path 50'],
    ['VG-6090-04 2 бокса', 'badAmount'],
    ['VG-6090-04 2 пак.', 'badAmount'],
    ['ДР-80 2 скрутки', 'badAmount'],
    ['>1. VG-6090-04 20\n>2. VG-6090-05 10', 'mat 20 | big 10'],
    ['(1) VG-6090-04 20\n(3) VG-6090-05 10', 'mat 20 | big 10'],
  ])('«%s»: %s', (line, result) => {
    expect(list(line)).toBe(result);
  });
});

describe('A table with', () => {
  test.each([
    ['a unit in brackets', 'Артикул;Кол-во\nVG-6090-04;2 (уп)', 'mat 20'],
    ['packs by another name', 'Артикул;Ед.;Кол-во\nVG-6090-04;box;2', 'mat 20'],
    ['an unknown unit', 'Артикул;Ед.;Кол-во\nVG-6090-04;кассета;2', 'badAmount'],
    ['a dash for the unit', 'Артикул;Ед.;Кол-во\nVG-6090-04;-;2', 'mat 2'],
    ['another pack size', 'Артикул;Ед.;Кол-во\nVG-6090-04;упак (12 шт);2', 'badAmount'],
    ['the known pack size', 'Артикул;Ед.;Кол-во\nVG-6090-04;упак (10 шт);2', 'mat 20'],
    ['another size above', 'Артикул;Заказ, кор. (12 шт)\nVG-6090-04;2', 'badAmount'],
    ['the known size above', 'Артикул;Заказ, кор. (10 шт)\nVG-6090-04;2', 'mat 20'],
    ['figures in the heading of pieces', 'Артикул;Заказ, шт (до 15.12)\nVG-6090-04;2', 'mat 2'],
    ['the end of another article', 'Артикул;Кол-во\nVG-6090-04, 05;20', 'twoArticles'],
    ['an unknown article', 'Артикул;Кол-во\nVG-6090-04, VG-6090-5;20', 'twoArticles'],
    [
      'another table beside it',
      'Товар;Шт;Товар;Шт\nVG-6090-04;;VG-6090-05;10\nVG-6090-04;5;;',
      'twoArticles | mat 5',
    ],
    [
      'a second article and amount',
      'Артикул;Кол-во;Артикул 2;Кол-во 2\nVG-6090-04;20;VG-6090-05;10',
      'twoArticles',
    ],
    ['another article in a note', 'Артикул;Кол-во;Замена\nVG-6090-04;20;VG-6090-05', 'mat 20'],
    ['packs that differ', 'Артикул;Заказ;Заказ, уп\nVG-6090-04;20;3', 'badAmount'],
    ['packs that agree', 'Артикул;Заказ;Заказ, уп\nVG-6090-04;15;2', 'mat 20'],
    ['only pieces', 'Артикул;Заказ;Заказ, уп\nVG-6090-04;20;', 'mat 20'],
    ['boxes that differ', 'Артикул;Кол-во;Коробок\nVG-6090-04;20;3', 'badAmount'],
    ['boxes that agree', 'Артикул;Кол-во;Коробок\nVG-6090-04;20;2', 'mat 20'],
    ['boxes alone, as in our files', 'Артикул;Кол-во;Коробок\nVG-6090-04;;2', ''],
    ['a newer amount', 'Артикул;Кол-во;Кол-во (новое)\nVG-6090-04;20;15', 'badAmount'],
    ['a new amount', 'Артикул;Кол-во;Новое кол-во\nVG-6090-04;20;15', 'badAmount'],
    ['the same twice', 'Артикул;Кол-во;Новое кол-во\nVG-6090-04;20;20', 'mat 20'],
    ['an earlier amount', 'Артикул;Кол-во заказано ранее;Кол-во\nVG-6090-04;20;15', 'mat 15'],
    ['sales', 'Артикул;Цена;Кол-во продаж\nVG-6090-04;695;7', 'badAmount'],
    ['shops', 'Артикул;Цена;Количество магазинов\nVG-6090-04;695;7', 'badAmount'],
    ['an amount per shop', 'Артикул;Цена;Кол-во на магазин\nVG-6090-04;695;7', 'badAmount'],
    ['another measure', 'Артикул;Цена;Заказ в квантах\nVG-6090-04;695;2', 'badAmount'],
    ['a cancelled row', 'Артикул;Кол-во;Статус\nVG-6090-04;20;отменено', 'badAmount'],
    ['a row taken back', 'Артикул;Кол-во\nVG-6090-04;20 снять', 'badAmount'],
    ['a confirmed row', 'Артикул;Кол-во;Статус\nVG-6090-04;20;подтверждён', 'mat 20'],
    ['the heading of an invoice', 'Артикул;Цена;Количество (объем)\nVG-6090-04;695;20', 'mat 20'],
    [
      '«Необходимое количество»',
      'Артикул;Цена;Необходимое количество\nVG-6090-04;695;20',
      'mat 20',
    ],
    ['«Итого, шт»', 'Артикул;Цена;Итого, шт\nVG-6090-04;695;20', 'mat 20'],
    ['«К закупке»', 'Артикул;Цена;К закупке\nVG-6090-04;695;20', 'mat 20'],
    [
      'an amount behind the article',
      'Артикул;Кол-во\nVG-6090-04;20\nVG-6090-05 10 шт;',
      'mat 20 | badAmount',
    ],
    [
      'an amount in a note',
      'Артикул;Кол-во;Примечание\nVG-6090-04;20;\nVG-6090-05;;10 шт',
      'mat 20 | badAmount',
    ],
    [
      'an amount in an unnamed column',
      'Артикул;Кол-во;\nVG-6090-04;20;\nVG-6090-05;;10 шт',
      'mat 20 | badAmount',
    ],
    [
      'no amount, but other figures',
      'Артикул;Наименование;Кол-во;Цена;Срок\nVG-6090-05;Набор 4 шт;;695;5 дней',
      '',
    ],
  ])('%s', (_name, text, result) => {
    expect(table(text)).toBe(result);
  });
});
