import {
  declaration,
  document,
  product,
  importFile,
  offer,
  offersFile,
  rowOf,
  xml,
} from '../support/publish/exchangeFolder';
import { encodeText } from '../support/encodeText';
import { findingsOf, itemsOf } from '../support/publish/readExport';

const products = importFile([product({ id: 'a', title: 'Ковёр' })]);

/** The titles in a file of products, and what is said of it. */
async function read(content: string | Uint8Array, offers = offersFile([offer({ id: 'a' })])) {
  const files = { 'import.xml': content, 'offers.xml': offers };
  const titles = (await itemsOf(files)).map(({ title }) => title);
  return { titles, findings: await findingsOf(files) };
}

const at = (row?: number, column?: number) => ({ file: 'import.xml', row, column });
const again = 'Выгрузите из 1С ещё раз и скопируйте папку целиком';
const many = `<!--${'x'.repeat(60_000)}-->\n`.repeat(5);

describe('What keeps a file from being read is reported with its line and column', () => {
  const inLine10 = (text: string) => products.replace('Ковёр', text);
  const shop =
    'это веб-страница, а не выгрузка 1С. Укажите папку, которую записала 1С (import.xml, offers.xml)';
  const changes = 'Нужна полная выгрузка: снимите в 1С отметку «Выгружать только изменения»';
  const old = 'это CommerceML 1, а нужна версия 2. Выберите в 1С «Обмен с сайтом» версии 2.04–2.10';
  const root = '«КоммерческаяИнформация»';
  const orders = 'это заказы, а не товары. Укажите папку, куда 1С выгружает товары для сайта';

  test.each<readonly [string, string | Uint8Array, string, object]>([
    ['an empty file', '', `в файле нет данных. ${again}`, {}],
    ['a declaration alone', declaration, `в файле нет данных. ${again}`, {}],
    ['a comment alone', '<!-- 1С -->', `в файле нет данных. ${again}`, {}],
    [
      'a text',
      'Ковры',
      'это не XML: перед первым тегом есть текст. Укажите папку, которую записала 1С',
      at(1, 1),
    ],
    [
      'a text at the end',
      `${products}\nКовры`,
      `после конца данных в файле есть лишний текст. ${again}`,
      at(rowOf(products, '</Коммер') + 1, 1),
    ],
    [
      'a file that is cut off between tags',
      products.slice(0, products.indexOf('</Товар>')),
      `файл оборван: нет конца «Товар». ${again}`,
      at(rowOf(products, '</Товар>'), 1),
    ],
    [
      'a file that is cut off in a tag',
      products.slice(0, products.indexOf('</Товар>') + 4),
      `файл оборван: нет конца «Товар». ${again}`,
      at(rowOf(products, '</Товар>'), 4),
    ],
    [
      'an ampersand',
      inLine10('Ковёр & К'),
      'знак «&» записан не по правилам XML: нужно «&amp;». Поправьте его в этой строке',
      at(10, 22),
    ],
    [
      'an unknown entity',
      inLine10('Ковёр&знак;К'),
      'знак «&» записан не по правилам XML: нужно «&amp;». Поправьте его в этой строке',
      at(10, 25),
    ],
    [
      'a sign <',
      inLine10('Ковёр <60'),
      'знак «<» записан не по правилам XML: нужно «&lt;». Поправьте его в этой строке',
      at(10, 22),
    ],
    [
      'an end of another tag',
      products.replace('</Группы>', '</Группа>'),
      `теги не сходятся: закрыт не тот, что открыт. ${again}`,
      at(rowOf(products, '</Группы>'), 18),
    ],
    [
      'an attribute without quotes',
      products.replace('<Товар>', '<Товар Код=1>'),
      `ошибка записи XML. ${again}`,
      at(rowOf(products, '<Товар>'), 20),
    ],
    [
      'an endless comment',
      products.replace('<Товар>', `<!--${'x'.repeat(300_000)}--><Товар>`),
      `слишком длинный тег или комментарий. ${again}`,
      at(rowOf(products, '<Товар>'), 261_654),
    ],
    ['a web page', '\n<!doctype HTML><html></html>', shop, at(2, 15)],
    ['a web page without DOCTYPE', '<HTML></HTML>', shop, at(1)],
    [
      'a web page in Latin letters alone, whatever its encoding',
      `${declaration.replace('UTF-8', 'koi8-r')}<html></html>`,
      shop,
      at(2),
    ],
    [
      'a DOCTYPE',
      `<!DOCTYPE shop>${products.replace(declaration, '')}`,
      'в файле есть DOCTYPE: выгрузки 1С его не пишут',
      at(1, 15),
    ],
    [
      'another XML',
      '<shop/>',
      `первый элемент — «shop», а в выгрузке 1С это ${root}. Укажите другую папку`,
      at(1),
    ],
    ['CommerceML 1', products.replace('"2.10"', '"1.05"'), old, at(2)],
    ['CommerceML 0', products.replace('"2.10"', '"0.9"'), old, at(2)],
    ['CommerceML 1 in English', '<CommercialInformation/>', old, at(1)],
    ['a catalogue of CommerceML 1', document('<Каталог Идентификатор="1"></Каталог>'), old, at(2)],
    ['orders', document('\n<Документ></Документ>'), orders, at(3)],
    ['orders of schema 2.10', document('<Контейнер></Контейнер>'), orders, at(2)],
    [
      'a package of changes',
      document('<ИзмененияПакетаПредложений></ИзмененияПакетаПредложений>'),
      `здесь только изменения. ${changes}`,
      at(2),
    ],
    [
      'changes of products',
      products.replace('"false"', '"true"'),
      `«Каталог» содержит только изменения. ${changes}`,
      at(rowOf(products, '<Каталог')),
    ],
    [
      'changes of products, with a boolean as a number',
      products.replace('"false"', '"1"'),
      `«Каталог» содержит только изменения. ${changes}`,
      at(rowOf(products, '<Каталог')),
    ],
    ...['True', 'Да', ' истина '].map(
      (mark) =>
        [
          `changes of products, with the boolean «${mark}»`,
          products.replace('"false"', `"${mark}"`),
          `«Каталог» содержит только изменения. ${changes}`,
          at(rowOf(products, '<Каталог')),
        ] as const,
    ),
    [
      'what may be changes of products',
      products.replace('"false"', '"частично"'),
      '«СодержитТолькоИзменения»: «частично» — это не «да» и не «нет». Поправьте в 1С',
      at(rowOf(products, '<Каталог')),
    ],
    ['NUL bytes', inLine10('Ков\0р'), 'файл повреждён: в нём нулевые байты', at(10)],
    [
      'NUL bytes far from the beginning',
      `${products}\n${many}\n\0`,
      'файл повреждён: в нём нулевые байты',
      at(products.split('\n').length + 7),
    ],
    [
      'an invalid byte',
      Buffer.concat([Buffer.from(products), Buffer.of(0xff), Buffer.from('\n')]),
      'файл повреждён: есть байты, которых в UTF-8 не бывает',
      at(products.split('\n').length),
    ],
    [
      'an invalid byte far from the beginning',
      Buffer.concat([Buffer.from(`${products}\n${many}\n`), Buffer.of(0xff)]),
      'файл повреждён: есть байты, которых в UTF-8 не бывает',
      at(products.split('\n').length + 7),
    ],
    [
      'a letter that is cut in two',
      Buffer.from(`${products}\nя`).subarray(0, -1),
      'файл повреждён: есть байты, которых в UTF-8 не бывает',
      at(products.split('\n').length + 1),
    ],
    [
      'an unknown encoding',
      encodeText(products.replace('UTF-8', 'KOI-7'), 'windows-1251'),
      'неизвестная кодировка «koi-7». Выгрузите из 1С в UTF-8 или windows-1251',
      at(1),
    ],
  ])('%s', async (_, content, message, place) => {
    const { findings } = await read(content);
    expect(findings).toEqual([['error', { file: 'import.xml', ...place }, message]]);
  });
});

