import fc from 'fast-check';
import type { ParsedLine } from '../../src/domain/orderList/parsedLine';
import { readOrderFile } from '../../src/features/order/reading/readOrderFile';
import { encodeText } from '../support/encodeText';
import { orderWorkbook, type OrderCell, type OrderSheet } from '../support/order/orderWorkbook';
import { escapeXml } from '../support/xml';
import { writtenAmount } from './amounts';
import { goods } from './goods';
import { law } from './law';

/** The columns that a table may have beside that of amounts. */
const headings = {
  id: ['Артикул', 'Артикул товара', 'Номенклатура.Артикул', 'Арт.', 'Код', 'SKU', 'Артикул / код'],
  barcode: ['Штрихкод', 'Штрих-код', 'EAN13'],
  name: ['Наименование', 'Номенклатура', 'Товар', 'Название товара'],
  price: ['Цена', 'Цена, руб.', 'РРЦ', 'Прайс', 'Стоимость', 'Цена от 50 шт', 'Сумма заказа'],
  stock: ['Остаток', 'Кол-во на складе', 'В упаковке', 'Кол-во в уп.', 'Мин. партия', 'Кратность'],
  weight: ['Вес', 'Кол-во, кг', 'Объём, м3', 'Номер заказа', 'Размер'],
  remark: ['Примечание', 'Комментарий', 'Цвет'],
} as const;
const amountHeadings = [
  ...['Количество', 'Кол-во', 'К-во', 'Кол.', 'Заказ', 'Ваш заказ', 'Заявка', 'Потребность', 'Шт.'],
  ...['Количество к заказу', 'Qty', 'КОЛ-ВО', ' Кол - во ', 'Номенклатура.Количество'],
];
type Column = keyof typeof headings;

/** A row as it is written, and the only amount that it may order. */
interface Row {
  readonly cells: readonly string[];
  readonly id: string | undefined;
  readonly amount: number | undefined;
  /** Whether the cell of the amount is not blank, so that the row has to be added or reported. */
  readonly isFilled: boolean;
}
interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

const columns = fc
  .record({
    before: fc.shuffledSubarray<Column>(['barcode', 'name', 'price', 'stock', 'weight', 'remark']),
    place: fc.nat(6),
    amountPlace: fc.nat(7),
    texts: fc.record(
      Object.fromEntries(
        Object.entries(headings).map(([key, texts]) => [key, fc.constantFrom(...texts)]),
      ),
    ),
    amount: fc.constantFrom(...amountHeadings),
  })
  .map(({ before, place, amountPlace, texts, amount }) => {
    const order: (Column | 'amount')[] = before.toSpliced(place, 0, 'id');
    order.splice(amountPlace, 0, 'amount');
    return { order, head: order.map((key) => (key === 'amount' ? amount : (texts[key] ?? ''))) };
  });

function rowOf(order: readonly (Column | 'amount')[]): fc.Arbitrary<Row> {
  return fc.constantFrom(...goods).chain((carpet) =>
    fc
      .record({
        written: fc.option(writtenAmount(carpet), {
          freq: 5,
          nil: { text: '', amount: undefined },
        }),
        isKnown: fc.boolean(),
        price: fc.integer({ min: 3_000_001, max: 3_999_999 }),
        stock: fc.integer({ min: 4_000_001, max: 4_999_999 }),
        weight: fc.integer({ min: 5_000_001, max: 5_999_999 }),
        remark: fc.constantFrom('', 'серый', 'срочно', '10 шт к пятнице', '60×90'),
      })
      .map(({ written, isKnown, price, stock, weight, remark }) => {
        const cells = {
          id: isKnown ? (carpet.article ?? '') : 'ZZ-9999-99',
          barcode: '',
          name: isKnown ? carpet.title : 'Ковёр неизвестный',
          price: String(price),
          stock: String(stock),
          weight: String(weight),
          remark,
          amount: written.text,
        };
        return {
          cells: order.map((key) => cells[key]),
          id: isKnown ? carpet._id : undefined,
          amount: written.amount,
          isFilled: written.text.trim() !== '',
        };
      }),
  );
}

const table = columns.chain(({ order, head }) =>
  fc.array(rowOf(order), { minLength: 1, maxLength: 6 }).map((rows): Table => ({ head, rows })),
);
/** What stands around tables and orders nothing: a letterhead, blank rows, totals. */
const around = fc.array(
  fc.constantFrom<string[]>(
    [''],
    ['', ''],
    ['ООО «Ромашка»'],
    ['Заявка на поставку'],
    ['', 'Поставщик', ''],
  ),
  { maxLength: 3 },
);
const sheet = fc.record({ above: around, tables: fc.array(table, { minLength: 1, maxLength: 2 }) });

