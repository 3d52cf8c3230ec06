import { parseOrderText } from '../../src/domain/orderList/parseOrder';
import type { ParsedOrder } from '../../src/domain/orderList/parsedLine';
import { readOrderFile } from '../../src/features/order/reading/readOrderFile';
import { encodeText } from '../support/encodeText';
import { orderWorkbook, type OrderCell, type OrderSheet } from '../support/order/orderWorkbook';
import { outcomeOf } from '../support/order/outcomeOf';

const carpets = [
  {
    _id: 'mat',
    article: 'VG-6090-04',
    barcode: '4600000000028',
    title: 'Коврик придверный 60×90 см, серый',
    unit: 'шт',
    packQty: 10,
  },
  {
    _id: 'big',
    article: 'VG-90150-01',
    barcode: '4600000000035',
    title: 'Коврик придверный 90×150 см, чёрный',
    unit: 'шт',
    packQty: 5,
  },
  {
    _id: 'lawn',
    article: 'ИТ-2000',
    barcode: '4600000000042',
    title: 'Трава искусственная, ширина 2 м',
    unit: 'м²',
    packQty: 50,
  },
  {
    _id: 'path',
    article: 'ДР 80',
    barcode: '4600000000059',
    title: 'Дорожка 80 см',
    unit: 'пог. м',
    packQty: 25,
  },
  { _id: 'set', title: 'Набор для ванной, 2 предмета', unit: 'компл.' },
];

function say(order: ParsedOrder): readonly string[] {
  return 'refusal' in order ? [order.refusal] : order.lines.map(({ result }) => outcomeOf(result));
}

