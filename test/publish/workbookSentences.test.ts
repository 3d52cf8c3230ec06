import {
  errorCell,
  formulaCell,
  readCatalog,
  readRows,
  sheetOf,
  type Rows,
} from '../support/publish/catalogSheets';

const head = ['Категория', 'Артикул', 'Наименование'];
const row = ['Ковры', 'A-1', 'Коврик'];
const known = [
  {
    _id: 'mats',
    title: 'Ворсовые ковры',
    isPublished: true,
    items: [{ _id: '1', article: '00123', title: 'Коврик', price: 100 }],
  },
];
/** A table with one more column. */
const withColumn = (heading: string, ...values: readonly Rows[number][number][]): Rows => [
  [...head, heading],
  ...values.map((value) => [...row, value]),
];

describe('Publishing is refused, with the cell and the way out, for', () => {
  test.each<[name: string, rows: Rows, error: string]>([
    [
      'a price in words',
      withColumn('Цена', 'дорого'),
      'D2 Цена: «дорого» — не число. Напишите только число, например 1200',
    ],
    [
      'a price of two meanings',
      withColumn('Цена', '1.200'),
      'D2 Цена: «1.200» — это 1200 или 1,2? Напишите одно из двух',
    ],
    [
      'a price of two meanings in roubles',
      withColumn('Цена', '1.200 руб'),
      'D2 Цена: «1.200 руб» — это 1200 или 1,2? Напишите одно из двух',
    ],
    [
      'a price tier of two meanings in roubles',
      withColumn('Цена от 50', '1,200 ₽'),
      'D2 Цена от 50: «1,200 ₽» — это 1200 или 1,2? Напишите одно из двух',
    ],
    [
      'a price with a thousands comma',
      withColumn('Цена', '1,200.50'),
      'D2 Цена: «1,200.50» — не число. Напишите только число, например 1200',
    ],
    [
      'a price in dollars',
      withColumn('Цена', '12 $'),
      'D2 Цена: «12 $» — не число. Напишите только число, например 1200',
    ],
    [
      'a column of prices in dollars',
      withColumn('Цена, $', 12),
      'D1 Цена, $: не знаем, как читать единицу «$». Нужно «Цена, ₽»',
    ],
    [
      'a width in kilograms',
      withColumn('Ширина, кг', 12),
      'D1 Ширина, кг: не знаем, как читать единицу «кг». Нужно «Ширина, см»',
    ],
    [
      'a misspelt heading',
      withColumn('Ценна', 12),
      'D1 Ценна: неизвестный столбец — может быть, «Цена, ₽»? Если он не для сайта, возьмите заголовок в скобки',
    ],
    [
      'two columns of prices',
      [
        [...head, 'Цена', 'Цена опт'],
        [...row, 100, 90],
      ],
      'E1 Цена опт: столбцы «Цена» и «Цена опт» об одном. Оставьте один из них',
    ],
    [
      'a tier by the sum of an order',
      withColumn('от 10 000 руб', 90),
      'D1 от 10 000 руб: не поняли, с какого количества эта цена. Назовите столбец «Цена от 50, ₽», с числом в единицах товара',
    ],
    [
      'a tier in packs',
      withColumn('Цена от 5 уп', 90),
      'D1 Цена от 5 уп: не поняли, с какого количества эта цена. Назовите столбец «Цена от 50, ₽», с числом в единицах товара',
    ],
    [
      'half of a pair of columns',
      withColumn('Опт 1, от', 50),
      'D1 Опт 1, от: нет столбца «Опт 1, ₽» для этой ступени цены',
    ],
    [
      'a tier without its amount',
      [
        [...head, 'Опт 1, от', 'Опт 1, ₽'],
        [...row, undefined, 90],
      ],
      'D2 Опт 1, от: не указано, от какого количества действует цена: впишите его или удалите цену',
    ],
    [
      'a tier without its price',
      [
        [...head, 'Опт 1, от', 'Опт 1, ₽'],
        [...row, 50, undefined],
      ],
      'E2 Опт 1, ₽: нет цены от этого количества: впишите её или удалите количество',
    ],
    [
      '#N/A',
      withColumn('Цена', errorCell),
      'D2 Цена: в ячейке ошибка #N/A: исправьте формулу или впишите значение',
    ],
    [
      'a picture in place of a price',
      withColumn('Цена', { kind: 'error', text: '#VALUE!', isRich: true }),
      'D2 Цена: в ячейке картинка или значение, которое видно только в Excel: впишите текст или число',
    ],
    [
      'a number too large to be one',
      withColumn('Цена', { kind: 'error', text: '1E999' }),
      'D2 Цена: в ячейке ошибка 1E999: исправьте число',
    ],
    [
      'a formula without a value',
      withColumn('Цена', formulaCell),
      'D2 Цена: в ячейке формула без посчитанного значения: откройте файл в Excel и сохраните его заново',
    ],
    [
      'a date in place of a size',
      withColumn('Размер', new Date('2026-12-10')),
      'D2 Размер: Excel принял значение за дату 10.12.2026: задайте столбцу формат «Текстовый» и впишите значение заново',
    ],
    [
      'a date in place of an article',
      [head, ['Ковры', new Date('2026-12-10'), 'Коврик']],
      'B2 Артикул: Excel принял значение за дату 10.12.2026: задайте столбцу формат «Текстовый» и впишите значение заново',
    ],
    [
      'a date in place of a price',
      withColumn('Цена', new Date('2026-12-10')),
      'D2 Цена: Excel принял значение за дату 10.12.2026: задайте столбцу формат «Числовой» и впишите значение заново',
    ],
    [
      'a size that Excel took for a number',
      withColumn('Размер', 60.9),
      'D2 Размер: «60,9» — не размер. Напишите, например, «60×90 см»',
    ],
    [
      'a size in metres or centimetres',
      withColumn('Размер', '0,6х15'),
      'D2 Размер: «0,6х15» — метры или сантиметры? Напишите единицу в ячейке или в заголовке',
    ],
    [
      'a size in letters',
      withColumn('Размер', 'XL'),
      'D2 Размер: «XL» — не размер. Напишите, например, «60×90 см»',
    ],
    [
      'an unknown availability',
      withColumn('Наличие', 'бывает'),
      'D2 Наличие: «бывает» — напишите одно из слов: в наличии, мало, под заказ, ожидается — или остаток числом',
    ],
    [
      'a date in words',
      withColumn('Ожидается', 'скоро'),
      'D2 Ожидается: «скоро» — не дата. Напишите, например, 05.12.2026',
    ],
    [
      'goods without title and article',
      [
        [...head, 'Цена'],
        ['Ковры', undefined, undefined, 100],
      ],
      '2: нет ни артикула, ни наименования. Впишите их или удалите строку',
    ],
    [
      'goods without a category',
      [
        ['Артикул', 'Наименование', 'Цена'],
        ['A-1', 'Коврик', 100],
      ],
      '2: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
    ],
    [
      'a sheet without headings',
      [['Ковры', 'A-1', 'Коврик']],
      'Товары: на листе нет заголовков товаров. Нужны хотя бы «Наименование» или «Артикул» и ещё один столбец, например «Цена»',
    ],
  ])('%s', (_, rows, error) => {
    expect(readRows(rows).errors).toStrictEqual([error]);
  });

  test('an article of the settings that has lost its zeros', () => {
    expect(
      readRows(
        [
          ['Артикул', 'Цена'],
          [123, 100],
        ],
        known,
      ).errors,
    ).toContain(
      'A2 Артикул: в настройках артикул «00123», а здесь число: Excel отбросил нули. Задайте столбцу формат «Текстовый» и впишите артикул заново',
    );
  });

  test('a workbook that has lost all goods', () => {
    const { errors } = readRows([head], known);
    expect(errors).toStrictEqual([
      ': в таблице нет ни одного товара. Впишите товары под заголовками или укажите другой файл',
    ]);
  });

  const hidden = known.map((category) => ({ ...category, isPublished: false }));
  test.each<[name: string, rows: Rows, base: typeof known]>([
    ['without any rows', [], []],
    ['with headings only', [head], []],
    ['with headings only, over goods that are not published', [head], hidden],
    ['with totals only', [head, [undefined, 'Итого']], []],
  ])('a workbook %s', (_, rows, base) => {
    expect(readRows(rows, base).errors).toStrictEqual([
      ': в таблице нет ни одного товара. Впишите товары под заголовками или укажите другой файл',
    ]);
  });

  test('goods of a category that the sheet «Категории» does not list', () => {
    const categories = sheetOf(
      [
        ['Категория', 'Опубликована'],
        ['Щётки', 'да'],
      ],
      'Категории',
    );
    expect(readCatalog([sheetOf([head, row]), categories]).errors).toStrictEqual([
      'A2 Категория: категории «Ковры» нет на листе «Категории». Добавьте её туда или исправьте название',
    ]);
  });

  test('«Опубликована» that is neither да nor нет', () => {
    const categories = sheetOf(
      [
        ['Категория', 'Опубликована'],
        ['Ковры', 'потом'],
      ],
      'Категории',
    );
    expect(readCatalog([sheetOf([head, row]), categories]).errors).toStrictEqual([
      'B2 Опубликована: «потом» — напишите «да» или «нет»',
    ]);
  });

  test('a model of an unknown category or of none', () => {
    const models = sheetOf(
      [
        ['Категория', 'Модель'],
        ['Кавры', 'Страйп'],
        [undefined, 'Кант'],
      ],
      'Модели',
    );
    expect(readCatalog([sheetOf([head, row]), models]).errors).toStrictEqual([
      'A2 Категория: нет такой категории. Напишите её так же, как на листе «Товары»',
      'A3 Категория: категория не указана, ячейка пуста. Напишите её так же, как на листе «Товары»',
    ]);
  });

  test('models without a column for their categories', () => {
    const models = sheetOf(
      [
        ['Модель', 'Описание'],
        ['Страйп', 'Мягкий'],
        ['Кант', 'Жёсткий'],
      ],
      'Модели',
    );
    expect(readCatalog([sheetOf([head, row]), models]).errors).toStrictEqual([
      '1: нет столбца «Категория». Добавьте его и напишите категории так же, как на листе «Товары»',
    ]);
  });

  test('tiers of a line of an order, which has one price', () => {
    const base = [
      {
        ...known[0],
        items: [
          {
            _id: '1',
            article: 'A-1',
            title: 'Коврик',
            price: 100,
            priceTiers: [{ from: 50, price: 90 }],
          },
        ],
      },
    ];
    const { errors } = readRows(
      [
        ['Артикул', 'Наименование', 'Количество', 'Цена, ₽', 'Сумма, ₽'],
        ['A-1', 'Коврик', 60, 85, 5100],
      ],
      base,
    );
    expect(errors).toStrictEqual([
      'D2 Цена, ₽: в файле заявки цена зависит от количества, и неясно, какую из цен менять. Меняйте цены в прайс-листе',
    ]);
  });
});

