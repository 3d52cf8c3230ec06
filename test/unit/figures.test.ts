import { hasNumberWord } from '../../src/domain/orderList/amount/doubt';
import { figuresIn } from '../../src/domain/orderList/amount/figures';
import { plainDigits } from '../../src/domain/orderList/amount/number';

/**
 * «20 piece» for each figure with its measure, «20?» for a doubtful one, «20%» for the content of a pack,
 * «20!» for one that is the whole text.
 */
const say = (text: string) =>
  figuresIn(text)
    .map(({ digits, measure, isDoubtful, isPackSize, isWhole }) =>
      [digits, isDoubtful && '?', measure && ` ${measure}`, isPackSize && '%', isWhole && '!']
        .filter(Boolean)
        .join(''),
    )
    .join(', ');

describe('Figures', () => {
  test.each([' ', '\u00A0', '\u2007', '\u2009', '\u202F', "'", '’'])(
    'with thousands divided by «%s» are one',
    (sign) => {
      expect(say(`1${sign}200`)).toBe(`1${sign}200!`);
      expect(say(`1${sign}200,5`)).toBe(`1${sign}200,5!`);
    },
  );

  test.each(['-', '–', '—', '−', '/', '+', '…', '^', '→', '⇒', '➡', '->', '=>', '..', '...'])(
    'joined by «%s» are doubtful',
    (sign) => {
      expect(say(`10${sign}15`)).toBe(`10${sign}15?!`);
      expect(say(`10 ${sign} 15`)).toBe('10?!, 15?!');
    },
  );

  test.each([
    ['1.200,50', '1.200,50!'],
    ['1,200.50', '1,200.50!'],
    ['1.200.300', '1.200.300!'],
    ['1,200,300', '1,200,300!'],
    ['12,5', '12,5!'],
    ['0', '0!'],
    ['1 2000', '1, 2000'],
    ['12 34', '12, 34'],
    ['1 2 3', '1, 2, 3'],
    ['10-15-20', '10-15-20?!'],
    ['10-15 аб', '10-15?!'],
    ['10-15 абв', '10-15?'],
    // what is behind
    ['20 шт', '20 piece!'],
    ['20шт', '20 piece!'],
    ['20 шт.', '20 piece!'],
    ['20 шт, срочно', '20 piece'],
    ['20 аб', '20'],
    ['20 x', '20!'],
    ['20*', '20!'],
    ['20 х шт', '20'],
    ['20 ,', '20!'],
    ['20;', '20!'],
    // beside sizes, dates and telephone numbers
    ['60 х 90 1 200', '1 200'],
    ['1 200 60x90', '1 200'],
    ['2х5х7 20', '20'],
    ['15.12.2026 20', '20'],
    ['15/12/26 20', '20'],
    ['10:30 20', '20'],
    ['8-911-111-11-11 20', '20'],
    ['+7 (911) 111-11-11 20', '20'],
    // repeated, but by no price, and by no content of a pack
    ['20 шт X 2', '20? piece!, 2'],
    ['20 шт х 2 шт = 5', '20? piece!, 2 piece, 5'],
    ['20 шт х 2 руб', '20 piece, 2 price'],
    ['20 шт х 2=40', '20 piece, 2, 40'],
    ['20 рулонов x 2', '20 roll, 2%'],
    // the content of a pack
    ['2 упаковки по 20', '2 pack, 20%'],
    ['уп по 3 и 20', '3%, 20'],
    ['20 на уп', '20%'],
    ['20 шт / уп', '20 piece%'],
    ['20 в 1 уп', '20%, 1 pack'],
    // sums and limits
    ['на 20', '20?!'],
    ['на 5 и 20', '5?!, 20'],
    ['5 на 20', '5, 20'],
    ['20 до 15 шт', '20?!, 15? piece!'],
    ['20 до 15 дек', '20, 15? month'],
    // words that only look like labels
    ['бесцена 20', '20'],
    ['цены нет 20', '20'],
    ['вдо 20', '20'],
  ])('of «%s»: %s', (text, figures) => {
    expect(say(text)).toBe(figures);
  });

  test.each([
    ...['А20', '9А20', 'А-20', 'А−20', 'А+20', 'А/20', 'А.20', 'А,20', 'А_20', '20абв', '20xa'],
    ...['#20', '№20', '# 20', '№ 20', '×20', '"20', '20"', '20”', '20’', "20'", '20°', '20×'],
    ...['20/шт', '20 за 1 шт', 'цена за шт 20', 'цена за 10 шт 20', 'ост 20', 'ширина 20'],
    ...['высоты 20', 'толщина 20'],
    ...['020', '00', '1234567890123', '10:15', '60×90', '2 х 5 м', '10*15'],
  ])('«%s» has none', (text) => {
    expect(say(text)).toBe('');
  });

  test.each(
    'цена цены цене цену стоимость сумма сумме сумму прайс ррц скидка скидки остаток резерв склад складе складу наличие наличии кратность вес тел телефон'.split(
      ' ',
    ),
  )('labelled «%s» are none', (label) => {
    expect(['', ':', ' —', ' =', '.'].map((sign) => say(`${label}${sign} 20`)).join('')).toBe('');
  });

  test.each([
    ...['около', 'примерно', 'порядка', 'от', 'до', 'или', 'либо', 'более', 'менее', 'больше'],
    ...['меньше', 'свыше', 'минимум', 'максимум', 'хотя бы', 'минус'],
  ])('behind «%s» are doubtful', (word) => {
    expect(say(`ковёр ${word} 20`)).toBe('20?');
    expect(say(`ковёр ${word}  20`)).toBe('20?');
  });

  test.each('~20,~ 20,≈20,±20,<20,>20,≤20,≥20,-20,+20,.20,20?,20 ?,20^,20½'.split(','))(
    '«%s» is doubtful',
    (text) => {
      expect(say(text)).toBe('20?!');
    },
  );

  test.each(['до', 'или', 'либо'])('on both sides of «%s» are doubtful', (word) => {
    expect(say(`ковёр 20 ${word} 30`)).toBe('20?, 30?');
  });

  test('the last figure of a product is doubtful without a measure', () => {
    expect(say('20 х 695 = 13900')).toBe('13900?!');
    expect(say('20 х 695 = 13900 шт')).toBe('13900 piece');
  });
});

