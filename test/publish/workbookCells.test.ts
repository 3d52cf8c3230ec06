import { readCatalog, readRows, sheetOf, type Value } from '../support/publish/catalogSheets';

/** What a cell below a heading gives, and what is reported of it. */
function read(heading: string, value: Value) {
  const { items, errors, warnings } = readRows([
    ['Категория', 'Наименование', heading],
    ['Ковры', 'Коврик', value],
  ]);
  const { title, _id, ...fields } = items[0] ?? {};
  return {
    fields,
    told: [...errors, ...warnings].map((text) => text.replace(/^.*?: /, '')),
    title,
    _id,
  };
}

describe('A size', () => {
  test.each<[Value, object]>([
    ['60×90', { width: 60, length: 90 }],
    ['60x90 см', { width: 60, length: 90 }],
    ['60 Х 90 СМ.', { width: 60, length: 90 }],
    ['60*90', { width: 60, length: 90 }],
    ['600×900 мм', { width: 60, length: 90 }],
    ['60 см × 15 м', { width: 60, length: 1500 }],
    ['11 м × 2 м', { width: 1100, length: 200 }],
    ['0,6×15 м', { width: 60, length: 1500 }],
    ['1 200×1 500 мм', { width: 120, length: 150 }],
    ['9×15 см', { width: 9, length: 15 }],
    ['60 см × 5', { width: 60, length: 5 }],
    ['10×10', { width: 10, length: 10 }],
    ['ширина 90 см', { width: 90 }],
    ['ширина 0,9 м', { width: 90 }],
    ['Ширина90см.', { width: 90 }],
    ['90 см', { width: 90 }],
    ['499×1 500', { width: 499, length: 1500 }],
    ['1000×400', { width: 1000, length: 400 }],
    ['600×900 см', { width: 600, length: 900 }],
    // the check asks about these
    ['120×15 м', { width: 12000, length: 1500 }],
    ['1200*400', { width: 1200, length: 400 }],
    [{ kind: 'number', number: 120, unit: 'см' }, { width: 120 }],
    [{ kind: 'number', number: 0.9, unit: 'м' }, { width: 90 }],
    ['-', {}],
    ['–', {}],
    ['—', {}],
  ])('«%s» is taken as it is', (text, size) => {
    expect(read('Размер', text)).toMatchObject({ fields: size, told: [] });
    expect(Object.values(read('Размер', text).fields).filter(Boolean)).toHaveLength(
      Object.keys(size).length,
    );
  });

  test.each([
    ['0,6х9', { width: 60, length: 900 }, '60×900'],
    ['0,6×0,9×12', { width: 60, length: 90 }, '60×90'],
    ['60×90 мм×5', { width: 6, length: 9 }, '6×9'],
    ['90', { width: 90 }, '90'],
    ['60×90×1', { width: 60, length: 90 }, '60×90'],
    ['60×90×1 см', { width: 60, length: 90 }, '60×90'],
    ['600×900×10 мм', { width: 60, length: 90 }, '60×90'],
    ['60×90 см×10 мм', { width: 60, length: 90 }, '60×90'],
    ['60 см×90×10 мм', { width: 60, length: 90 }, '60×90'],
    ['600х900', { width: 600, length: 900 }, '600×900'],
    ['500×500', { width: 500, length: 500 }, '500×500'],
  ])('«%s» is asked about', (text, size, written) => {
    expect(read('Размер', text)).toMatchObject({
      fields: size,
      told: [`«${text}» — возьмём ${written} см?`],
    });
  });

  const unclear = (text: string) =>
    `«${text}» — метры или сантиметры? Напишите единицу в ячейке или в заголовке`;

  test('«60×90×10 мм» names the unit of the thickness, under «Размер, см» too', () => {
    const told = ['«60×90×10 мм» — возьмём 60×90 см?'];
    expect(read('Размер, см', '60×90×10 мм')).toMatchObject({
      fields: { width: 60, length: 90 },
      told,
    });
    expect(read('Размер', '60×90×10 мм').told).toStrictEqual([unclear('60×90×10 мм')]);
    expect(read('Размер', '120×90×10 мм').told).toStrictEqual([unclear('120×90×10 мм')]);
    expect(read('Размер', '0,6×0,9×10 мм').told).toStrictEqual([unclear('0,6×0,9×10 мм')]);
  });

  test.each(['0,6×15', '0,6*15', '1,2х15', '9×15', '60×9', '9', 'ширина 0,9'])(
    '«%s» may be in metres',
    (text) => {
      const { fields, told } = read('Размер', text);
      expect({ fields, told }).toStrictEqual({
        fields: { width: undefined, length: undefined },
        told: [unclear(text)],
      });
    },
  );

  test.each<[heading: string, value: Value, shown: string]>([
    ['Ширина', 1.2, '1,2'],
    ['Ширина', 9.99, '9,99'],
    ['Ширина', '1,2', '1,2'],
    ['Длина', 5, '5'],
    ['Ширина коврика', 0.6, '0,6'],
  ])('of %s alone may be in metres, too: %s', (heading, value, shown) => {
    const { fields, told } = read(heading, value);
    expect({ fields, told }).toStrictEqual({ fields: {}, told: [unclear(shown)] });
  });

  test.each<[heading: string, value: Value, side: number]>([
    ['Ширина', 10, 10],
    ['Ширина, см', 5, 5],
    ['Ширина (см)', 5, 5],
    ['Длина, м', 1.2, 120],
    ['Ширина коврика, см', '5', 5],
    ['Ширина', { kind: 'number', number: 5, unit: 'см' }, 5],
  ])('of one side is clear: %s, %s', (heading, value, side) => {
    const { fields, told } = read(heading, value);
    expect({ values: Object.values(fields), told }).toStrictEqual({ values: [side], told: [] });
  });

  test.each<[heading: string, text: string, size: object]>([
    ['Размер, мм', '600х900', { width: 60, length: 90 }],
    ['Размер (мм)', '1 200*1 500', { width: 120, length: 150 }],
    ['Габариты, мм', '600×900', { width: 60, length: 90 }],
    ['Размер, мм', '600', { width: 60, length: undefined }],
    ['Размер, м', '1х1,5', { width: 100, length: 150 }],
    ['Размер, дм', '6х9', { width: 60, length: 90 }],
    ['Размер, см', '60х90', { width: 60, length: 90 }],
    ['Размер, см', '6х9', { width: 6, length: 9 }],
    ['Размер, мм', '600×900 мм', { width: 60, length: 90 }],
    ['Размер, мм', '60×90 см', { width: 60, length: 90 }],
    ['Размер, мм', '60 см × 15 м', { width: 60, length: 1500 }],
    ['Размер, см', '600×900 мм', { width: 60, length: 90 }],
    ['Размер, м', '60×90 см', { width: 60, length: 90 }],
    ['Размер, мм', '—', { width: undefined, length: undefined }],
  ])(
    'under «%s», «%s» has the unit of the heading, unless it has its own',
    (heading, text, size) => {
      const { fields, told } = read(heading, text);
      expect({ fields, told }).toStrictEqual({ fields: size, told: [] });
    },
  );

  test('of three sides under «Размер, мм» is asked about in cm', () => {
    expect(read('Размер, мм', '600×900×10')).toMatchObject({
      fields: { width: 60, length: 90 },
      told: ['«600×900×10» — возьмём 60×90 см?'],
    });
  });

  test('cannot be in the unit of something else', () => {
    expect(read('Размер, кг', '60×90').told).toStrictEqual([
      'не знаем, как читать единицу «кг». Нужно «Размер»',
    ]);
  });

  test.each([
    'большой',
    '60×',
    '×90',
    '60×90 кг',
    '60×90×',
    '60×90 см и 1',
    'до 60×90',
    '6..0×90',
    'в ширину 90',
    '—60',
    '60—',
  ])('«%s» is refused as no size', (text) => {
    expect(read('Размер', text).told).toStrictEqual([
      `«${text}» — не размер. Напишите, например, «60×90 см»`,
    ]);
  });
});

