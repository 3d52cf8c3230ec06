import fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/universal';
import { toCartItem } from '../../src/domain/order/cart';
import { sumByCarpet } from '../../src/domain/orderList/parsedLine';
import { parseOrderRows } from '../../src/domain/orderList/parseOrder';
import { publishedCategories, type Carpet } from '../../src/domain/settings/settings';
import { orderTable } from '../../src/domain/order/orderTable';
import { priceTable } from '../../src/domain/trade/priceTable';
import { contentOf, readTable } from '../../src/features/order/table/readTable';
import { saveCsv, saveXlsx } from '../../src/shared/files/saveTable';
import { collectSavedFiles, lastOf, rowsOf } from '../support/order/savedFiles';
import { demoCarpets as carpets, demoSettings } from '../support/settings/demoSettings';

const { categories, company, priceList } = demoSettings;
const linesOf = (rows: readonly (readonly string[])[]) => {
  const order = parseOrderRows(rows, carpets);
  return 'lines' in order ? order.lines : [];
};
const orderedIn = (rows: readonly (readonly string[])[]) => sumByCarpet(linesOf(rows));
const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'order.csv');

/** Encodes Russian text in windows-1251, as spreadsheets do. */
function windows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = `\uFEFF${text}`.split('').map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
}

describe('An order file may have', () => {
  const rows = [
    ['Артикул', 'Количество'],
    ['VG-4060-01', '20'],
  ];
  test.each([
    ['semicolons', fileOf('Артикул;Количество\r\nVG-4060-01;20\r\n')],
    ['commas', fileOf('Артикул,Количество\nVG-4060-01,20')],
    ['tabs', fileOf('Артикул\tКоличество\nVG-4060-01\t20')],
    ['UTF-8 with a byte order mark', fileOf('\uFEFFАртикул;Количество\nVG-4060-01;20')],
    ['windows-1251', fileOf(windows1251('Артикул;Количество\r\nVG-4060-01;20\r\n'))],
    [
      'UTF-16, as Excel writes «Unicode text»',
      fileOf(utf16('Артикул\tКоличество\r\nVG-4060-01\t20')),
    ],
    ['CR as line ends', fileOf('Артикул;Количество\rVG-4060-01;20')],
    ['the last character of files of DOS', fileOf('Артикул;Количество\r\nVG-4060-01;20\r\n\u001A')],
  ])('%s', async (_name, file) => {
    expect(await rowsOf(file)).toStrictEqual(rows);
  });

  test('line breaks and separators inside quotes', async () => {
    const file = fileOf('Товар;Артикул;Количество\r\n"Ковёр;\r\n«Страйп»";VG-4060-01;20\r\n');
    expect((await rowsOf(file))[1]).toStrictEqual(['Ковёр;\n«Страйп»', 'VG-4060-01', '20']);
  });

  test('an unclosed quote, which affects only its row', async () => {
    const file = fileOf('VG-4060-01;20\n"VG-4060-02;10\nVG-4060-03;5');
    expect(linesOf(await rowsOf(file))).toMatchObject([
      { result: { amount: 20 } },
      { result: { amount: 10 } },
      { result: { amount: 5 } },
    ]);
  });

  test('decimal commas', async () => {
    expect(await rowsOf(fileOf('IT-20050-01;50,5\nIT-20050-02;60,5'))).toStrictEqual([
      ['IT-20050-01', '50,5'],
      ['IT-20050-02', '60,5'],
    ]);
  });

  test('formulas, of which the saved value counts, and merged headings', async () => {
    const blob = await writeXlsxFile([
      [{ value: 'Заявка магазина', columnSpan: 3 }, null, null],
      ['Артикул', 'Цена', 'Количество'],
      ['VG-4060-01', { value: '=100*2', type: 'Formula' }, 20],
    ]).toBlob();
    const rows = await rowsOf(new File([await blob.arrayBuffer()], 'order.xlsx'));
    expect(orderedIn(rows)).toMatchObject([{ carpet: { article: 'VG-4060-01' }, amount: 20 }]);
  });
});