describe('Numbers in words', () => {
  test.each(
    'два две три четыре четыр пять пят шесть семь восемь девять двенадцать двадцать тридцать пятьдесят двести триста пятьсот один одиннадцать одна одну одно десять десяток сорок девяносто сто полсотни сотня сотню сотни тысяча тысячи тысячу тысяч тыща тыщ пара пару полтора полторы дюжина дюжину'.split(
      ' ',
    ),
  )('«%s» is a number in words', (word) => {
    expect(hasNumberWord(word)).toBe(true);
    expect(hasNumberWord(`ещё ${word} шт`)).toBe(true);
  });

  test.each(['столик', 'пост', 'парад', 'двор', 'трио'])(
    '«%s» is not a number in words',
    (word) => {
      expect(hasNumberWord(word)).toBe(false);
    },
  );
});

test.each([
  ['1.200,00', '1200,00'],
  ['1,200.50', '1200.50'],
  ['1,200,000', '1200000'],
  ['1.200.000', '1200000'],
  ['1.200', '1.200'],
  ['1,5', '1,5'],
])('the digits of «%s» are «%s»', (written, digits) => {
  expect(plainDigits(written)).toBe(digits);
});

const digitsIn = (text: string) => figuresIn(text).map(({ digits }) => digits);

test.each([
  ['5_10', ['5']],
  ['шт -5', ['5']],
  ['резервы: 5', []],
  ['стоимостью 5', []],
  ['кратностью 5', []],
  ['60х90 и 40Х60', []],
  ['2 х 5 и 3 Х 6', []],
  ['+375 291 234-56-78', []],
  ['5абв х', []],
  [`цена: 5 ${'ы'.repeat(100)}`, []],
  ['5 '.padEnd(2000, 'ы'), ['5']],
  ['5 '.padEnd(2001, 'ы'), []],
  ['5 '.repeat(50), Array.from({ length: 50 }, () => '5')],
  ['5 '.repeat(51), []],
])('Of «%s» the figures are %s', (text, expected) => {
  expect(digitsIn(text)).toStrictEqual(expected);
});

test('Spaces around a figure are nothing else', () => {
  expect(figuresIn('  20 ')).toMatchObject([{ digits: '20', isWhole: true }]);
});

test('Only the figure behind «=» is the sum of a product', () => {
  const figures = figuresIn('20 х 695 = 13900 и 5');
  expect(figures.map(({ isDoubtful }) => isDoubtful)).toStrictEqual([true, false]);
});

test.each([
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
])('«%s» is a number', (word) => {
  expect(hasNumberWord(word)).toBe(true);
});