describe('A date', () => {
  test.each([
    ['2026-12-05', '2026-12-05'],
    ['05.12.2026', '2026-12-05'],
    ['5.2.2026', '2026-02-05'],
    ['5 декабря 2026', '2026-12-05'],
    ['5  декабря  2026', '2026-12-05'],
    ['5 дек 2026', '2026-12-05'],
    ['15 Мая 2026 г.', '2026-05-15'],
    ['15 мая 2026 года', '2026-05-15'],
    ['15 мая 2026 год', '2026-05-15'],
    ['15 мая 2026  г', '2026-05-15'],
    [new Date('2026-12-05T10:00:00Z'), '2026-12-05'],
  ])('%s is %s', (value, expectedAt) => {
    expect(read('Ожидается', value)).toMatchObject({ fields: { expectedAt }, told: [] });
  });

  test.each([
    ...['завтра', 'с 2026-12-05', '2026-12-05 утром', '2026-12-5', '12.2026', 'с 05.12.2026'],
    ...['05.12.26', '5 декабря', '5 тобря 2026', 'до 5 декабря 2026', '5 декабря 2026 раз'],
    ...['32.13.2026', '31.02.2026', '00.12.2026', '30 февраля 2026', '2026-13-32', '2026-02-29'],
    ...['05.12.2026 утром', '5 декабря 2026 г. утром', '5 а 2026', '5 ма 2026', '—5', '5—'],
  ])('«%s» is refused as no date', (text) => {
    expect(read('Ожидается', text).told[0]).toBe(
      `«${text}» — не дата. Напишите, например, 05.12.2026`,
    );
  });
});

