import writeXlsxFile from 'write-excel-file/universal';
import { readOrderFile } from '../../src/features/order/reading/readOrderFile';
import { workbookOf, type SheetXml } from '../support/order/orderWorkbook';
import { outcomeOf } from '../support/order/outcomeOf';

const mat = { _id: 'mat', article: 'VG-6090-04', title: 'Ковёр', unit: 'шт' };
const tile = { _id: 'tile', article: 'РТ 10', title: 'Плитка', unit: 'м²' };
const head =
  '<row r="1"><c r="A1" t="str"><v>Артикул</v></c><c r="B1" t="str"><v>Количество</v></c></row>';
const article = '<c r="A2" t="str"><v>VG-6090-04</v></c>';

async function say(file: File): Promise<readonly string[]> {
  const order = await readOrderFile(file, [mat, tile]);
  if ('problem' in order) return [String(order.problem)];
  return order.lines.map(({ sheet, line, result }) => {
    const outcome = outcomeOf(result);
    return sheet === undefined ? outcome : `${sheet} ${line}: ${outcome}`;
  });
}

test.each([
  ['a number', '<c r="B2"><v>20</v></c>', ['mat 20']],
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', ['badAmount']],
  ['a reference that is lost', '<c r="B2" t="e"><f>#REF!+1</f><v>#REF!</v></c>', ['badAmount']],
  ['an error without its name', '<c r="B2" t="e"/>', ['badAmount']],
  ['a formula with its value', '<c r="B2"><f>10*2</f><v>20</v></c>', ['mat 20']],
  ['a formula without a value', '<c r="B2"><f>10*2</f></c>', ['badAmount']],
  ['a formula as openpyxl writes it', '<c r="B2"><f>10*2</f><v></v></c>', ['badAmount']],
  ['a formula with an empty tag', '<c r="B2"><f>10*2</f><v/></c>', ['badAmount']],
  ['a formula of a text without a value', '<c r="B2" t="str"><f>A1</f></c>', ['badAmount']],
  [
    'a formula that makes an empty text',
    '<c r="B2" t="str"><f>""</f><v></v></c>',
    ['В файле нет строк с количеством. Заполните столбец «Количество» и загрузите снова'],
  ],
  [
    'a formula in another namespace',
    '<x:c xmlns:x="y" r="B2"><x:f>10*2</x:f></x:c>',
    ['badAmount'],
  ],
  ['«true»', '<c r="B2" t="b"><v>1</v></c>', ['badAmount']],
  ['a number of 1E+05', '<c r="B2"><v>1E+05</v></c>', ['mat 100000']],
  [
    'a number with the errors of binary fractions',
    '<c r="B2"><v>20.000000000000004</v></c>',
    ['mat 20'],
  ],
])('a cell of an XLSX file that holds %s', async (_name, amount, lines) => {
  const rows = `${head}<row r="2">${article}${amount}</row>`;
  expect(await say(workbookOf([{ name: 'Лист1', rows }]))).toStrictEqual(lines);
});

const order = (id: string, amount: string) =>
  `${head}<row r="2"><c r="A2" t="str"><v>${id}</v></c><c r="B2"><v>${amount}</v></c></row>`;
const words = '<row r="1"><c r="A1" t="str"><v>Впишите количество</v></c></row>';

describe('The sheets of a workbook', () => {
  test.each<[string, SheetXml[], string[]]>([
    [
      'a hidden first sheet',
      [
        { name: 'Старый', state: 'hidden', rows: order('РТ 10', '7') },
        { name: 'Заявка', rows: order('VG-6090-04', '20') },
      ],
      ['mat 20'],
    ],
    [
      'a very hidden first sheet',
      [
        { name: 'Старый', state: 'veryHidden', rows: order('РТ 10', '7') },
        { name: 'Заявка', rows: order('VG-6090-04', '20') },
      ],
      ['mat 20'],
    ],
    [
      'orders on two sheets',
      [
        { name: 'Ковры', rows: order('VG-6090-04', '20') },
        { name: 'Плитка', rows: order('РТ 10', '4.5') },
      ],
      ['Ковры 2: mat 20', 'Плитка 2: tile 4.5'],
    ],
    [
      'an empty first sheet',
      [
        { name: 'Лист1', rows: '' },
        { name: 'Лист2', rows: order('VG-6090-04', '20') },
      ],
      ['mat 20'],
    ],
    [
      'instructions before the order',
      [
        { name: 'Инструкция', rows: words },
        { name: 'Заявка', rows: order('VG-6090-04', '20') },
      ],
      ['Инструкция 1: noOrder', 'Заявка 2: mat 20'],
    ],
    [
      'unknown articles on the second',
      [
        { name: 'А', rows: order('VG-6090-04', '20') },
        { name: 'Б', rows: order('ZZ-1', '5') },
      ],
      ['А 2: mat 20', 'Б 2: unknownArticle'],
    ],
    [
      'the same order twice',
      [
        { name: 'Заявка', rows: order('VG-6090-04', '20') },
        { name: 'Печать', rows: order('VG-6090-04', '20') },
      ],
      ['Заявка 2: mat 20', 'Печать 2: repeatedSheet'],
    ],
    [
      'words on both',
      [
        { name: 'А', rows: words },
        { name: 'Б', rows: words },
      ],
      ['А 1: noArticle', 'Б 1: repeatedSheet'],
    ],
  ])('%s', async (_name, sheets, lines) => {
    expect(await say(workbookOf(sheets))).toStrictEqual(lines);
  });
});

describe('A sheet that is too large', () => {
  const tooMany = [
    'В таблице слишком много строк или столбцов. Оставьте артикул и количество и загрузите снова',
  ];

  test('because of a value in its last cell', async () => {
    const rows = `${order('VG-6090-04', '20')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await say(workbookOf([{ name: 'Лист1', rows }]))).toStrictEqual(tooMany);
  });

  test('but not because of formats in its last cell', async () => {
    const rows = `${order('VG-6090-04', '20')}<row r="9999"><c r="XFD9999" s="0"/></row>`;
    expect(await say(workbookOf([{ name: 'Лист1', rows }]))).toStrictEqual(['mat 20']);
  });

  test('5,000 rows and their headings are taken', async () => {
    const rows = [
      ['Артикул', 'Количество'],
      ...Array.from({ length: 5000 }, () => ['VG-6090-04', 1]),
    ];
    const blob = await writeXlsxFile(rows).toBlob();
    const lines = await say(new File([await blob.arrayBuffer()], 'order.xlsx'));
    expect(lines).toHaveLength(5000);
  });
});