describe('A warning says what is taken for', () => {
  test.each([
    ['Цена', '1 200 руб', { price: 1200 }, '«1 200 руб» — не число, возьмём 1200?'],
    ['Цена', '285 ₽', { price: 285 }, '«285 ₽» — не число, возьмём 285?'],
    [
      'Цена',
      '1 200,50 руб./шт',
      { price: 1200.5 },
      '«1 200,50 руб./шт» — не число, возьмём 1200,5?',
    ],
    ['Ширина, см', '600 мм', { width: 60 }, '«600 мм» — не число, возьмём 60?'],
    ['Размер', '0,6х0,9', { width: 60, length: 90 }, '«0,6х0,9» — возьмём 60×90 см?'],
    ['Размер', '60х90х1,5 см', { width: 60, length: 90 }, '«60х90х1,5 см» — возьмём 60×90 см?'],
  ])('%s «%s»', (heading, value, fields, message) => {
    const { items, errors, warnings } = readRows(withColumn(heading, value));
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([fields]);
    expect(warnings).toStrictEqual([`D2 ${heading}: ${message}`]);
  });

  test.each([
    ['796', '796', ' «шт»'],
    [55, '55', ' «м²»'],
    ['998', '998', ''],
  ])('a unit that is a code: %s', (value, unit, name) => {
    const { items, errors, warnings } = readRows(withColumn('Ед.', value));
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ unit }]);
    expect(warnings).toStrictEqual([
      `D2 Ед.: «${unit}» — код, покупатели увидят число. Впишите краткое название единицы${name}`,
    ]);
  });

  test('an unknown heading', () => {
    const { errors, warnings } = readRows(withColumn('Рейтинг продавца', 5));
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual(['D1 Рейтинг продавца: неизвестный столбец, не читаем']);
  });

  test('a new category that is almost a known one', () => {
    const { warnings } = readRows([head, ['Ворсовые кавры', 'A-1', 'Коврик']], known);
    expect(warnings).toContain(
      'A2 Категория: «Ворсовые кавры» — новая категория, в настройках её нет. Может быть, «Ворсовые ковры»?',
    );
  });

  test('nothing of a new category with a name of its own, or with a short one', () => {
    const rows = (category: string) => [head, [category, 'A-1', 'Коврик']];
    const brushes = known.map((category) => ({ ...category, title: 'Ковры' }));
    for (const { warnings } of [
      readRows(rows('Щётки для обуви'), known),
      readRows(rows('Кавры'), brushes),
    ]) {
      expect(warnings.join()).not.toContain('новая категория');
    }
  });

  test('articles beside others that begin with zeros', () => {
    const { items, warnings } = readRows([
      head,
      ['Ковры', '0012', 'Ковёр'],
      ['Ковры', 13, 'Коврик'],
    ]);
    expect(items).toMatchObject([{ article: '0012' }, { article: '13' }]);
    expect(warnings).toStrictEqual([
      'B3 Артикул: артикул записан числом, а другие начинаются с нуля: потеряны нули? Задайте столбцу формат «Текстовый»',
    ]);
  });

  test('the numbers of the columns', () => {
    const { items, errors, warnings } = readRows(
      [
        [...head, 'Цена'],
        [1, 2, 3, 4],
        ['1', '2', undefined, '3'],
        ['Ковры', 2, 'Коврик', 4],
        ['1', 2, 3, 5],
      ],
      [],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([
      { title: 'Коврик', article: '2', price: 4 },
      { title: '3', article: '2', price: 5 },
    ]);
    expect(warnings).toStrictEqual([
      '2: строка с номерами столбцов, пропускаем',
      '3: строка с номерами столбцов, пропускаем',
    ]);
    expect(
      readRows([head, [1, 2, 3]], [{ title: '1', items: [{ article: '2' }] }]).items,
    ).toHaveLength(1);
  });

  test('totals and remarks among the goods', () => {
    const { items, warnings } = readRows([
      [...head, 'Цена'],
      [...row, 100],
      ['Итого', undefined, undefined, 100],
      ['* Цены с НДС'],
    ]);
    expect(items).toHaveLength(1);
    expect(warnings).toStrictEqual([
      '3: строка итогов, пропускаем',
      '4: «* Цены с НДС» — в строке больше ничего нет, пропускаем',
    ]);
  });

  test('totals in the column of articles', () => {
    const total = '3: строка итогов, пропускаем';
    const warningsOf = (last: readonly string[]) => readRows([head, row, last]).warnings;
    expect(warningsOf(['', 'Итого:'])).toStrictEqual([total]);
    expect(warningsOf(['Ковры', 'Всего по прайсу'])).toStrictEqual([total]);
    expect(warningsOf(['Ковры', 'TOTAL', 'Ковёр «Тотал»'])).toStrictEqual([]);
  });
});