describe('The availability', () => {
  test.each<[string, ...Value[]]>([
    [
      'в наличии',
      ...['в наличии', 'Есть в наличии', 'есть', 'есть на складе', 'на складе', 'Да', '+'],
      ...['много', 'достаточно', 14, '>100', '> 1 200,5', '0,5'],
    ],
    ['мало', 'мало', 'Осталось мало', 'заканчивается.'],
    [
      'под заказ',
      ...['под заказ', 'На заказ', 'заказ', 'нет', 'нет в наличии', 'отсутствует', '-', '–', '—'],
      ...[0, '-5'],
    ],
    ['ожидается', 'ожидается', 'в  пути', 'ожидаем', 'скоро'],
  ])('is «%s» for its words and amounts', (availability, ...values) => {
    for (const value of values) {
      expect(read('Наличие', value)).toMatchObject({ fields: { availability }, told: [] });
    }
  });

  test.each([
    ...['не знаем', 'очень много', 'мало осталось', 'нет заказов', 'скоро будет', 'не скоро'],
    ...['много лет', 'нет. в наличии', 'немало', 'не под заказ'],
  ])('«%s» is refused as no availability', (text) => {
    expect(read('Наличие', text).told).toStrictEqual([
      `«${text}» — напишите одно из слов: в наличии, мало, под заказ, ожидается — или остаток числом`,
    ]);
  });
});

describe('A number with a unit is converted and asked about', () => {
  test.each([
    ['Ширина', '9 дм', 90],
    ['Ширина', '0,9 м', 90],
    ['Ширина', '900 mm', 90],
    ['Ширина', '90 cm', 90],
    ['Толщина', '1 см', 10],
    ['Толщина', '0,01 м', 10],
    ['Толщина', '10 mm', 10],
    ['Толщина', '1 cm', 10],
    ['Вес', '740 г', 0.74],
    ['Вес', '740 гр.', 0.74],
    ['Вес', '0,1 т', 100],
    ['Вес', '0,74 kg', 0.74],
    ['Вес', '5кг', 5],
    ['Вес', '0,74 кг/шт', 0.74],
    ['Объём упаковки', '20 л', 0.02],
    ['Объём упаковки', '20 дм³', 0.02],
    ['Объём упаковки', '0,02 м³', 0.02],
    ['Объём упаковки', '0,02 куб. м', 0.02],
    ['В упаковке', '10 шт', 10],
    ['В упаковке', '10 штук', 10],
    ['Цена', '285 рублей', 285],
    ['Цена', '285 р.', 285],
    ['Цена', '285 RUB', 285],
    ['Цена', '285 руб. за шт', 285],
  ])('%s «%s»', (heading, text, number) => {
    const { fields, told } = read(heading, text);
    expect(Object.values(fields)).toContain(number);
    expect(told).toStrictEqual([
      `«${text}» — не число, возьмём ${String(number).replace('.', ',')}?`,
    ]);
  });

  test.each([
    ['10 пог. м', 'пог. м'],
    ['10 кв. м', 'м²'],
    ['10м2', 'м²'],
    ['10 рул.', 'рулон'],
    ['10 компл.', 'компл.'],
  ])('«%s» in a pack of goods sold so: %s', (text, unit) => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Наименование', 'Ед.', 'В упаковке'],
      ['Ковры', 'Коврик', unit, text],
    ]);
    expect(items).toMatchObject([{ packQty: 10 }]);
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual([`D2 В упаковке: «${text}» — не число, возьмём 10?`]);
  });

  test.each([
    ['Ширина', '90 кг'],
    ['Вес', '740 мм'],
    ['Вес', 'около 5 кг'],
    ['Цена', '285 $'],
    ['Цена', '5%'],
    ['Цена', '5 %'],
    ['Цена от 50', '5%'],
    ['В упаковке', '10 руб'],
  ])('but not %s «%s»', (heading, text) => {
    expect(read(heading, text).told).toStrictEqual([
      `«${text}» — не число. Напишите только число, например 1200`,
    ]);
  });
});