describe('What buyers paste', () => {
  test.each([
    [
      'a mail',
      'Добрый день!\nПросим выставить счёт:\n1. VG-6090-04 - 20 шт.\n2. VG-90150-01 - 10 шт.\nС уважением, Пётр\nтел. +7 911 111-11-11',
      'noArticle noArticle mat 20 big 10 noArticle noArticle',
    ],
    ['a mail with dashes', '— VG-6090-04 — 20 шт;\n— VG-90150-01 — 10 шт.', 'mat 20 big 10'],
    ['bullets', '• VG-6090-04: 20 шт\n• VG-90150-01: 10 шт', 'mat 20 big 10'],
    ['asterisks', '* VG-6090-04 20\n* VG-90150-01 10', 'mat 20 big 10'],
    ['a quoted mail', '> VG-6090-04 20 шт\n> VG-90150-01 10 шт', 'mat 20 big 10'],
    ['a messenger', 'вг\nvg-6090-04 20шт\nVG-90150-01 10шт', 'noArticle mat 20 big 10'],
    ['a messenger with time stamps', '[12:30, 21.11.2026] Пётр: VG-6090-04 20 шт', 'mat 20'],
    ['a plus sign between', 'VG-6090-04 20 шт + VG-90150-01 10 шт', 'twoArticles'],
    ['no space between', 'VG-6090-04 20VG-90150-01 10', 'twoArticles'],
    ['only a stop between', 'VG-6090-04 20 шт.VG-90150-01 10 шт.', 'twoArticles'],
    ['amounts before articles', '20 шт VG-6090-04\n10 x VG-90150-01', 'mat 20 big 10'],
    ['a telephone note', 'VG-6090-04 двадцать', 'badAmount'],
    ['packs', 'VG-6090-04 2 уп\nVG-90150-01 3 коробки', 'mat 20 big 15'],
    ['packs and pieces', 'VG-6090-04 2 уп (20 шт)', 'mat 20'],
    ['rolls', 'ИТ-2000 2 рулона\nДР 80 1 рул.', 'lawn 100 path 25'],
    ['square metres', 'ИТ-2000 50 м2\nИТ-2000 50 кв.м', 'lawn 50 lawn 50'],
    ['running metres', 'ДР 80 12,5 п.м.\nДР 80 — 25 м', 'path 12.5 path 25'],
    ['pieces of what is sold by the metre', 'ДР 80 3 шт', 'badAmount'],
    ['Latin letters for Cyrillic ones', 'ИT-2000 50\nдp 80 25', 'lawn 50 path 25'],
    ['no amount', 'VG-6090-04', 'noAmount'],
    ['a whole title', 'Набор для ванной, 2 предмета; 5', 'set 5'],
    ['a whole title behind a dash', 'Набор для ванной, 2 предмета — 5 компл.', 'set 5'],
    ['a title and an article', 'Коврик придверный 60×90 см, серый VG-6090-04 20 шт', 'mat 20'],
    [
      'an article, a title and a bare figure',
      'VG-6090-04 Коврик придверный 60×90 см, серый 20',
      'mat 20',
    ],
    ['a price list line', 'VG-6090-04 Коврик 60×90 695 руб. 20 шт', 'mat 20'],
    ['a price without a word', 'VG-6090-04 Коврик 695,00 20 шт', 'mat 20'],
    ['two bare figures', 'VG-6090-04 695 20', 'badAmount'],
    ['Excel cells', 'VG-6090-04\t20\nVG-90150-01\t10', 'mat 20 big 10'],
    ['Excel cells with a title', 'VG-6090-04\tКоврик придверный 60×90 см, серый\t20', 'mat 20'],
    ['Excel cells with a price', 'VG-6090-04\tКоврик\t20\t695,00', 'badAmount'],
    ['Excel cells with prices in words', 'VG-6090-04\tКоврик\t20\t695,00 ₽', 'mat 20'],
    [
      'an Excel table',
      'Артикул\tНаименование\tЦена\tКол-во\tСумма\nVG-6090-04\tКоврик\t695,00\t20\t13 900,00\nИтого\t\t\t20\t13 900,00',
      'mat 20 noArticle',
    ],
    [
      'a total below two columns',
      'Артикул\tКол-во\nVG-6090-04\t20\nИтого:\t20',
      'mat 20 noArticle',
    ],
    [
      'totals without headings',
      'VG-6090-04\t20\nИтого\t20\nИтого 20\nВсего\t20\nОбщий итог 20 шт на сумму 13 900,00 руб.',
      'mat 20 noArticle noArticle noArticle noArticle',
    ],
    [
      'goods beside a word of totals',
      'Итого VG-6090-04 20\nИтого\tVG-6090-99\t20\nИтого коврики 20',
      'badAmount unknownArticle unknownArticle',
    ],
    [
      'an Excel table without a sum',
      'Артикул\tКол-во\nVG-6090-04\t20\n\t\nVG-90150-01\t',
      'mat 20',
    ],
    [
      'an Excel table of two parts',
      'Артикул\tКол-во\nVG-6090-04\t20\n\nКол-во\tАртикул\n10\tVG-90150-01',
      'mat 20 big 10',
    ],
    [
      'two amounts with their units in cells of their own',
      'VG-6090-04\t2\tуп\t20\tшт\nVG-6090-04\t20\tшт\t2\tуп\nИТ-2000\t1\tрул\t50\tм2\nДР 80\t1\tрулон\t25\tм\nVG-6090-04\t100\tшт\t20\tшт',
      'badAmount badAmount badAmount badAmount badAmount',
    ],
    ['two units of one amount', 'VG-6090-04\tуп\t20\tшт\nVG-6090-04\tуп\tшт', 'badAmount noAmount'],
    ['numbered Excel rows', '1\tVG-6090-04\t20\n2\tVG-90150-01\t10', 'mat 20 big 10'],
    [
      'a Word table',
      '№\tАртикул\tЕд.\tКол-во\n1\tVG-6090-04\tшт\t20\n2\tVG-90150-01\tуп\t2',
      'mat 20 big 10',
    ],
    [
      'a Markdown table',
      '| Артикул | Количество |\n|---|---|\n| VG-6090-04 | 20 |',
      'noArticle mat 20',
    ],
    [
      'commas that are not quoted',
      'Артикул, Наименование, Количество\nVG-6090-04, Коврики, 4 предмета, 20\nVG-90150-01, Коврик, 10\nИТ-2000, Трава, рулон, 2 м, 50',
      'badAmount big 10 badAmount',
    ],
    [
      'a comma in a number that is not quoted',
      'Артикул,Кол-во,Цена\nДР 80,12,5,350\nVG-6090-04,20,695',
      'badAmount mat 20',
    ],
    ['barcodes', '4600000000028 20\n4600000000035\t10', 'mat 20 big 10'],
    ['an article with its barcode', 'VG-6090-04 4600000000028 20 шт', 'mat 20'],
    ['soft hyphens and zero widths', 'VG-\u00AD6090-04\u200B 20\u00A0шт', 'mat 20'],
    ['brackets', 'VG-6090-04 (серый) 20 шт (срочно!)', 'mat 20'],
    ['a thousand', 'VG-6090-04 1 000 шт\nVG-90150-01 1.000,00', 'mat 1000 big 1000'],
    [
      'a doubt',
      'VG-6090-04 20?\nVG-6090-04 ~20\nVG-6090-04 10-15',
      'badAmount badAmount badAmount',
    ],
    ['a link', 'https://example.test/catalog/VG-6090-04 20', 'unknownArticle'],
    ['a deadline', 'VG-6090-04 20 шт к 15 декабря', 'mat 20'],
    [
      'the text of the site',
      'Заявка от 21 ноября 2026\n\n1. VG-6090-04 Коврик придверный 60×90 см, серый — 20 шт × 695 ₽ = 13 900 ₽\n\nПозиций: 1',
      'noArticle mat 20 noArticle',
    ],
    [
      'its totals in several units, today and earlier',
      'VG-6090-04 20\nКоличество: 120 шт, 24 пог. м и 50 м²\nШтук: 120, 24 пог. м и 50 м²',
      'mat 20 noArticle noArticle',
    ],
    ['a comma between', 'VG-6090-04, 20 шт, VG-90150-01, 10 шт', 'twoArticles'],
    ['a range', 'VG-6090-04 10-15 шт', 'badAmount'],
    ['a range beside a telephone', 'VG-6090-04 10-15, тел. 8-911-111-11-11', 'badAmount'],
    ['an amount beside a telephone', 'VG-6090-04 20, тел. 8-911-111-11-11', 'mat 20'],
    ['a price with its word', 'VG-6090-04 цена 695 — 20 шт', 'mat 20'],
    ['a price alone', 'VG-6090-04 цена 695', 'badAmount'],
    ['what is left in stock', 'VG-6090-04 остаток 3, нужно 20', 'mat 20'],
    ['a quoted reply', '> > 20 шт VG-6090-04\n>> VG-90150-01 10 шт', 'mat 20 big 10'],
    [
      'a forwarded mail',
      '-------- Пересылаемое сообщение --------\nVG-6090-04 20',
      'noArticle mat 20',
    ],
    ['a numbered list with brackets', '1) VG-6090-04 20\n2) VG-90150-01 10', 'mat 20 big 10'],
    [
      'a numbered list of amounts first',
      '1. 20 шт VG-6090-04\n2. 10 шт VG-90150-01',
      'mat 20 big 10',
    ],
    [
      'row numbers that may be the thousands of an amount',
      '98 20 VG-6090-04\n99 194 ИТ-2000\n100 1940 ИТ-2000\n101 9 VG-90150-01\n102 VG-6090-04 1 200',
      'mat 20 badAmount lawn 1940 big 9 mat 1200',
    ],
    ['emoji', '🙏 VG-6090-04 20 шт ❗️\n✅ VG-90150-01 — 10', 'mat 20 big 10'],
    ['a dictated size', 'коврик 60 на 90 VG-6090-04 20 шт', 'mat 20'],
    ['an article in inverted commas', '«VG-6090-04» — «20»', 'mat 20'],
    ['an article of another shop', 'арт. КОВ-17 (ваш VG-6090-04) 20 шт', 'mat 20'],
    ['a correction', 'VG-6090-04 20 → 30', 'badAmount'],
    ['an addition', 'VG-6090-04 20 + 5', 'badAmount'],
    [
      'additions to amounts with units',
      'VG-6090-04 20 шт + 2 уп\nVG-6090-04 10 шт+1 уп\nVG-6090-04 2 уп + 20\nVG-6090-04 20 шт + 30\nVG-6090-04 20 шт, ещё 2 уп\nДР 80 25 м + 1 рул',
      'badAmount badAmount badAmount badAmount badAmount badAmount',
    ],
    [
      'two colours or places, the second without a unit',
      'VG-6090-04 20 шт серых и 30 чёрных\nVG-6090-04 20 шт на Ленина и 30 на Мира\nVG-6090-04 20 шт серых, 30 чёрных\nVG-6090-04 20 шт на Ленина, 30 на Мира\nVG-6090-04 Тула 20 шт, Орёл 30\nVG-6090-04 20 шт Тула, 30 Орёл',
      'badAmount badAmount badAmount badAmount badAmount badAmount',
    ],
    [
      'titles in any case, beside amounts',
      'коврик придверный 60×90 см, серый\t20\nКоврик придверный 90×150 см, черный 30\n20 компл. — Набор для ванной, 2 предмета\nДорожка 80 см: 20 шт\nДорожка 80 см синяя 20',
      'mat 20 big 30 set 20 badAmount unknownArticle',
    ],
    [
      'an addition in a cell of its own, or behind the article',
      'VG-6090-04\t20 шт\t+ 5 уп\n20 шт VG-6090-04 + 5',
      'badAmount badAmount',
    ],
    [
      'more of the same, and a telephone',
      'ещё 20 шт VG-6090-04\nVG-6090-04 20 шт, тел. +7 911 111-11-11',
      'mat 20 mat 20',
    ],
    ['a line for each property', 'Артикул: VG-6090-04\nКоличество: 20', 'noAmount noArticle'],
    ['properties in one line', 'Артикул: VG-6090-04; Количество: 20 шт', 'mat 20'],
    ['cells of which the first is blank', '\tVG-6090-04\t20', 'mat 20'],
    ['cells with a thin space', 'VG-6090-04\t1\u2009200', 'mat 1200'],
    ['a table with a merged heading', 'Товар\tЗаказ\t\n\tшт\tуп\nVG-6090-04\t20\t2', 'mat 20'],
    ['half of a pack', 'VG-6090-04 1/2 уп', 'badAmount'],
    ['a fraction of a metre', 'ДР 80 12½ м', 'badAmount'],
    ['thousands in words', 'VG-6090-04 2 тыс. шт', 'badAmount'],
    ['letters of two code points', 'Дорожка 80 см'.normalize('NFD') + '; 25', 'path 25'],
    ['an amount for each of several shops', 'VG-6090-04 по 20 шт на 3 магазина', 'badAmount'],
    ['an amount twice', 'VG-6090-04 20 шт x2\nVG-6090-04 20 шт дважды', 'badAmount badAmount'],
    ['an amount for each', 'VG-6090-04 по 5 шт каждого', 'badAmount'],
    [
      'an amount each month',
      'VG-6090-04 20 шт в месяц\nVG-6090-04 20 шт/мес',
      'badAmount badAmount',
    ],
    ['pieces cut from a roll', 'ДР 80 2 отреза по 3,5 м\nДР 80 5 м + 3 м', 'badAmount badAmount'],
    [
      'brackets that agree',
      'VG-6090-04 2 уп (20 шт)\nVG-6090-04 2 уп. (по 10 шт)\nИТ-2000 100 м2 (2 рулона)',
      'mat 20 mat 20 lawn 100',
    ],
    [
      'brackets that contradict',
      'VG-6090-04 2 уп (24 шт)\nVG-6090-04 20 шт (3 уп)\nИТ-2000 2 рул. (90 м2)\nVG-6090-04 20 (30)',
      'badAmount badAmount badAmount badAmount',
    ],
    ['brackets that add', 'VG-6090-04 20 (+5)\nVG-6090-04 20 (или 30)', 'badAmount badAmount'],
    ['brackets that order something else', 'VG-6090-04 20 (VG-90150-01 10)', 'twoArticles'],
    ['brackets that name what is replaced', 'VG-6090-04 20 (вместо VG-90150-01)', 'mat 20'],
    [
      'packs by their content',
      'VG-6090-04 3 кор. по 10 шт\nVG-6090-04 2 уп x 10 шт\nVG-6090-04 2кор*10шт',
      'mat 30 mat 20 mat 20',
    ],
    ['other packs', 'VG-6090-04 3 кор. по 12 шт\nVG-6090-04 2 уп x 12', 'badAmount badAmount'],
    [
      'what a pack holds',
      'VG-6090-04 10 шт в упаковке\nVG-6090-04 уп. 10 шт',
      'badAmount badAmount',
    ],
    ['metres of what is sold by area', 'ИТ-2000 10 м\nИТ-2000 10 метров', 'badAmount badAmount'],
    ['area of what is sold by the metre', 'ДР 80 10 м2\nДР 80 10 м. кв.', 'badAmount badAmount'],
    ['square metres in words', 'ИТ-2000 10 метров квадратных\nИТ-2000 10 кв', 'lawn 10 lawn 10'],
    ['rolls of what is sold by the piece', 'VG-6090-04 5 рулонов', 'badAmount'],
    [
      'goods taken back',
      'VG-6090-04 20 шт - отмена\nVG-6090-04 убрать 5 шт',
      'badAmount badAmount',
    ],
    [
      'goods not wanted',
      'не надо VG-6090-04 20 шт\nVG-6090-04 20 шт не нужно',
      'badAmount badAmount',
    ],
    ['a service not wanted', 'VG-6090-04 20 шт, доставка не нужна', 'mat 20'],
    [
      'a change of an earlier order',
      'VG-6090-04 увеличить на 5 шт\nVG-6090-04 20 шт, ой 30',
      'badAmount badAmount',
    ],
    [
      'estimates',
      'VG-6090-04 где-то 20\nVG-6090-04 20 шт минимум\nVG-6090-04 макс. 20',
      'badAmount badAmount badAmount',
    ],
    ['a question', 'VG-6090-04 20 шт есть?\nсколько стоит VG-6090-04 20 шт', 'badAmount badAmount'],
    ['the same amount for two shops', 'VG-6090-04 Тула 20 шт, Орёл 20 шт', 'badAmount'],
    [
      'an amount for each shop or colour',
      'VG-6090-04 10 шт/магазин\nVG-6090-04 10 шт/цвет',
      'badAmount badAmount',
    ],
    ['brackets that multiply', 'VG-6090-04 10 шт (х3)', 'badAmount'],
    [
      'what was ordered before',
      'VG-6090-04 вместо 20 шт надо 30\nVG-6090-04 было 20 шт, теперь 30',
      'mat 30 mat 30',
    ],
    ['a replaced amount', 'VG-6090-04 20 шт заменить на 30', 'badAmount'],
    ['what is left', 'VG-6090-04 осталось 3 шт', 'badAmount'],
    ['metres and centimetres', 'ДР 80 12 м 50 см', 'badAmount'],
    ['a budget', 'VG-6090-04 на 20000\nVG-6090-04 на все 20000', 'badAmount badAmount'],
    [
      'a price for a piece',
      'VG-6090-04 695 за шт\nVG-6090-04 цена за 1 шт 695',
      'badAmount badAmount',
    ],
    ['a digit too far', 'VG-6090-04 1 00', 'badAmount'],
    [
      'a deadline by figures',
      'VG-6090-04 20 шт до 15.12.\nVG-6090-04 20 на 15.12',
      'mat 20 mat 20',
    ],
    [
      'a telephone without dashes',
      'VG-6090-04 20, 8 911 111 11 11\nVG-6090-04 89111111111',
      'mat 20 badAmount',
    ],
    [
      'no space before an amount',
      'vg-6090-04-20шт\nVG-6090-04(20)\nVG-6090-04...20',
      'mat 20 mat 20 mat 20',
    ],
    [
      'a deadline by the month',
      'VG-6090-04 20 до 15 декабря\nVG-6090-04 20 до пятницы\nVG-6090-04 20 до 30',
      'mat 20 mat 20 badAmount',
    ],
    ['a long remark', `VG-6090-04\t20\t${'без каждого '.repeat(200)}`, 'mat 20'],
    ['a figure in a name', 'VG-6090-04\tКоврик серии 5\t20', 'mat 20'],
    ['no space behind a number', '1.VG-6090-04 20\n2.VG-90150-01 10', 'mat 20 big 10'],
    ['no space before brackets', 'VG-6090-04(серый) 20 шт', 'mat 20'],
    ['no space anywhere', '40шт.vg-6090-04-20шт', 'badAmount'],
    ['no space behind a measure', 'VG-6090-04 20 штVG-90150-01 10 шт', 'twoArticles'],
    ['an invisible space', 'VG-6090-04 20шт\u200BVG-90150-01 10шт', 'twoArticles'],
    ['no space between two, with dashes', 'VG-6090-04-20шт.VG-90150-01-10шт', 'twoArticles'],
    ['an arrow between', 'VG-6090-04 -> 20\nVG-6090-04 ➡️ 20', 'mat 20 mat 20'],
    ['quoted cells', '"VG-6090-04";"20"', 'mat 20'],
    [
      'an order of the same twice',
      'VG-6090-04 20\nvg 6090-04 30\nVG-6090-04 30',
      'mat 20 unknownArticle mat 30',
    ],
  ])('%s', (_name, text, lines) => {
    expect(say(parseOrderText(text, carpets)).join(' ')).toBe(lines);
  });
});

