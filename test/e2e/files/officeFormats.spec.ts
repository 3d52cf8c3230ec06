import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { readWorkbookFile } from '../../../src/publish/workbook/file/sheets';
import { hasOffice, resave } from '../support/office';

test.skip(!hasOffice && !process.env.CI, 'LibreOffice (soffice) is not installed');

const text = (value: string) => ({ kind: 'text', text: value });
const number = (value: number) => ({ kind: 'number', number: value });

test('A workbook is read alike before and after LibreOffice has saved it', async () => {
  const testInfo = test.info();
  const file = testInfo.outputPath('table.xlsx');
  await writeXlsxFile(
    [
      [{ value: 'Артикул' }, { value: 'Цена' }, { value: 'С даты' }],
      [{ value: '00123', format: '@' }, { value: 1285.5, format: '#,##0.00' }, null],
      [
        { value: 123, format: '00000' },
        null,
        { value: new Date('2026-11-01'), format: 'dd.mm.yy' },
      ],
      [],
      [
        { value: 'Щетина', rowSpan: 2 },
        { value: '1+1', type: 'Formula' },
      ],
      [null, { value: true }],
    ],
    { sheet: 'Товары' },
  ).toFile(file);
  const rows = [
    { row: 1, cells: [text('Артикул'), text('Цена'), text('С даты')] },
    { row: 2, cells: [text('00123'), number(1285.5)] },
    {
      row: 3,
      cells: [text('00123'), undefined, { kind: 'date', date: new Date('2026-11-01') }],
    },
  ];
  const merged = { row: 6, cells: [text('Щетина'), { kind: 'boolean', value: true }] };
  const formula = { row: 5, cells: [text('Щетина'), { kind: 'formula' }] };
  expect(await readWorkbookFile(file)).toStrictEqual({
    sheets: [{ name: 'Товары', rows: [...rows, formula, merged] }],
  });
  const resaved = testInfo.outputPath('resaved.xlsx');
  writeFileSync(resaved, await resave(file, 'xlsx', testInfo));
  // LibreOffice has calculated the formula
  const calculated = { row: 5, cells: [text('Щетина'), number(2)] };
  expect(await readWorkbookFile(resaved)).toStrictEqual({
    sheets: [{ name: 'Товары', rows: [...rows, calculated, merged] }],
  });
});

test('Errors of formulas in LibreOffice are errors, and a CSV becomes a workbook', async () => {
  const testInfo = test.info();
  const csv = testInfo.outputPath('table.csv');
  writeFileSync(csv, 'VG-1,=1/0,=NA(),60x90\n"two\nlines",=A1&"x"\n');
  const file = testInfo.outputPath('saved.xlsx');
  writeFileSync(file, await resave(csv, 'xlsx', testInfo));
  const error = (value: string) => ({ kind: 'error', text: value });
  expect(await readWorkbookFile(file)).toStrictEqual({
    sheets: [
      {
        name: 'table',
        rows: [
          { row: 1, cells: [text('VG-1'), error('#DIV/0!'), error('#N/A'), text('60x90')] },
          { row: 2, cells: [text('two\nlines'), text('VG-1x')] },
        ],
      },
    ],
  });
});

const saveAsXlsx = 'Откройте его в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»';
const foreign = [
  ['xls', `Это файл XLS старого формата. ${saveAsXlsx}`],
  ['ods', `Это таблица OpenDocument (ODS). ${saveAsXlsx}`],
] as const;

for (const [format, problem] of foreign) {
  test(`A workbook saved as ${format} and renamed to xlsx is refused by the name of its format`, async () => {
    const testInfo = test.info();
    const file = testInfo.outputPath('table.csv');
    writeFileSync(file, 'Артикул,Цена\nVG-1,5\n');
    const renamed = testInfo.outputPath('renamed.xlsx');
    writeFileSync(renamed, await resave(file, format, testInfo));
    expect(await readWorkbookFile(renamed)).toStrictEqual({ problem });
  });
}