test('an amount that a spreadsheet has turned into a date is invalid', async () => {
  const blob = await writeXlsxFile([
    ['Артикул', 'Количество'],
    ['VG-4060-01', { value: new Date('2026-10-20'), type: Date, format: 'dd.mm' }],
  ]).toBlob();
  const rows = await rowsOf(new File([await blob.arrayBuffer()], 'order.xlsx'));
  expect(linesOf(rows)).toMatchObject([
    { line: 2, text: 'VG-4060-01 20.10.2026', result: { problem: 'badAmount' } },
  ]);
});

async function tableOf(file: File) {
  const content = await contentOf(file);
  return typeof content === 'string' ? { problem: content } : readTable(content);
}

describe('An order file is rejected if it is', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  const xls = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  const encrypted = Uint8Array.from([...xls.slice(0, 8), ...name]);
  const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4, 5, 6, 7, 8]);
  const unreadable = fileOf('VG-4060-01;20');
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));

  test.each([
    ['empty', fileOf(), 'empty'],
    ['of blank lines only', fileOf('\r\n \r\n;;\r\n'), 'empty'],
    ['a picture', fileOf(png), 'notTable'],
    ['in the old Excel format', fileOf(xls), 'oldFormat'],
    ['a workbook with a password', fileOf(encrypted), 'encrypted'],
    ['a web page', fileOf('\n<!DOCTYPE html><table><tr><td>VG-4060-01'), 'notTable'],
    ['a table of a web page', fileOf('<table><tr><td>VG-4060-01;20'), 'notTable'],
    ['an XML table of Excel 2003', fileOf('<?xml version="1.0"?><Workbook>'), 'notTable'],
    ['a PDF', fileOf('%PDF-1.7\nVG-4060-01;20'), 'notTable'],
    ['a damaged XLSX', fileOf(zip), 'damaged'],
    ['deleted after it was chosen', unreadable, 'damaged'],
    ['as large as 50 MB', fileOf(new Uint8Array(50 * 1024 * 1024)), 'tooLarge'],
  ])('%s', async (_name, file, problem) => {
    expect(await tableOf(file)).toStrictEqual({ problem });
  });

  test('a small XLSX that declares gigabytes of content', async () => {
    const blob = await writeXlsxFile([['VG-4060-01', 20]]).toBlob();
    const buffer = await blob.arrayBuffer();
    const view = new DataView(buffer);
    for (let at = 0; at < view.byteLength - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xffff_0000, true);
    }
    expect(await tableOf(fileOf(new Uint8Array(buffer)))).toStrictEqual({
      problem: 'tooManyCells',
    });
  });

  test('not readable, without an exception, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom([], [...zip.slice(0, 4)], [0xef, 0xbb, 0xbf]),
        async (bytes, start) => {
          const outcome = await tableOf(fileOf(Uint8Array.from([...start, ...bytes])));
          expect('sheets' in outcome || 'problem' in outcome).toBe(true);
        },
      ),
    );
  });
});