describe('The unit that a number has by its format', () => {
  const shown = (number: number, unit: string) => ({ kind: 'number', number, unit }) as const;

  test.each([
    ['Цена', 285, '₽', 285],
    ['Цена', 285, 'р.', 285],
    ['Цена', 285, 'руб/шт', 285],
    ['Ширина', 60, 'см', 60],
    ['Ширина, мм', 600, 'мм', 60],
    ['Вес, г', 740, '/шт', 0.74],
    ['В упаковке', 10, 'шт', 10],
    ['Цена от 50', 271, 'руб.', [{ from: 50, price: 271 }]],
  ])('may be that of %s: %d %s', (heading, number, unit, value) => {
    const { fields, told } = read(heading, shown(number, unit));
    expect({ values: Object.values(fields), told }).toStrictEqual({ values: [value], told: [] });
  });

  test.each([
    ['Ширина', 600, 'мм', 60],
    ['Ширина', 0.6, 'м', 60],
    ['Ширина, м', 600, 'мм', 60],
    ['Вес', 740, 'г', 0.74],
  ])('is converted and asked about: %s, %d %s', (heading, number, unit, value) => {
    const { fields, told } = read(heading, shown(number, unit));
    expect(Object.values(fields)).toStrictEqual([value]);
    expect(told).toStrictEqual([
      `формат ячейки показывает «${unit}», возьмём ${String(value).replace('.', ',')}?`,
    ]);
  });

  test.each([
    ['Цена', 12, '$'],
    ['Цена', 12, 'USD'],
    ['Цена', 1.2, 'тыс. руб.'],
    ['Цена', 0.05, '%'],
    ['Цена от 50', 0.05, '%'],
    ['Ширина', 60, 'кг'],
    ['Мин. партия', 2, 'кор.'],
  ])('cannot be that of something else: %s, %d %s', (heading, number, unit) => {
    expect(read(heading, shown(number, unit)).told).toStrictEqual([
      `формат ячейки показывает «${unit}»: пересчитайте число и задайте ячейке формат «Числовой»`,
    ]);
  });
});

describe('A number', () => {
  test.each<[heading: string, value: Value, number: number]>([
    ['Цена', '1 200,50', 1200.5],
    ['Цена', 1.234, 1.234],
    ['Вес', 0.0000005, 0.0000005],
    ['Ширина, м', '0,9', 90],
    ['Ширина, м', 0.57, 57],
  ])('of %s, %s, is taken without a question', (heading, value, number) => {
    const { fields, told } = read(heading, value);
    expect({ values: Object.values(fields), told }).toStrictEqual({ values: [number], told: [] });
  });

  test.each<[heading: string, value: Value, shown: string]>([
    ['Вес', true, 'ИСТИНА'],
    ['Цена', false, 'ЛОЖЬ'],
    ['Вес', '1,2,3 кг', '1,2,3 кг'],
    ['Вес', '5 кг 300 г', '5 кг 300 г'],
    ['Вес', '—5', '—5'],
    ['Вес', 'нет —', 'нет —'],
    ['Ширина', '0,9 м²', '0,9 м²'],
  ])('of %s, %s, is refused', (heading, value, shown) => {
    expect(read(heading, value).told).toStrictEqual([
      `«${shown}» — не число. Напишите только число, например 1200`,
    ]);
  });
});

