import fc from 'fast-check';
import { parseOrderText, textWithout } from '../../src/domain/orderList/parseOrder';
import type { ParsedLine } from '../../src/domain/orderList/parsedLine';
import { doubtful, writtenAmount } from './amounts';
import { goods } from './goods';
import { law } from './law';

/** A line, and what it may order: this and nothing else, unless it is reported. */
interface Line {
  readonly text: string;
  readonly id?: string;
  readonly amount?: number | undefined;
}

const lookAlikes: Readonly<Record<string, string>> = { В: 'B', О: 'O', Р: 'P', Т: 'T', А: 'A' };
const articleForms: readonly ((article: string) => string)[] = [
  (article) => article,
  (article) => article.toLowerCase(),
  (article) => article.normalize('NFD'),
  (article) => `«${article}»`,
  (article) => `${article.slice(0, 2)}\u00AD${article.slice(2)}`,
  (article) => `\u200B${article}\u200B`,
  (article) => article.replace('-', '–'),
  (article) => article.replace(/[ВОРТА]/g, (letter) => lookAlikes[letter] ?? letter),
];
const starts = [
  '',
  '',
  '1. ',
  '12) ',
  '— ',
  '• ',
  '> ',
  '* ',
  '- ',
  '   ',
  'арт. ',
  'Арт: ',
  '№ 3 ',
];
const between = [' ', '  ', ' - ', ' — ', ': ', '; ', '\t', ';', ' | ', ', ', '=', ' x ', ' х '];
const remarks = [
  ...['60×90 см', '40 мм', '3 слоя', '695 руб', '695,00 ₽', 'по 695 руб.', 'цена: 695', 'серый'],
  ...['к 15 декабря', 'срочно', '(серый)', '(вместо РТ-99)', '12 кг', '30%', 'до 10:30', 'тел. 8'],
];
const ends = ['', '', '', '.', ';', ',', '!', ' ', '\u00A0', ' спасибо', ' (срочно)', ' 🙏'];

const ordered = fc.constantFrom(...goods).chain((carpet) =>
  fc
    .record({
      start: fc.constantFrom(...starts),
      form: fc.constantFrom(...articleForms),
      sign: fc.constantFrom(...between),
      written: writtenAmount(carpet),
      remark: fc.option(fc.constantFrom(...remarks), { freq: 2, nil: '' }),
      end: fc.constantFrom(...ends),
      shape: fc.nat(3),
    })
    .map(({ start, form, sign, written, remark, end, shape }): Line => {
      const article = form(carpet.article ?? '');
      const parts = [
        [article, written.text, remark],
        [article, remark, written.text],
        [written.text, article, remark],
        [carpet.title, article, written.text],
      ][shape];
      // «20 x 60×90» is a size
      const filled = (parts ?? []).filter(Boolean);
      const text = filled.join(filled.length > 2 ? sign.replace(/[xх]/, '') : sign);
      return { text: `${start}${text}${end}`, id: carpet._id, amount: written.amount };
    }),
);

const pieces = [
  ...goods.flatMap(({ article = '', barcode = '', title }) => [article, barcode, title]),
  ...remarks,
  ...doubtful,
  ...between,
  ...['Артикул', 'Количество', 'Кол-во, шт', 'Цена', 'Итого', 'шт', 'уп', '(', ')', '"', '20', '1'],
  ...['Заявка от 21 ноября 2026', 'Позиций: 3', 'Сумма: 695 ₽', 'С уважением', '\u202E', '\u0000'],
];
const anything = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 99999 }).map(String) },
    ),
    { maxLength: 9 },
  )
  .map((parts): Line => ({ text: parts.join(' ').replace(/[\r\n]/g, ' ') }));
const blank = fc.constantFrom('', ' ', '\t\t', ';;', '\u00A0').map((text): Line => ({ text }));

/** Lines as they come, each with what it may order. */
const plain = fc.array(fc.oneof({ weight: 6, arbitrary: ordered }, blank), { maxLength: 8 });
const wild = fc.array(fc.oneof(ordered, anything, blank), { maxLength: 8 });
const breaks = fc.constantFrom('\n', '\r\n', '\r');

const isFilled = ({ text }: Line) =>
  text.replace(/[;\t|]|\p{Default_Ignorable_Code_Point}/gu, '').trim() !== '';

function linesOf(text: string): readonly ParsedLine[] {
  const order = parseOrderText(text, goods);
  if ('refusal' in order) throw new Error(order.refusal);
  return order.lines;
}

/** Lines without headings: each is added with its own amount, or reported. */
export const listLaw = law(fc.tuple(plain, breaks), ([lines, lineBreak]) => {
  const filled = lines.filter(isFilled);
  const text = lines.map((line) => line.text).join(lineBreak);
  const read = linesOf(text);
  if (read.length !== filled.length) throw new Error(`${filled.length} lines, ${read.length} read`);
  for (const [index, { result }] of read.entries()) {
    const { id, amount } = filled[index] ?? {};
    if ('problem' in result) {
      if (result.problem === 'noArticle') throw new Error('an order is taken for a greeting');
      continue;
    }
    if (result.carpet._id !== id) throw new Error(`${String(id)} is read as ${result.carpet._id}`);
    if (result.amount !== amount) throw new Error(`${String(amount)} is read as ${result.amount}`);
  }
});

/** Any lines: none is lost, neither when the list is read nor when what was found leaves the field. */
export const wildListLaw = law(fc.tuple(wild, breaks), ([lines, lineBreak]) => {
  const text = lines.map((line) => line.text).join(lineBreak);
  const read = linesOf(text);
  const left = textWithout(text, read);
  const open = read.filter(({ result }) => 'problem' in result && result.problem !== 'noArticle');
  const again = left === '' ? [] : left.split('\n').map((line) => line.trim());
  for (const line of open) {
    if (!again.includes(line.text)) throw new Error(`lost from the field: ${line.text}`);
  }
});