describe('A downloaded file can be uploaded:', () => {
  const withBarcodes = carpets.map((carpet, index) => ({
    ...carpet,
    ...(index % 2 && { barcode: String(4_600_000_000_000 + index) }),
  }));
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1, max: 99_999 }).map((n) => n / 10),
  );
  const amounts = fc.uniqueArray(
    fc.record({
      carpet: fc.constantFrom(...withBarcodes),
      amount,
      note: fc.string({ unit: 'binary', maxLength: 40 }),
    }),
    { selector: ({ carpet }) => carpet._id, minLength: 1, maxLength: 12 },
  );
  const contact = fc.record({
    organization: fc.string({ unit: 'binary', maxLength: 40 }),
    comment: fc.constantFrom(
      '',
      'Срочно\nVG-4060-01 100 шт',
      'Отгрузка до 20 декабря',
      'VG-4060-01 100 шт',
      '=1+1',
      '"\n;',
    ),
  });
  const ordersOf = (lines: readonly { carpet: Carpet; amount: number }[]) =>
    lines.map(({ carpet: { _id }, amount: ordered }) => `${_id}: ${ordered}`);
  const aside = ['aboveHeadings', 'noArticle'];
  /** What a file orders, and the rows below its headings that are not understood. */
  const readBack = async (file: File | undefined) => {
    const order = parseOrderRows(await rowsOf(file ?? fileOf()), withBarcodes);
    const results = 'lines' in order ? order.lines.map(({ result }) => result) : [];
    return {
      orders: ordersOf(results.flatMap((result) => ('amount' in result ? result : []))),
      problems: results.flatMap((result) =>
        'problem' in result && !aside.includes(result.problem) ? result.problem : [],
      ),
    };
  };

  test.each(['xlsx', 'csv'] as const)('an order in %s', async (format) => {
    const saved = collectSavedFiles();
    await fc.assert(
      fc.asyncProperty(amounts, contact, async (ordered, filled) => {
        const lines = ordered.map(({ carpet, amount: each, note }) => ({
          item: { ...toCartItem(carpet, each), note },
          carpet,
        }));
        const { discounts } = priceList;
        const order = { date: '2026-11-21', company, lines, discounts, contact: filled };
        const table = orderTable(order, 'https://www.example.com/cart#order/VG-4060-01:20/1a2b');
        if (format === 'csv') saveCsv('Заявка', table);
        else await saveXlsx('Заявка', table);
        const read = await readBack((await saved.pop())?.file);
        expect(read).toStrictEqual({ orders: ordersOf(ordered), problems: [] });
      }),
      { numRuns: 40 },
    );
  });

  test('cells named like properties of objects', async () => {
    const saved = collectSavedFiles();
    const headings = ['constructor', 'valueOf', '__proto__', 'toString'];
    const columns = headings.map((heading) => ({ heading }));
    await saveXlsx('Заявка', { columns, rows: [headings] });
    expect(await rowsOf((await lastOf(saved)).file)).toStrictEqual([headings, headings]);
  });

  const priceLists = fc.record({
    // a part of the list has other columns of tiers than all of it
    only: fc.option(fc.constantFrom(...publishedCategories({ categories }))),
    typed: fc.array(fc.option(amount, { freq: 5 }), { minLength: 1, maxLength: 60 }),
  });
  test.each(['xlsx', 'csv'] as const)(
    'a price list in %s with amounts filled in',
    async (format) => {
      const saved = collectSavedFiles();
      await fc.assert(
        fc.asyncProperty(priceLists, async ({ only, typed }) => {
          const listed = categories.flatMap((category) =>
            withBarcodes
              .filter(({ _id }) => category.items.some((item) => item._id === _id))
              .filter(() => !only || only === category)
              .map((carpet) => ({ category, carpet })),
          );
          const { columns, rows: empty } = priceTable(listed);
          const amountOf = (index: number) => typed[index % typed.length] ?? undefined;
          const rows = empty.map((cells, index) => [...cells.slice(0, -1), amountOf(index)]);
          const above = [['Прайс-лист «Порог» от 1 ноября 2026 · +7 (495) 000-00-01']];
          if (format === 'csv') saveCsv('Прайс-лист', { columns, rows });
          else await saveXlsx('Прайс-лист', { above, columns, rows });
          const ordered = listed.flatMap(({ carpet }, index) => {
            const each = amountOf(index);
            return each === undefined ? [] : { carpet, amount: each };
          });
          const read = await readBack((await saved.pop())?.file);
          expect(read).toStrictEqual({ orders: ordersOf(ordered), problems: [] });
        }),
        { numRuns: 40 },
      );
    },
  );
});
