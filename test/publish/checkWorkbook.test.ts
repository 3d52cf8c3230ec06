import { formatDimensions } from '../../src/domain/trade/size';
import { checkWorkbook, validSettings } from '../support/publish/checkSettings';

const head = ['Категория', 'Артикул', 'Наименование'];

test('The check of a workbook says of a copied row that its id is to be emptied', async () => {
  const said = await checkWorkbook({
    Товары: [
      [...head, 'ID'],
      ['Ковры', 'VG-1', 'Ковёр', 'a'],
      ['Ковры', 'VG-2', 'Дорожка', 'a'],
    ],
  });
  expect(said).toStrictEqual([
    'error (VG-2), ID: «a»: товар с таким ID уже есть, и этот на сайт не попадёт. Артикулы у них разные: если строка скопирована, очистите в ней ячейку «ID» или впишите другой ID.',
  ]);
});

test('The check of a workbook names a model of the sheet «Модели» that no goods have', async () => {
  const said = await checkWorkbook({
    Товары: [
      [...head, 'Модель'],
      ['Ковры', 'VG-1', 'Ковёр', 'Страйп'],
    ],
    Модели: [
      ['Категория', 'Модель', 'Описание'],
      ['Ковры', 'Старйп', 'Мягкий'],
    ],
  });
  expect(said).toStrictEqual([
    'warning, Модель: модели «Старйп» нет ни у одного товара категории, и её описания и картинок не будет на сайте. Может быть, «Страйп»?',
  ]);
});

test('The check of a workbook says what the id is of which no address can be made', async () => {
  const said = await checkWorkbook({
    Товары: [head, ['Ковры // новые', 'VG//1', 'Ковёр'], ['Ковры', 'VG//2', 'Дорожка']],
  });
  const rules =
    'В нём должно быть меньше 120 букв и не должно быть «\\», двух «/» подряд и «/» в начале или в конце.';
  expect(said).toStrictEqual([
    `error (VG//1), Категория: из ID «Ковры // новые» не получится адреса страницы. ${rules} Если ID не указан, им служит название.`,
    `error (VG//1), ID: из ID «VG//1» не получится адреса страницы. ${rules} Если ID не указан, им служит артикул или название.`,
    `error (VG//2), ID: из ID «VG//2» не получится адреса страницы. ${rules} Если ID не указан, им служит артикул или название.`,
  ]);
});

test('The check of a workbook says of a price of 0 that its cell may be empty', async () => {
  const said = await checkWorkbook({
    Товары: [
      [...head, 'Цена'],
      ['Ковры', 'VG-1', 'Ковёр', 0],
    ],
  });
  expect(said).toStrictEqual([
    'error (VG-1), Цена: число должно быть больше нуля, а здесь «0». Если его нет, оставьте ячейку пустой.',
  ]);
});

test('The check of a workbook names a field that has no column', async () => {
  const said = await checkWorkbook({
    Товары: [
      ['Категория', 'Артикул', 'Цена'],
      ['Ковры', 'VG-1', 100],
    ],
  });
  expect(said).toContain(
    'error (VG-1), Наименование: обязательное поле не заполнено. Без него товара не будет на сайте.',
  );
});

test('The check of a workbook names only the row of price tiers that contradict each other', async () => {
  const said = await checkWorkbook({
    Товары: [
      [...head, 'Цена', 'Цена от 50', 'Цена от 100'],
      ['Ковры', 'VG-1', 'Ковёр', 285, 271, 999],
    ],
  });
  expect(said).toStrictEqual([
    'error (VG-1): от 100 цена 999 ₽ — выше, чем за меньшее количество (271 ₽). Исправьте цену.',
  ]);
});

test.each([
  [['Ширина', 'Длина'], [1200, 800], ['Ширина: ширина 1 200 см']],
  [['Размер'], ['120×15 м'], ['Размер: ширина 12 000 см']],
  [['Ширина', 'Длина'], [1000, 5000], []],
])(
  'The check of a workbook asks about a width above ten metres: %j, %j',
  async (sides, values, told) => {
    const said = await checkWorkbook({
      Товары: [
        [...head, ...sides],
        ['Ковры', 'VG-1', 'Ковёр', ...values],
      ],
    });
    expect(said).toStrictEqual(
      told.map(
        (width) =>
          `warning (VG-1), ${width}, а шире 10 м покрытий не бывает. Проверьте число и единицу.`,
      ),
    );
  },
);

const unknown =
  'наличие «есть» сайту неизвестно. Бывает: «в наличии», «мало», «под заказ», «ожидается».';

test('The check of a workbook names a mistake of the settings there, where no cell replaces it', async () => {
  const said = await checkWorkbook(
    {
      Товары: [
        ['Артикул', 'Цена'],
        ['VG-1', 300],
      ],
    },
    validSettings({ availability: 'есть' }),
  );
  expect(said).toStrictEqual([`error (VG-1), availability: ${unknown}`]);
});

test('The check of a workbook names a cell that says the same as the settings', async () => {
  const sides = { width: 1200, length: 90 };
  const said = await checkWorkbook(
    {
      Товары: [
        ['Артикул', 'Размер'],
        ['VG-1', formatDimensions(sides)],
      ],
    },
    validSettings(sides),
  );
  expect(said).toStrictEqual([expect.stringContaining('warning (VG-1), Размер: ширина')]);
});