describe('No value is taken from', () => {
  test.each([
    ['Вес', { weight: undefined }],
    ['Цена', { price: undefined }],
    ['Ожидается', { expectedAt: undefined }],
    ['Размер', { width: undefined, length: undefined }],
    ['Артикул', { article: undefined }],
    ['Модель', { model: undefined }],
    ['Цвет', { color: undefined }],
    ['Ед.', { unit: undefined }],
    ['Назначение', { purpose: undefined }],
  ])(
    'a dash, a blank or an empty cell of %s, in place of what the settings have',
    (heading, none) => {
      for (const value of ['-', '–', '—', ' ', undefined]) {
        const { fields, told } = read(heading, value);
        expect({ fields, told }).toStrictEqual({ fields: none, told: [] });
      }
    },
  );
});

describe('A text', () => {
  test.each<[heading: string, value: Value, text: unknown]>([
    ['Цвет', ' серый ', 'серый'],
    ['Цвет', 7.5, '7.5'],
    ['Цвет', true, 'ИСТИНА'],
    ['Назначение', 7.5, ['7.5']],
    ['Картинка', 7.5, '7.5'],
  ])('of %s may be %s', (heading, value, text) => {
    const { fields, told } = read(heading, value);
    expect({ values: Object.values(fields), told }).toStrictEqual({ values: [text], told: [] });
  });

  test.each([
    ['Артикул', 'VG-', { article: '7' }],
    ['Картинка', '.jpg', { image: '7' }],
    ['Назначение', 'этаж', { purpose: ['7'] }],
  ])(
    'of %s is the digits of a number, asked about if its format shows «%s»',
    (heading, unit, fields) => {
      expect(read(heading, { kind: 'number', number: 7, unit })).toMatchObject({
        fields,
        told: [`формат ячейки показывает ещё «${unit}», возьмём «7»?`],
      });
    },
  );

  test.each<[heading: string, value: Value, article: string]>([
    ['Артикул', '4,60123E+12', '4,60123E+12'],
    ['Артикул', ' 4.60123E+12 ', '4.60123E+12'],
    ['Код', '5E+15', '5E+15'],
    ['Артикул', 1e15, '1000000000000000'],
  ])('of %s that Excel has shortened is asked about: %s', (heading, value, article) => {
    expect(read(heading, value)).toMatchObject({
      fields: { article },
      told: [
        `«${article}» — похоже на число, которое сократил Excel: цифры потеряны? Задайте столбцу формат «Текстовый» и впишите артикул заново`,
      ],
    });
  });

  test.each<[heading: string, value: Value, article: string]>([
    ['Артикул', 999_999_999_999_999, '999999999999999'],
    ['Артикул', '4601234567890123', '4601234567890123'],
    ['Артикул', 'VG-4,60123E+12', 'VG-4,60123E+12'],
    ['Артикул', '4,60123E+12-1', '4,60123E+12-1'],
    ['Артикул', '46,0123E+12', '46,0123E+12'],
    ['Артикул', '4E+1', '4E+1'],
  ])('of %s with all its digits is taken as it is: %s', (heading, value, article) => {
    expect(read(heading, value)).toMatchObject({ fields: { article }, told: [] });
  });

  test('cannot be a date, nor can an element of a list', () => {
    const date = new Date('2026-12-10');
    const refusal =
      'Excel принял значение за дату 10.12.2026: задайте столбцу формат «Текстовый» и впишите значение заново';
    expect(read('Цвет', date).told).toStrictEqual([refusal]);
    expect(read('Назначение', date).told).toStrictEqual([refusal]);
  });
});

