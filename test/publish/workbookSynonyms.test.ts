import { readCatalog, readRows, sheetOf, type Value } from '../support/publish/catalogSheets';

/** What the columns of goods are called in price lists, by the field that they give. */
const ofGoods: Readonly<Record<string, readonly [value: Value, ...headings: string[]]>> = {
  model: ['Кант', 'Модель', 'Модель товара', 'Коллекция', 'Серия'],
  article: [
    ...(['A-1', 'Артикул', 'Арт', 'Артикул товара', 'Артикул номенклатуры'] as const),
    ...['Наш артикул', 'SKU', 'Article', 'Код', 'Код товара', 'Код номенклатуры'],
  ],
  barcode: [
    ...(['46', 'Штрихкод', 'Штрих-код', 'ШК', 'EAN', 'EAN-13', 'GTIN'] as const),
    ...['Barcode', 'Штрихкод товара'],
  ],
  width: [90, 'Ширина, см', 'Ширина коврика', 'Ширина рулона'],
  length: [90, 'Длина, см', 'Длина коврика'],
  thickness: [9, 'Толщина, мм', 'Общая толщина'],
  pileHeight: [9, 'Ворс, мм', 'Высота ворса', 'Длина ворса'],
  material: ['хлопок', 'Материал', 'Состав', 'Материал верха'],
  base: ['латекс', 'Основа', 'Основание', 'Подложка', 'Материал основы'],
  color: ['серый', 'Цвет', 'Расцветка', 'Цвет товара', 'Окраска'],
  shape: ['круг', 'Форма', 'Форма коврика'],
  kind: ['придверный', 'Тип', 'Вид', 'Тип товара', 'Вид товара', 'Тип покрытия'],
  brand: [
    ...(['Кант', 'Бренд', 'Марка', 'Торговая марка', 'Производитель'] as const),
    ...['Изготовитель', 'Brand'],
  ],
  country: [
    ...(['Индия', 'Страна', 'Страна производства', 'Страна-производитель'] as const),
    'Страна происхождения',
  ],
  unit: [
    ...(['шт', 'Ед.', 'Единица', 'Единица измерения', 'Ед. изм.', 'Ед. измерения'] as const),
    ...['Базовая единица', 'ЕИ'],
  ],
  packQty: [
    ...([10, 'В упаковке', 'Упаковка', 'Кол-во в упаковке', 'Количество в упаковке'] as const),
    ...['Кол-во в уп.', 'В уп.', 'Штук в упаковке', 'Шт. в упаковке', 'Шт. в уп.'],
    ...['Норма упаковки', 'Фасовка', 'В коробке', 'Кол-во в коробке'],
  ],
  minLot: [
    ...([10, 'Мин. партия', 'Минимальная партия', 'Мин. заказ', 'Минимальный заказ'] as const),
    ...['Мин. кол-во', 'Минимальное количество'],
  ],
  step: [10, 'Кратность', 'Кратно', 'Кратность заказа', 'Кратность отгрузки', 'Шаг заказа'],
  weight: [0.5, 'Вес, кг', 'Масса', 'Вес единицы', 'Вес штуки', 'Вес 1 шт', 'Вес товара'],
  packWeight: [5, 'Вес упаковки, кг', 'Масса упаковки', 'Вес коробки'],
  packVolume: [0.5, 'Объём упаковки, м³', 'Объём коробки'],
  price: [
    ...([285, 'Цена, ₽', 'Цена опт', 'Опт', 'Оптовая цена', 'Цена оптовая'] as const),
    ...['Базовая цена', 'Цена базовая', 'Цена с НДС', 'Стоимость', 'Прайс', 'Price'],
  ],
  availability: [
    ...(['мало', 'Наличие', 'В наличии', 'Статус', 'Наличие на складе', 'Доступность'] as const),
    ...['Статус наличия', 'Остаток', 'Остатки', 'Остаток на складе', 'Свободный остаток'],
    ...['На складе', 'Склад'],
  ],
  expectedAt: [
    ...(['2026-12-05', 'Ожидается', 'Дата поступления', 'Поступление'] as const),
    ...['Дата прихода', 'Ожидаемая дата', 'Приход'],
  ],
  image: [
    ...(['a.jpg', 'Картинка', 'Фото', 'Фотография', 'Изображение', 'Рисунок'] as const),
    ...['Файл картинки', 'Фото товара'],
  ],
  description: ['Мягкий', 'Описание', 'Описание товара', 'Характеристики'],
  _id: ['7', 'ID', 'ИД', 'Идентификатор', 'ID товара'],
};

