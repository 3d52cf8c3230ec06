import { parseSettings } from '../../src/domain/settings/parseSettings';
import { availabilities } from '../../src/domain/trade/availability';
import { catalogSheets } from '../../src/publish/workbook/write/catalogSheets';
import { readRows } from '../support/publish/catalogSheets';

const sheets = catalogSheets(parseSettings('{}', () => undefined));

test('the workbook of the catalogue has its goods, categories, models and a help', () => {
  expect(sheets.map(({ name }) => name)).toStrictEqual([
    'Товары',
    'Категории',
    'Модели',
    'Как заполнять',
  ]);
});

test('a row that is filled in as the help says is read', () => {
  const rows = sheets.at(-1)?.table.rows ?? [];
  const help = new Map(rows.map(([what, how]) => [what, String(how)] as const));
  const [, tier] = /«(.+?)»/.exec(help.get('Цена от количества') ?? '') ?? [];
  const [date] = /[\d.]+\d/.exec(help.get('Ожидается') ?? '') ?? [];
  const words = help.get('Наличие')?.split(' — ')[0]?.split(', ') ?? [];
  const { items, errors, warnings } = readRows([
    ['Категория', 'Артикул', 'Наименование', 'Цена', tier, 'Наличие', 'Ожидается'],
    ...words.map((word, index) => ['Ковры', `A-${index}`, 'Ковёр', 285, 271, word, date]),
  ]);
  expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
  expect(items).toMatchObject(
    availabilities.map((availability) => ({
      availability,
      priceTiers: [{ from: 50, price: 271 }],
      expectedAt: '2026-12-05',
    })),
  );
});
