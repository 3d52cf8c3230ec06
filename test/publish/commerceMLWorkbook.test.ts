import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSource } from '../../src/publish/source/readSource';
import { catalogSheets } from '../../src/publish/workbook/write/catalogSheets';
import { writeSheets } from '../../src/shared/files/writeXlsx';
import {
  exchangeFolder,
  product,
  group,
  importFile,
  offer,
  offersFile,
  xml,
} from '../support/publish/exchangeFolder';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const sizes = ['40x60', '60x90', '80x120'];
const colors = ['серый', 'чёрный'];
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** An export of `count` products in ten groups, every third of which is a model of six carpets. */
function largeExport(count: number) {
  const products = numbers(count).map((index) =>
    product({
      id: `product-${String(index)}`,
      title: `Ковёр «Модель ${String(index)}»`,
      article: `VG-${String(index)}`,
      groups: [`g${String(index % 10)}`],
      more: [
        '<БазоваяЕдиница Код="796">шт</БазоваяЕдиница>',
        xml('Описание', `Ребристый ворс, вариант ${String(index)}.`),
        xml('Картинка', `import_files/${String(index)}.jpg`),
      ].join('\n'),
    }),
  );
  const offers = numbers(count).flatMap((index) => {
    const id = `product-${String(index)}`;
    const prices = { t1: 285 + index, t2: 257.5 + index };
    if (index % 3 > 0) return [offer({ id, prices, amount: index % 7 })];
    return sizes.flatMap((size, row) =>
      colors.map((color, column) =>
        offer({
          id: `${id}#${String(row)}${String(column)}`,
          prices,
          amount: row,
          characteristics: { Размер: size, Цвет: color },
        }),
      ),
    );
  });
  const groups = numbers(10).map((index) => group(`g${String(index)}`, `Ковры ${String(index)}`));
  return exchangeFolder({
    'import.xml': importFile(products, { groups }),
    'offers.xml': offersFile(offers, { t1: 'Оптовая', t2: 'Крупный опт' }),
    'settings.json': JSON.stringify({
      commerceML: {
        priceType: 'Оптовая',
        priceTiers: [{ from: 50, priceType: 'Крупный опт' }],
      },
    }),
  });
}

test('An export of 2,000 products and the workbook written from it give the same block', async () => {
  const folder = largeExport(2000);
  const settings = path.join(folder, 'settings.json');
  const exported = await readSource({ settings, catalog: folder });
  expect(exported.findings).toStrictEqual([]);
  const block = exported.block;

  const workbook = await writeSheets(catalogSheets(parseValidSettings(block)));
  const file = path.join(folder, 'catalog.xlsx');
  writeFileSync(file, Buffer.from(await workbook.arrayBuffer()));
  const written = await readSource({ settings, catalog: file });
  expect(written.findings).toStrictEqual([]);
  expect(written.block === block).toBe(true);
}, 60_000);