describe('What buyers send as files', () => {
  test.each([
    ['the sample', 'Артикул;Наименование;Количество\nVG-6090-04;Коврик;20', 'mat 20'],
    [
      'an order of 1C',
      ';;Заказ поставщику № 17 от 21.11.2026;;;\n;;;;;\n№;Код;Артикул;Товары (работы, услуги);Количество;Ед.;Цена;Сумма\n1;00-00000017;VG-6090-04;Коврик;20,000;шт;695,00;13 900,00\n2;00-00000018;VG-90150-01;Коврик;10,000;шт;1 500,00;15 000,00\n;;;;;;Итого:;28 900,00',
      'mat 20 big 10',
    ],
    [
      'a report of 1C',
      'Номенклатура.Артикул;Номенклатура;Номенклатура.Ед. изм.;Потребность;Остаток\nVG-6090-04;Коврик;шт;20,000;3,000',
      'mat 20',
    ],
    [
      'a form of 1C with codes alone',
      'Код;Номенклатура;Кол-во\n00-00000017;VG-6090-04 Коврик;20',
      'unknownArticle',
    ],
    [
      'a form of 1C with barcodes',
      'Штрихкод;Код;Артикул;Количество;Цена\n4600000000028;17;;20;695',
      'mat 20',
    ],
    [
      'a TORG-12 heading',
      'Товар;;Единица измерения;Количество;Цена, руб. коп.\nКоврик придверный 60×90 см, серый;;шт;20;695,00',
      'mat 20',
    ],
    [
      'our price list, filled in',
      'Категория;Артикул;Наименование;Размер;Ед.;В упаковке;Мин. партия;Цена;Цена от;Наличие;Количество\nКовры;VG-6090-04;Коврик;60×90;шт;10;10;695;от 50 — 660 ₽;в наличии;20\nКовры;VG-90150-01;Коврик;90×150;шт;5;5;1500;;мало;',
      'mat 20',
    ],
    [
      'our order',
      '№;Артикул;Наименование;Ед.;Количество;Упаковок;Цена, ₽;Сумма, ₽;Примечание\n1;VG-6090-04;Коврик;шт;20;2;695;13900;не 30',
      'mat 20',
    ],
    [
      'our order with an amount deleted',
      '№;Артикул;Наименование;Ед.;Количество;Упаковок\n1;VG-6090-04;Коврик;шт;;2\n2;VG-90150-01;Коврик;шт;10;2',
      'big 10',
    ],
    [
      'a price list with an unnamed column',
      'Артикул;Наименование;Цена;\nVG-6090-04;Коврик;695;20',
      'mat 20',
    ],
    [
      'a price list that is not filled in',
      'Артикул;Наименование;Цена\nVG-6090-04;Коврик 60×90;695',
      'badAmount',
    ],
    [
      'two amounts of different shops',
      'Артикул;Магазин 1;Магазин 2\nVG-6090-04;20;10',
      'badAmount',
    ],
    ['a heading over two columns', 'Артикул;Заказ;\n;шт;уп\nVG-6090-04;20;2', 'mat 20'],
    [
      'a letterhead',
      'ООО «Ромашка»;;\nИНН 7700000000;тел. 8 495 000-00-00;\n;;\nАртикул;Наименование;Заявка\nVG-6090-04;Коврик;20',
      'mat 20',
    ],
    [
      'sections',
      'Артикул;Товар;Кол-во\n;Коврики;\nVG-6090-04;Коврик;20\n;Трава;\nИТ-2000;Трава;50\n;ВСЕГО;70',
      'mat 20 lawn 50 noArticle',
    ],
    [
      'titles instead of articles',
      'Наименование;Кол-во\nНабор для ванной, 2 предмета;5\nДорожка 80 см;12,5',
      'set 5 path 12.5',
    ],
    [
      'titles with articles in them',
      'Товар;Цена;Заказ\nКоврик придверный VG-6090-04 (серый);695;20',
      'mat 20',
    ],
    ['no headings', 'VG-6090-04;20\nVG-90150-01;10', 'mat 20 big 10'],
    ['no headings, with prices', 'VG-6090-04;20;695\nVG-90150-01;10;1500', 'badAmount badAmount'],
    [
      'units in a column',
      'Артикул;Кол-во;Ед. изм.\nVG-6090-04;2;упак.\nИТ-2000;50;м2\nДР 80;25;пог.м\nДР 80;25;шт',
      'mat 20 lawn 50 path 25 badAmount',
    ],
    [
      'units in headings',
      'Артикул;Кол-во, шт;Кол-во, м2;Кол-во, пог. м\nVG-6090-04;20;;\nИТ-2000;;50;\nДР 80;;;25',
      'mat 20 lawn 50 path 25',
    ],
    [
      'words for amounts',
      'Артикул;Кол-во\nVG-6090-04;двадцать\nVG-90150-01;по 5\nИТ-2000;под заказ',
      'badAmount big 5 badAmount',
    ],
    [
      'errors of a spreadsheet',
      'Артикул;Кол-во\nVG-6090-04;#Н/Д\n#ССЫЛКА!;5',
      'badAmount unknownArticle',
    ],
    [
      'dates for amounts',
      'Артикул;Кол-во\nVG-6090-04;20.окт\nVG-90150-01;05.10.2026',
      'badAmount badAmount',
    ],
    ['zeros', 'Артикул;Кол-во\nVG-6090-04;0\nVG-90150-01;10', 'badAmount big 10'],
    ['a table with English words', 'SKU,Name,Price,Qty\nVG-6090-04,Carpet,695.00,20', 'mat 20'],
    [
      'a table with English numbers',
      'Article,Price,Quantity\nVG-6090-04,"1,695.00","1,200.00"',
      'mat 1200',
    ],
    [
      'commas that are not quoted',
      'Артикул,Наименование,Кол-во\nVG-6090-04,Коврики, 4 предмета,20\nVG-90150-01,"Коврик, чёрный",10',
      'badAmount big 10',
    ],
    [
      'a comma in a number that is not quoted',
      'Артикул,Кол-во,Цена\nДР 80,12,5,350\nVG-6090-04,20,695',
      'badAmount mat 20',
    ],
    [
      'two tables, one below the other',
      'Артикул;Цена;Кол-во\nVG-6090-04;695;20\n;;\nКол-во;Артикул\n10;VG-90150-01',
      'mat 20 big 10',
    ],
    [
      'two tables with a title between',
      'Артикул;Кол-во\nVG-6090-04;20\nТрава:;\nШтрихкод;Цена;Заказ\n4600000000042;300;50',
      'mat 20 lawn 50',
    ],
    [
      'headings on each page',
      'Артикул;Кол-во\nVG-6090-04;20\nАртикул;Кол-во\nVG-90150-01;10',
      'mat 20 big 10',
    ],
    [
      'a demand of a chain of shops',
      'Код;Артикул поставщика;Наименование;Квант;Заказ, шт;Цена без НДС\n100200;VG-6090-04;Коврик;10;20;579,17',
      'mat 20',
    ],
    [
      'an order with barcodes alone',
      'EAN;Qty\n4600000000028;20\n4600000000035;10',
      'mat 20 big 10',
    ],
    [
      'a stock list with a demand',
      'Артикул;Остаток на складе;Продано за месяц;Заявка\nVG-6090-04;3;41;20',
      'mat 20',
    ],
    ['amounts and weights', 'Артикул;Кол-во, кг;Кол-во, шт\nVG-6090-04;37;20', 'mat 20'],
    ['amounts and sums', 'Артикул;Кол-во;Заказ сумма\nVG-6090-04;20;13900', 'mat 20'],
    ['an amount of packs', 'Артикул;Кол-во в уп.;Заказ, уп\nVG-6090-04;10;2', 'mat 20'],
    ['two amounts with one heading', 'Артикул;Кол-во;Кол-во\nVG-6090-04;20;30', 'badAmount'],
    [
      'two columns with one heading, one of them filled in',
      'Артикул;Кол-во;Кол-во\nVG-6090-04;20;\nVG-90150-01;;10',
      'mat 20 big 10',
    ],
    [
      'the same headings for each shop',
      ';Тула;;Орёл;\nАртикул;Кол-во;Сумма;Кол-во;Сумма\nVG-6090-04;20;13900;10;6950',
      'badAmount',
    ],
    [
      'pieces and packs that contradict',
      'Артикул;Кол-во, шт;Кол-во, уп\nVG-6090-04;20;3',
      'badAmount',
    ],
    [
      'numbers of orders, or amounts',
      'Заказ;Артикул;Кол-во\n55;VG-6090-04;5\n;VG-90150-01;10\n56;ИТ-2000;\n;ДР 80;',
      'badAmount badAmount badAmount',
    ],
    ['amounts before articles', 'Заказ;Артикул;Остаток\n20;VG-6090-04;5', 'mat 20'],
    ['amounts that come back', 'Артикул;Кол-во возврата\nVG-6090-04;20', 'badAmount'],
    ['units of another kind', 'Артикул;Кол-во;Ед. изм.\nИТ-2000;20;м', 'badAmount'],
    ['a cell that takes it back', 'Артикул;Кол-во\nVG-6090-04;20 - отмена', 'badAmount'],
    ['dates of delivery', 'Артикул;Дата;Кол-во\nVG-6090-04;15.12.2026;20', 'mat 20'],
    ['discounts', 'Артикул;Скидка, %;Кол-во;Сумма со скидкой\nVG-6090-04;5;20;13205', 'mat 20'],
    ['customs codes', 'Код ТН ВЭД;Артикул;Кол-во\n5703390000;VG-6090-04;20', 'mat 20'],
    [
      'the invoice of 1C',
      'Счет на оплату № 5;;;;;\nПоставщик:;;ООО «Порог»;;;\n№;Артикул;Товары (работы, услуги);Кол-во;Ед.;Цена\n1;VG-6090-04;Коврик;20;шт;695,00\n;;;;Итого:;13 900,00\nВсего наименований 1, на сумму 13 900,00;;;;;',
      'mat 20',
    ],
    [
      'a comment of 40,000 characters',
      `Артикул;Кол-во;Комментарий\nVG-6090-04;20;${'срочно 5 шт '.repeat(3600)}`,
      'mat 20',
    ],
    [
      'rows of different lengths',
      'Артикул;Товар;Кол-во\nVG-6090-04;Коврик;20;;;\nVG-90150-01;Коврик',
      'mat 20',
    ],
    ['a total below', 'Артикул;Кол-во\nVG-6090-04;20\nИтого;20', 'mat 20 noArticle'],
    [
      'totals with sums',
      'Артикул;Товар;Кол-во;Сумма\nVG-6090-04;Коврик;20;13 900,00\n;Всего:;20 шт;13 900,00 ₽',
      'mat 20 noArticle',
    ],
    ['a total without headings', 'VG-6090-04,20\nTotal,20', 'mat 20 noArticle'],
    [
      'an unknown article beside a word of totals',
      'Артикул;Товар;Кол-во\nVG-6090-04;Коврик;20\nXX-1;Итого;20\nИтого;XX-1;20',
      'mat 20 unknownArticle unknownArticle',
    ],
    [
      'quoted cells with line breaks',
      '"Артикул\nтовара";"Кол-во,\nшт"\n"VG-6090-04";"20"',
      'mat 20',
    ],
    ['inches', 'Товар;Артикул;Кол-во\nКоврик 24" x 36";VG-6090-04;20', 'mat 20'],
    [
      'the text of a mail',
      'Здравствуйте!\nVG-6090-04 20 шт\nVG-90150-01 10 шт',
      'noArticle mat 20 big 10',
    ],
  ])('%s', async (_name, text, lines) => {
    for (const encoding of ['utf-8', 'windows-1251', 'utf-16le', 'ibm866', 'koi8-r']) {
      // what an encoding cannot write is no concern of this table
      if (!encoding.startsWith('utf') && /[×₽«»—²]/.test(text)) continue;
      const order = await readOrderFile(new File([encodeText(text, encoding)], 'a.csv'), carpets);
      expect('lines' in order ? say(order).join(' ') : order.problem).toBe(lines);
    }
  });
});

