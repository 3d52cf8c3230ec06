import { parseSettings } from '../../src/domain/settings/parseSettings';
import { catalogSheets } from '../../src/publish/workbook/write/catalogSheets';

const sheets = catalogSheets(parseSettings('{}', () => undefined));

test('the workbook of the catalogue has its goods, categories, models and a help', () => {
  expect(sheets.map(({ name }) => name)).toStrictEqual([
    'Товары',
    'Категории',
    'Модели',
    'Как заполнять',
  ]);
});

test('the help says of each column and action what to write', () => {
  const help = sheets.at(-1)?.table;
  expect(help?.columns.map(({ heading }) => heading)).toStrictEqual(['Что', 'Как']);
  expect(help?.rows.map(([what]) => what)).toStrictEqual([
    ...['Товары', 'Новый товар', 'Снять товар', 'Столбцы', 'Пустая ячейка', 'Артикул, штрихкод'],
    ...['Цена, вес, размеры', 'Цена от количества', 'Наличие', 'Ожидается'],
    ...['Назначение, картинки', 'Картинка', 'ID', 'Модели', 'Категории', 'Проверить'],
  ]);
  for (const [, how] of help?.rows ?? []) expect(how).toMatch(/[а-яё]{3}/);
});
