import { createSearch } from '../../src/domain/search/search';
import { markMatches } from '../../src/domain/search/markMatches';
import { readQuery } from '../../src/domain/search/query/query';
import { stemOf } from '../../src/domain/search/words/stem';
import { wordsOf } from '../../src/domain/search/words/words';

const found = (query: string, title: string) => {
  const items = [
    { _id: '1', title, unit: 'шт' },
    { _id: '2', title: 'Набор', unit: 'шт' },
  ];
  const { find } = createSearch([{ _id: 'all', title: 'Товары', isPublished: true, items }]);
  return find(query).map(({ carpet }) => carpet._id);
};

test.each([
  ['дверь', 'Кокосовый'],
  ['грязесборный', 'Грязезащитный'],
  ['холл', 'Тамбур'],
  ['гардероб', 'Прихожая'],
  ['кабинет', 'Офис'],
  ['магазин', 'Торговый центр'],
  ['крыльцо', 'Улица'],
  ['мат', 'Ковёр'],
  ['циновка', 'Дорожка'],
  ['палас', 'Ковровый'],
  ['красный', 'Бордовый'],
  ['антрацит', 'Графит'],
  ['изумрудный', 'Зелёный'],
  ['бирюзовый', 'Мятный'],
  ['полосатый', 'Полоска'],
  ['окантовка', 'Кайма'],
  ['щётка', 'Щетинистый'],
  ['вермишель', 'Петлевой'],
  ['травка', 'Искусственная трава'],
  ['газон', 'Искусственная трава'],
  ['соты', 'Ячеистый'],
  ['железный', 'Алюминий'],
  ['машина', 'Автомобиль'],
  ['eva', 'Эва'],
  ['туалет', 'Ванная'],
  ['пушистый', 'Микрофибра'],
  ['каучук', 'Резина'],
  ['койра', 'Кокосовый'],
  ['винил', 'Пвх'],
  ['капрон', 'Полиамид'],
  ['ворсистый', 'Ворсовый'],
  ['щитовая', 'Диэлектрик'],
  ['рифлёнка', 'Рифлёный'],
  ['пятак', 'Монета'],
  ['входная группа', 'Грязезащитный'],
  ['входная зона', 'Тамбур'],
  ['трц', 'Торговый центр'],
  ['антрацитовый', 'Графит'],
  ['полипропиленовый', 'Полипропилен'],
  ['полиэтиленовый', 'Полиэтилен'],
  ['войлочный', 'Войлок'],
  ['латексный', 'Латекс'],
  ['пазл', 'Модульная плитка'],
  ['погонный', 'Рулон'],
  ['погонный', 'Дорожка'],
  ['погонный', 'Щетинистый'],
])('«%s» finds what the catalogue calls «%s»', (query, title) => {
  expect(found(query, title)).toStrictEqual(['1']);
  expect(found(query, 'Прочее')).toStrictEqual([]);
});

test.each([
  ['травка', 'Искусственная трава'],
  ['рифлёнка', 'Рифлёный'],
])('«%s» finds «%s» also beside what is called so', (query, title) => {
  const items = [query, title].map((each) => ({ _id: each, title: each, unit: 'шт' }));
  const { find } = createSearch([{ _id: 'all', title: 'Товары', isPublished: true, items }]);
  expect(find(query).map(({ carpet }) => carpet._id)).toStrictEqual([query, title]);
});

const textsOf = (query: string) => readQuery(query).map(({ text }) => text);

test.each([
  ...['20 шт', '20шт', '5 уп', '1 штука', '2 штуки', '12 штук', '3 упаковки', '10 упаковок'],
  ...['5 рул', '5 рулонов', '2 компл', '2 комплекта', '12 м2', '12,5 м²', '10 кв.м', '10 кв м'],
  ...['0.5 кв. метров', '25 пог.м', '25 пог м', '25 погонных метров', '25 п.м', '25 п. м', '25пм'],
])('the amount «%s» is no part of a query', (amount) => {
  expect(textsOf(`${amount} страйп`)).toStrictEqual(['страйп']);
  expect(textsOf(`страйп ${amount}`)).toStrictEqual(['страйп']);
});