test.each(['False', '0', 'нет', 'Ложь', ''])('An export is full if it says «%s»', async (mark) => {
  const { titles, findings } = await read(products.replace('"false"', `"${mark}"`));
  expect(titles).toEqual(['Ковёр']);
  expect(findings).toEqual([]);
});

describe('The version of the schema', () => {
  test.each(['2', '2.04', '2.021'])('%s is known', async (version) => {
    const { findings } = await read(products.replace('"2.10"', `"${version}"`));
    expect(findings).toEqual([]);
  });

  test('may be absent', async () => {
    const { findings } = await read(products.replace(' ВерсияСхемы="2.10"', ''));
    expect(findings).toEqual([]);
  });

  test.each(['3.0', '20', '12', ''])('«%s» is reported, and is read', async (version) => {
    const { titles, findings } = await read(products.replace('"2.10"', `"${version}"`));
    expect(titles).toEqual(['Ковёр']);
    expect(findings).toEqual([
      [
        'warning',
        { file: 'import.xml', row: 2, field: 'ВерсияСхемы' },
        `версия схемы ${version}: проверено для 2.04–2.10, в новой прочитаем знакомое`,
      ],
    ]);
  });
});

describe('Control characters', () => {
  const code = (number: number) => String.fromCharCode(number);
  const told = (row: number) => [
    ['warning', at(row), 'в тексте есть служебные символы: на их месте пробелы'],
  ];

  test.each([1, 8, 0x0b, 0x0c, 0x0e, 0x1b, 0x1f])('(%i) are read as spaces', async (number) => {
    const { titles, findings } = await read(
      products.replace('Ковёр', `Ковёр${code(number)}1${code(number)}2`),
    );
    expect(titles).toEqual(['Ковёр 1 2']);
    expect(findings).toEqual(told(10));
  });

  test.each([0x09, 0x0a, 0x0d, 0x7f, 0xa0])('do not include %i', async (number) => {
    const { findings } = await read(products.replace('Ковёр', `Ковёр${code(number)}1`));
    expect(findings).toEqual([]);
  });

  test('are reported once, in the first line that has them', async () => {
    const filler = `<!--${'\n'.repeat(10)}-->\n${many}`;
    const titles = ['\u0001Ковёр', 'Трава\u0001'];
    const content = importFile(titles.map((title) => product({ id: title, title, more: filler })));
    const { findings, titles: found } = await read(content, offersFile([]));
    expect(found).toEqual(['Ковёр', 'Трава']);
    expect(findings).toEqual(told(rowOf(content, '\u0001')));
  });
});