const pairs = (columns: typeof ofGoods) =>
  Object.entries(columns).flatMap(([field, [value, ...headings]]) =>
    headings.map((heading) => [heading, field, value] as const),
  );

/** Fails if anything in the file is reported. */
const understood = ({ errors, warnings }: ReturnType<typeof readCatalog>) =>
  expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });

describe('A column of goods may be called', () => {
  test.each(pairs(ofGoods))('«%s» for %s', (heading, field, value) => {
    const read = readRows([
      ['Категория', 'Наименование', heading],
      ['Ковры', 'Коврик', value],
    ]);
    understood(read);
    expect(read.items).toStrictEqual([
      expect.objectContaining({ title: 'Коврик', [field]: value }),
    ]);
  });

  const titles = [
    ...['Наименование', 'Название', 'Номенклатура', 'Товар', 'Товары', 'Продукция'],
    ...['Полное наименование', 'Наименование товара', 'Название товара', 'Title', 'Name'],
    ...['Наименование продукции', 'Наименование номенклатуры'],
  ];
  test.each(titles)('«%s» for the title', (heading) => {
    const read = readRows([
      ['Категория', heading, 'Цена'],
      ['Ковры', 'Коврик', 285],
    ]);
    understood(read);
    expect(read.items).toStrictEqual([expect.objectContaining({ title: 'Коврик', price: 285 })]);
  });

  const categories = ['Группа', 'Раздел', 'Категория товара', 'Группа товаров', 'Товарная группа'];
  test.each(categories)('«%s» for the category', (heading) => {
    const read = readRows([
      [heading, 'Наименование', 'Цена'],
      ['Ковры', 'Коврик', 285],
    ]);
    understood(read);
    expect(read.catalog.categories).toMatchObject([{ title: 'Ковры' }]);
  });

  test.each(['ID категории', 'ИД категории', 'Категория ID'])('«%s» for its id', (heading) => {
    const read = readRows(
      [
        [heading, 'Наименование', 'Цена'],
        ['mats', 'Коврик', 285],
      ],
      [{ _id: 'mats', title: 'Ковры', isPublished: true, items: [] }],
    );
    understood(read);
    expect(read.catalog.categories).toMatchObject([{ _id: 'mats', items: [{ price: 285 }] }]);
  });

  test.each(['Размер', 'Размеры', 'Габариты', 'Размер коврика', 'Размер товара'])(
    '«%s» for width and length',
    (heading) => {
      const read = readRows([
        ['Категория', 'Наименование', heading],
        ['Ковры', 'Коврик', '60×90'],
      ]);
      understood(read);
      expect(read.items).toMatchObject([{ width: 60, length: 90 }]);
    },
  );

  test.each(['Назначение', 'Применение', 'Область применения'])('«%s» for purposes', (heading) => {
    const read = readRows([
      ['Категория', 'Наименование', heading],
      ['Ковры', 'Коврик', 'тамбур; офис'],
    ]);
    understood(read);
    expect(read.items).toMatchObject([{ purpose: ['тамбур', 'офис'] }]);
  });
});

const goods = sheetOf([
  ['Категория', 'Модель', 'Наименование'],
  ['Ковры', 'Кант', 'Коврик'],
]);