test.each([
  ['м20 шт', ['м20']],
  ['20 штанг', ['20', 'штанг']],
  ['20 шт5', ['20', 'шт5']],
  ['20 рулетка', ['20', 'рулетка']],
  ['20 пальм', ['20', 'пальм']],
  ['5 м25', ['5', 'м25']],
])('«%s» holds no amount', (query, texts) => {
  expect(textsOf(query)).toStrictEqual(texts);
});

test.each([
  ...'для на в под из до без или опт оптом купить цена цены прайс недорого нужен есть'.split(' '),
  ...'арт артикул размер размера размером размеры комната комнату комнаты цвет цвета'.split(' '),
  ...'цветом оптовый оптовая оптовые куплю ищу стоимость недорогой недорогая'.split(' '),
  ...'недорогие нужна нужны нужно штрихкод напольный напольная напольное напольные'.split(' '),
])('«%s» says nothing of a carpet, unless it is all there is', (filler) => {
  expect(textsOf(`${filler} страйп`)).toStrictEqual(['страйп']);
  expect(textsOf(filler)).toStrictEqual([filler]);
});

it('keeps a filler that is written together with another word', () => {
  expect(textsOf('цена,страйп серый')).toStrictEqual(['цена,страйп', 'серый']);
});

it('reads two hundred characters of a query', () => {
  expect(textsOf('к '.repeat(150))).toHaveLength(100);
});

test.each([
  ['60 на 90', ['60×90']],
  ['60 90', ['60×90']],
  ['60 x 90 см', ['60×90']],
  ['60х90cm', ['60×90']],
  ['600*900 мм', ['60×90']],
  ['600/900 mm', ['60×90']],
  ['600×900', ['600×900', '60×90']],
  ['299×900', ['299×900']],
  ['300×900', ['300×900', '30×90']],
  ['0,6 × 0,9', ['0.6×0.9', '60×90']],
  ['0,6 0,9', ['0.6×0.9', '60×90']],
  ['1,2х10', ['1.2×10']],
  ['2 м', ['2', '200']],
  ['0.9 m', ['0.9', '90']],
  ['37,5x37,5', ['37.5×37.5']],
  ['60', ['60']],
  ...[
    '60 см х 90 см',
    '60см*90см',
    '60на90',
    '60 см на 90',
    '60 cm x 90 cm',
    '0,6 метра на 90 см',
  ].map((query) => [query, ['60×90']] as const),
  ['600 мм x 90cm', ['60×90']],
  ['600мм/900мм', ['60×90']],
  ['60 x 90 сантиметров', ['60×90']],
  ['600х900 миллиметров', ['60×90']],
  ['2м х 5м', ['2×5', '200×500']],
  ['2 на 5 метров', ['2×5', '200×500']],
  ['1 метр', ['1', '100']],
  ['2 метровый', ['2', '200']],
  ['2 метровая', ['2', '200']],
  ['2 метра', ['2', '200']],
  ['50 сантиметров', ['50']],
] as const)(
  'the size «%s» is read as %j, then with its sides in the other order',
  (query, sizes) => {
    const [part, ...others] = readQuery(query);
    expect(others).toStrictEqual([]);
    const reversed = sizes.map((size) => size.split('×').toReversed().join('×'));
    expect(part?.readings.map((words) => words.map(({ text }) => text).join(' '))).toStrictEqual([
      ...new Set([...sizes, ...reversed]),
    ]);
  },
);

test.each([
  ['60x90', true],
  ['60x90 см', false],
  ['60 см x 90 см', false],
])('whether the size «%s» may be a prefix of another one: %p', (query, allowsPrefix) => {
  expect(readQuery(query)).toMatchObject([{ allowsPrefix }]);
});

test.each(['30 метраж', '20 метров2', '5 мх', '40 мест'])(
  '«%s» is no size with a unit',
  (query) => {
    expect(textsOf(query)).toStrictEqual(query.split(' '));
  },
);