describe('Whether a category is published', () => {
  const isPublished = (value: Value) => {
    const goods = sheetOf([
      ['Категория', 'Наименование'],
      ['Ковры', 'Коврик'],
    ]);
    const listed = sheetOf(
      [
        ['Категория', 'Опубликована'],
        ['Ковры', value],
      ],
      'Категории',
    );
    const { catalog, errors } = readCatalog([goods, listed]);
    expect(errors).toStrictEqual([]);
    return catalog.categories[0]?.['isPublished'];
  };

  test.each([
    [true, ['да', 'Да', 'yes', 'true', 'истина', '+', '1', 'v', '✓', 1, true]],
    [false, ['нет', 'Нет', 'no', 'false', 'ложь', '-', '—', '–', '0', 0, false]],
  ])('is %s for its words and characters', (expected, values) => {
    for (const value of values)
      expect([value, isPublished(value)]).toStrictEqual([value, expected]);
  });
});

describe('An amount of two meanings is refused', () => {
  const told = ['«1.000» — это 1000 или 1? Напишите одно из двух'];

  test.each(['В упаковке', 'Мин. партия', 'Кратность'])('%s', (heading) => {
    expect(read(heading, '1.000')).toMatchObject({ fields: {}, told });
    expect(read(heading, '1,250 шт').told).toStrictEqual([
      '«1,250 шт» — это 1250 или 1,25? Напишите одно из двух',
    ]);
    expect(Object.values(read(heading, '1 000').fields)).toStrictEqual([1000]);
    expect(Object.values(read(heading, '0,125').fields)).toStrictEqual([0.125]);
    expect(Object.values(read(heading, 1.125).fields)).toStrictEqual([1.125]);
  });

  test('at the beginning of a tier', () => {
    const { errors } = readRows([
      ['Категория', 'Наименование', 'Опт 1, от', 'Опт 1, ₽'],
      ['Ковры', 'Коврик', '1.000', 90],
    ]);
    expect(errors).toStrictEqual([`C2 Опт 1, от: ${told.join()}`]);
  });

  test('but not a weight', () => {
    expect(read('Вес', '1,250')).toMatchObject({ fields: { weight: 1.25 }, told: [] });
  });
});

describe('What is struck out in a cell', () => {
  const cell = (text: string, struck: string) => ({ kind: 'text', text, struck }) as const;
  test.each([
    ['Цена', cell(' 290', '350'), 290, 'в ячейке зачёркнуто «350», возьмём «290»?'],
    ['Цвет', cell('серый', 'белый '), 'серый', 'в ячейке зачёркнуто «белый», возьмём «серый»?'],
    ['Цена', cell('350', '350'), 350, 'в ячейке зачёркнуто «350», возьмём «350»?'],
    ['Цена', cell('290 ₽', '350'), 290, '«290 ₽» — не число, возьмём 290?'],
  ])('is not read: %s %j', (heading, value, expected, message) => {
    const { fields, told } = read(heading, value);
    expect({ values: Object.values(fields), told }).toStrictEqual({
      values: [expected],
      told: [message],
    });
  });
});

describe('A price on request is no price', () => {
  test.each(['по запросу', ' Цена  по  запросу ', 'цена договорная', 'Уточняйте.', '-', '–', '—'])(
    '«%s»',
    (text) => {
      const { fields, told } = read('Цена', text);
      expect({ fields, told }).toStrictEqual({ fields: { price: undefined }, told: [] });
    },
  );

  test.each(['не договорная', 'по запросу или 5', 'по запросам'])('but not «%s»', (text) => {
    expect(read('Цена', text).told).toHaveLength(1);
  });
});

describe('A list', () => {
  test.each([
    ['тамбур; офис', ['тамбур', 'офис']],
    ['тамбур, офис\nдом', ['тамбур', 'офис', 'дом']],
    ['тамбур;; ;офис;', ['тамбур', 'офис']],
    ['"вход; холл" ; офис', ['вход; холл', 'офис']],
    ['"зал ""А"""', ['зал "А"']],
    ['зал "А"; офис', ['зал "А"', 'офис']],
    [';', undefined],
    ['тамбур; -', ['тамбур']],
  ])('%j is read', (text, purpose) => {
    const { fields, told } = read('Назначение', text);
    expect({ purpose: fields['purpose'], told }).toStrictEqual({ purpose, told: [] });
  });
});