describe('A column of the sheet «Категории» may be called', () => {
  const read = (headings: readonly string[], row: readonly Value[]) =>
    readCatalog([goods, sheetOf([headings, row], 'Категории')]);

  test.each([
    ...['Категория', 'Название', 'Наименование', 'Название категории', 'Группа', 'Раздел'],
  ])('«%s» for the title', (heading) => {
    const catalog = read([heading, 'Картинка'], ['Ковры', 'a.jpg']);
    understood(catalog);
    expect(catalog.catalog.categories).toMatchObject([{ title: 'Ковры', image: 'a.jpg' }]);
  });

  test.each([
    ['Опубликована', 'нет', { isPublished: false }],
    ['Опубликовано', 'нет', { isPublished: false }],
    ['Публикация', 'нет', { isPublished: false }],
    ['Показывать', 'нет', { isPublished: false }],
    ['На сайте', 'нет', { isPublished: false }],
    ['Показывать на сайте', 'нет', { isPublished: false }],
    ['Картинка', 'a.jpg', { image: 'a.jpg' }],
    ['Фото', 'a.jpg', { image: 'a.jpg' }],
    ['Изображение', 'a.jpg', { image: 'a.jpg' }],
    ['Файл картинки', 'a.jpg', { image: 'a.jpg' }],
    ['ID', 'mats', { _id: 'mats' }],
    ['ИД', 'mats', { _id: 'mats' }],
    ['Идентификатор', 'mats', { _id: 'mats' }],
    ['ID категории', 'mats', { _id: 'mats' }],
    ['ИД категории', 'mats', { _id: 'mats' }],
  ])('«%s»', (heading, value, fields) => {
    const catalog = read(['Категория', heading], ['Ковры', value]);
    understood(catalog);
    expect(catalog.catalog.categories).toMatchObject([{ title: 'Ковры', ...fields }]);
  });

  test.each(['Порядок', 'Номер', 'Сортировка'])('«%s» for the order', (heading) => {
    const two = sheetOf([
      ['Категория', 'Наименование'],
      ['Ковры', 'Коврик'],
      ['Щётки', 'Щётка'],
    ]);
    const order = sheetOf(
      [
        [heading, 'Категория'],
        [2, 'Ковры'],
        [1, 'Щётки'],
      ],
      'Категории',
    );
    const catalog = readCatalog([two, order]);
    understood(catalog);
    expect(catalog.catalog.categories).toMatchObject([{ title: 'Щётки' }, { title: 'Ковры' }]);
  });
});

describe('A column of the sheet «Модели» may be called', () => {
  const read = (headings: readonly string[], row: readonly Value[]) =>
    readCatalog([goods, sheetOf([headings, row], 'Модели')]);

  test.each(['Модель', 'Название', 'Наименование', 'Название модели'])(
    '«%s» for the title',
    (heading) => {
      const catalog = read(['Категория', heading, 'Описание'], ['Ковры', 'Кант', 'Жёсткая']);
      understood(catalog);
      expect(catalog.catalog.categories).toMatchObject([
        { models: [{ title: 'Кант', description: 'Жёсткая' }] },
      ]);
    },
  );

  test.each([
    ['Описание модели', 'Жёсткая', { description: 'Жёсткая' }],
    ['Страна', 'Индия', { country: 'Индия' }],
    ['Страна производства', 'Индия', { country: 'Индия' }],
    ['Страна-производитель', 'Индия', { country: 'Индия' }],
    ['Бренд', 'Койр', { brand: 'Койр' }],
    ['Марка', 'Койр', { brand: 'Койр' }],
    ['Торговая марка', 'Койр', { brand: 'Койр' }],
    ['Производитель', 'Койр', { brand: 'Койр' }],
    ['Картинки', 'a.jpg; b.jpg', { images: ['a.jpg', 'b.jpg'] }],
    ['Картинка', 'a.jpg', { images: ['a.jpg'] }],
    ['Фото', 'a.jpg', { images: ['a.jpg'] }],
    ['Изображения', 'a.jpg', { images: ['a.jpg'] }],
    ['Фотографии', 'a.jpg', { images: ['a.jpg'] }],
  ])('«%s»', (heading, value, fields) => {
    const catalog = read(['Категория', 'Модель', heading], ['Ковры', 'Кант', value]);
    understood(catalog);
    expect(catalog.catalog.categories).toMatchObject([{ models: [{ title: 'Кант', ...fields }] }]);
  });
});

describe('A column for the buyer is no news', () => {
  test.each([
    ...['№', '№ п/п', 'п/п', 'Количество', 'Кол-во', 'Заказ', 'Ваш заказ', 'Сумма', 'Упаковок'],
    ...['Примечание', 'Комментарий'],
  ])('«%s»', (heading) => {
    understood(
      readRows([
        ['Категория', 'Наименование', heading],
        ['Ковры', 'Коврик', 5],
      ]),
    );
  });
});