test.each([
  ['Коврик «Ринго-мат», 60×90 см', ['Коврик', 'Ринго-мат', '60×90', 'см']],
  ['60 x 90', ['60×90']],
  ['60  х  90  *  5', ['60×90×5']],
  ['37,5Х37,5', ['37.5×37.5']],
  ['60 x ', ['60×']],
  ['60x', ['60×']],
  ['60 x коврик', ['60', 'x', 'коврик']],
  ['VG-60x90', ['VG-60x90']],
  ['А4 х 5', ['А4', 'х', '5']],
  ['VG–6090—04/5', ['VG–6090—04/5']],
  ['коврик - серый', ['коврик', 'серый']],
  ['-- !', []],
  ['арт.VG-4060-01', ['арт', 'VG-4060-01']],
  ['АРТ.VG.4060.01', ['АРТ', 'VG.4060.01']],
  ['щё.90', ['щё', '90']],
])('«%s» has the words %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toStrictEqual(words);
});

test.each([
  ['ковёр', 'kobp'],
  ['ковры', 'kobp'],
  ['двор', 'дbop'],
  ['дверь', 'дbep'],
  ['коверкот', 'kobepkot'],
  ['ма', undefined],
  ['vegaками', undefined],
  ['каблук5', undefined],
])('the stem of «%s» is «%s», with look-alike letters in Latin', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

/** The text with what matches in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Ковёр «Страйп», серый', 'страйп', 'Ковёр «[Страйп]», серый'],
  ['Ковёр «Страйп», серый', 'стр', 'Ковёр «[Стр]айп», серый'],
  ['Ковёр «Страйп», серый', 'серый ковер', '[Ковёр] «Страйп», [серый]'],
  ['Автоковрик', 'коврик', 'Авто[коврик]'],
  ['Автоковрик', 'врик', 'Авто ко[врик]'.replace(' ', '')],
  ['Автоковрик', 'вто', 'Автоковрик'],
  ['Автоковрик', 'авт', '[Авт]оковрик'],
  ['Резиновый коврик', 'резиновые', '[Резиновы]й коврик'],
  ['Коврик коврик', 'коврик', '[Коврик] [коврик]'],
  ['Коврик', 'ков коврик', '[Коврик]'],
  ['Коврик', 'коврик ков', '[Коврик]'],
  ['Автоковрик', 'авто врик', '[Авто]коврик'],
  ['Резин', 'резины', '[Резин]'],
  ['Vega', 'vega', '[Vega]'],
  ['Vegaprom', 'vega', '[Vega]prom'],
  ['Коврик 60x90 серый', '60x90 серый', 'Коврик [60x90] [серый]'],
  ['Соты, 37,5×37,5 см', '37,5', 'Соты, [37,5]×37,5 см'],
  ['рулон 2 × 5 м', '2х5', 'рулон [2 × 5] м'],
  ['рулон 2 × 5 м, 2×50', '2х5', 'рулон [2 × 5] м, [2×5]0'],
  ['Коврик 60Х90 и 60*90', '60 на 90', 'Коврик [60Х90] и [60*90]'],
  ['Коврик', 'самолёт', 'Коврик'],
  ['Мат 1560, 60 мм', '60', 'Мат 1560, [60] мм'],
  ['Солна пол', 'пол', 'Солна [пол]'],
  ['Коврик «Койр», в полоску', 'в', 'Коврик «Койр», [в] полоску'],
  ['Коврик', '', 'Коврик'],
  ['', 'коврик', ''],
])('in «%s» the query «%s» marks «%s»', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
  expect(markMatches(text, query).every((piece) => piece.text)).toBe(true);
});

it('cuts a text only where a match begins or ends', () => {
  expect(markMatches('Мягкий коврик серый', 'коврик').map(({ text }) => text)).toStrictEqual([
    'Мягкий ',
    'коврик',
    ' серый',
  ]);
});