interface Written {
  readonly cells: readonly string[];
  readonly row?: Row;
}

function written({ above, tables }: { above: string[][]; tables: Table[] }): readonly Written[] {
  return [
    ...above.map((cells) => ({ cells })),
    ...tables.flatMap(({ head, rows }) => [
      { cells: [] },
      { cells: head },
      ...rows.map((row) => ({ cells: row.cells, row })),
    ]),
  ];
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const csv = fc.record({
  sheet,
  separator: fc.constantFrom(';', '\t', ',', '|'),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  isQuoted: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'ibm866', 'koi8-r'),
});

/** Signs that the eight-bit encodings lack. */
const rare = /[^\0-\x7fа-яё°№]/i;

/** Rows of a CSV file in any encoding: each is added with its own amount, or reported. */
export const csvLaw = law(csv, async (file) => {
  const rows = written(file.sheet);
  const text = rows
    .map(({ cells }) =>
      cells
        .map((cell) =>
          file.isQuoted || cell.includes(file.separator) || /^"/.test(cell) ? quote(cell) : cell,
        )
        .join(file.separator),
    )
    .join(file.lineBreak);
  const isEightBit = !file.encoding.startsWith('utf');
  const encoding = isEightBit && rare.test(text) ? 'utf-8' : file.encoding;
  const mark = encoding.startsWith('utf-16') ? '\uFEFF' : '';
  const bytes = encodeText(mark + text, encoding);
  await checkFile(new File([bytes], 'order.csv'), [rows]);
});

const book = fc.array(sheet, { minLength: 1, maxLength: 3 }).chain((sheets) =>
  fc.record({
    sheets: fc.constant(sheets),
    isHidden: fc.boolean(),
    kinds: fc.array(fc.nat(2), { minLength: 7, maxLength: 7 }),
  }),
);

/** Sheets of a workbook, with cells as shared texts, inline texts, formulas or numbers. */
export const workbookLaw = law(book, async ({ sheets, isHidden, kinds }) => {
  const all = sheets.map(written);
  await checkFile(fileOf(all, isHidden, kinds), all);
});

/** @param isHidden adds a hidden sheet in front, whose amounts must not be ordered */
function fileOf(
  sheets: readonly (readonly Written[])[],
  isHidden: boolean,
  kinds: readonly number[],
): File {
  const shared: string[] = [];
  const cellOf = (text: string, column: number): OrderCell => {
    if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
    const kind = kinds[column % kinds.length];
    if (kind === 0) return { type: 's', xml: `<v>${shared.push(text) - 1}</v>` };
    if (kind === 1 || text === '') return text;
    return { type: 'str', xml: `<f>A1&amp;""</f><v>${escapeXml(text)}</v>` };
  };
  const visible = sheets.map((rows, index): OrderSheet => ({
    name: `Лист${index}`,
    rows: rows.map(({ cells }) => cells.map(cellOf)),
  }));
  const hidden: OrderSheet = {
    name: 'Старый',
    state: 'hidden',
    rows: goods.map(({ article = '' }) => [article, 6_999_999]),
  };
  return orderWorkbook(isHidden ? [hidden, ...visible] : visible, shared);
}

/** Compares what a file orders with what is written in it. */
async function checkFile(file: File, sheets: readonly (readonly Written[])[]): Promise<void> {
  const expected = sheets.map((rows) => rows.flatMap(({ row }) => (row?.isFilled ? [row] : [])));
  const order = await readOrderFile(file, goods);
  const filled = expected.flat();
  if ('problem' in order) {
    if (filled.length > 0) throw new Error(`${filled.length} rows, but ${String(order.problem)}`);
    return;
  }
  if (order.lines.some(({ result }) => 'problem' in result && wholeSheet.has(result.problem)))
    return;
  const counted = order.lines.filter(isCounted);
  if (counted.length !== filled.length) {
    throw new Error(`${filled.length} rows, ${counted.length} added or reported`);
  }
  for (const [index, { result }] of counted.entries()) {
    const { id, amount } = filled[index] ?? {};
    if ('problem' in result) continue;
    if (result.carpet._id !== id) throw new Error(`${String(id)} is read as ${result.carpet._id}`);
    if (result.amount !== amount) throw new Error(`${String(amount)} is read as ${result.amount}`);
  }
}

const wholeSheet = new Set(['repeatedSheet', 'noOrder']);

/** Whether a line is one of a table, rather than of what stands around it. */
function isCounted({ result, text }: ParsedLine): boolean {
  return !('problem' in result && /^(?:ООО|Заявка на|Поставщик)/.test(text.trim()));
}