describe('What buyers send as workbooks', () => {
  const sheet = (name: string, ...rows: OrderCell[][]): OrderSheet => ({ name, rows });
  const head = ['Артикул', 'Наименование', 'Количество'];
  const mat = ['VG-6090-04', 'Коврик', 20];
  const big = ['VG-90150-01', 'Коврик', 10];
  const formula = (xml: string): OrderCell => ({ xml: `<f>A1*2</f>${xml}` });

  test.each<[name: string, lines: string, ...sheets: OrderSheet[]]>([
    ['the sample', 'mat 20 big 10', sheet('Заявка', head, mat, big)],
    ['texts for numbers', 'mat 20', sheet('Заявка', head, ['VG-6090-04', 'Коврик', '20'])],
    [
      'numbers for articles',
      'lawn 50',
      sheet('Заявка', ['Штрихкод', 'Заказ'], [4600000000042, 50]),
    ],
    ['fractions', 'path 12.5', sheet('Заявка', head, ['ДР 80', 'Дорожка', 12.5])],
    [
      'errors of binary fractions',
      'path 0.3',
      sheet('А', head, ['ДР 80', 'Дорожка', 0.30000000000000004]),
    ],
    [
      'a formula with its value',
      'mat 20',
      sheet('А', head, ['VG-6090-04', '', formula('<v>20</v>')]),
    ],
    ['a formula without a value', 'badAmount', sheet('А', head, ['VG-6090-04', '', formula('')])],
    [
      'an error',
      'badAmount',
      sheet('А', head, ['VG-6090-04', '', { type: 'e', xml: '<v>#N/A</v>' }]),
    ],
    [
      'a truth value',
      'badAmount',
      sheet('А', head, ['VG-6090-04', '', { type: 'b', xml: '<v>1</v>' }]),
    ],
    [
      'an article by a formula',
      'mat 20',
      sheet('А', head, [{ type: 'str', xml: '<f>B1</f><v>VG-6090-04</v>' }, '', 20]),
    ],
    [
      'a thousand in the power of ten',
      'mat 100000',
      sheet('А', head, ['VG-6090-04', '', { xml: '<v>1E+05</v>' }]),
    ],
    ['the same as a text', 'badAmount', sheet('А', head, ['VG-6090-04', '', '1E+05'])],
    ['a minus', 'badAmount', sheet('А', head, ['VG-6090-04', '', -20])],
    ['a zero', 'badAmount big 10', sheet('А', head, ['VG-6090-04', '', 0], big)],
    [
      'a price list that is filled in',
      'big 10',
      sheet(
        'Прайс',
        ['Артикул', 'Цена', 'Остаток', 'Заказ'],
        ['VG-6090-04', 695, 300, ''],
        ['VG-90150-01', 1500, 40, 10],
      ),
    ],
    [
      'a price list that is not',
      'badAmount',
      sheet('Прайс', ['Артикул', 'Цена'], ['VG-6090-04', 695]),
    ],
    [
      'a letterhead of ten rows',
      'mat 20',
      sheet('А', ...Array.from({ length: 10 }, (): OrderCell[] => ['ООО «Ромашка»']), head, mat),
    ],
    [
      'merged headings',
      'mat 20',
      sheet('А', ['Артикул', 'Заказ', ''], ['', 'шт', 'уп'], ['VG-6090-04', 20, 2]),
    ],
    [
      'a code before the article',
      'mat 20',
      sheet('А', ['Код', 'Артикул', 'Кол-во'], ['00-000017', 'VG-6090-04', 20]),
    ],
    [
      'blank rows and columns',
      'mat 20 big 10',
      sheet('А', [], ['', ...head], [], ['', ...mat], [], ['', ...big]),
    ],
    ['totals', 'mat 20 noArticle', sheet('А', head, mat, ['Итого', '', 20])],
    [
      'a total without headings',
      'mat 20 noArticle',
      sheet('А', ['VG-6090-04', 20], ['Всего', 20, 13900.5]),
    ],
    [
      'two tables',
      'mat 20 lawn 50',
      sheet('А', head, mat, [], ['Кол-во', 'Артикул'], [50, 'ИТ-2000']),
    ],
    [
      'two amounts',
      'mat 20',
      sheet('А', ['Артикул', 'Кол-во, шт', 'Кол-во, кг'], ['VG-6090-04', 20, 37]),
    ],
    [
      'units in a column',
      'mat 20 lawn 50',
      sheet('А', ['Артикул', 'Кол-во', 'Ед.'], ['VG-6090-04', 2, 'уп'], ['ИТ-2000', 50, 'м2']),
    ],
    ['orders on two sheets', 'mat 20 big 10', sheet('А', head, mat), sheet('Б', head, big)],
    [
      'orders with other columns on two sheets',
      'mat 20 lawn 50',
      sheet('А', head, mat),
      sheet('Б', ['Заказ', 'Штрихкод'], [50, '4600000000042']),
    ],
    [
      'the same order twice',
      'mat 20 repeatedSheet',
      sheet('А', head, mat),
      sheet('Печать', head, mat),
    ],
    [
      'instructions',
      'noOrder mat 20',
      sheet('Инструкция', ['Впишите количество']),
      sheet('Заявка', head, mat),
    ],
    ['empty sheets', 'mat 20', sheet('Лист1'), sheet('Лист2', head, mat), sheet('Лист3')],
    [
      'a hidden sheet in front',
      'mat 20',
      { ...sheet('Старый', head, big), state: 'hidden' },
      sheet('Заявка', head, mat),
    ],
    [
      'a very hidden sheet behind',
      'mat 20',
      sheet('Заявка', head, mat),
      { ...sheet('Старый', head, big), state: 'veryHidden' },
    ],
    ['no headings', 'mat 20 big 10', sheet('А', ['VG-6090-04', 20], ['VG-90150-01', 10])],
    [
      'no headings, with titles and prices',
      'badAmount',
      sheet('А', ['VG-6090-04', 'Коврик', 20, 695]),
    ],
    [
      'numbered rows',
      'mat 20 big 10',
      sheet('А', ['№', 'Артикул', 'Кол-во'], [1, 'VG-6090-04', 20], [2, 'VG-90150-01', 10]),
    ],
    [
      'a comment of 40,000 characters',
      'mat 20',
      sheet('А', [...head, 'Комментарий'], [...mat, 'срочно 5 шт '.repeat(3600)]),
    ],
  ])('%s', async (_name, lines, ...sheets) => {
    const order = await readOrderFile(orderWorkbook(sheets), carpets);
    expect('lines' in order ? say(order).join(' ') : order.problem).toBe(lines);
  });
});