describe('The encoding', () => {
  const as = (name: string) => products.replace('"UTF-8"', name);
  const wrong = (declared: string, real: string) => [
    [
      'warning',
      { file: 'import.xml', row: 1, field: 'encoding' },
      `написано «${declared}», а на деле ${real}: так и прочитали`,
    ],
  ];
  const wide = Buffer.from(as('"UTF-16"'), 'utf16le');

  test.each<readonly [string, string | Uint8Array, unknown]>([
    ['UTF8', as('"utf8"'), []],
    ['UTF-8 in single quotes', as("'utf-8'"), []],
    ['UTF-8 after an empty line', `\n\n${products.replace(declaration, '')}`, []],
    ['windows-1251 in single quotes', encodeText(as("'Windows-1251'"), 'windows-1251'), []],
    [
      'windows-1251 with spaces around the sign =',
      encodeText(as('"windows-1251"').replace('encoding=', 'encoding = '), 'windows-1251'),
      [],
    ],
    ['UTF-16, the high bytes first, without a mark', Buffer.from(wide).swap16(), []],
    [
      'windows-1251 that is declared as UTF-8',
      encodeText(products, 'windows-1251'),
      wrong('utf-8', 'windows-1251'),
    ],
    ['UTF-8 that is declared as another', as('"koi8-r"'), wrong('koi8-r', 'utf-8')],
    [
      'UTF-8 that is declared as another, with a long tail in Latin',
      `${as('"koi8-r"')}\n${many}${many}`,
      wrong('koi8-r', 'utf-8'),
    ],
  ])('%s', async (_, content, expected) => {
    const { titles, findings } = await read(content);
    expect(titles).toEqual(['Ковёр']);
    expect(findings).toEqual(expected);
  });
});

test('A text is read with its entities and CDATA, and without the texts inside it', async () => {
  const title = 'Ковёр &quot;А&quot; &#38; <![CDATA[<Б>]]><Код>1</Код>';
  const { titles, findings } = await read(products.replace('Ковёр', title));
  expect(titles).toEqual(['Ковёр "А" & <Б>']);
  expect(findings).toEqual([]);
});

test('Products are only read where 1C writes them', async () => {
  const hidden = xml('Прочее', product({ id: 'z', title: 'Чужой' }));
  const content = products
    .replace('<Классификатор>', `${hidden}<Классификатор>`)
    .replace('</Товар>', `${product({ id: 'y', title: 'Внутри' })}</Товар>`);
  const { titles } = await read(content);
  expect(titles).toEqual(['Ковёр']);
});
