import { decodeText } from '../../src/features/order/table/decodeText';
import { parseCsv } from '../../src/features/order/table/parseCsv';
import { readOrderFile } from '../../src/features/order/reading/readOrderFile';
import { encodeText } from '../support/encodeText';
import { outcomeOf } from '../support/order/outcomeOf';

const mat = { _id: 'mat', article: 'VG-6090-04', title: 'Ковёр', unit: 'шт' };
const tile = { _id: 'tile', article: 'РТ 10', title: 'Плитка', unit: 'м²' };

async function say(...parts: (string | Uint8Array<ArrayBuffer>)[]): Promise<readonly string[]> {
  const order = await readOrderFile(new File(parts, 'order.csv'), [mat, tile]);
  if ('problem' in order) return [String(order.problem)];
  return order.lines.map(({ result }) => outcomeOf(result));
}

const texts = [
  'Артикул;Количество\r\nVG-6090-04;20\r\n',
  'АРТИКУЛ;КОЛИЧЕСТВО\nVG-6090-04;20',
  'Код;Шт\nРТ 10;4,5',
  'РТ 10;4,5',
  'VG-6090-04;20;шт',
  'VG-6090-04;20',
  'Здравствуйте! Ждём счёт на ООО «Ёж»\nVG-6090-04;20 шт',
  'Номенклатура.Артикул;Цена, руб.;Кол-во\nVG-6090-04;695;20',
];
const bom = '\uFEFF';

describe('A text is decoded as it was written', () => {
  test.each(
    texts.flatMap((text) => [
      ...['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'ibm866', 'koi8-r'].map(
        (encoding) => [encoding, text, encodeText(text, encoding)] as const,
      ),
      ...['utf-8', 'utf-16le', 'utf-16be'].map(
        (encoding) =>
          [`${encoding} with its mark`, text, encodeText(bom + text, encoding)] as const,
      ),
    ]),
  )('%s: %j', (encoding, text, bytes) => {
    const lossless = encoding === 'koi8-r' || encoding === 'ibm866' ? /[«»]/g : /$^/;
    expect(decodeText(bytes).replace(/\?/g, '')).toBe(text.replace(lossless, ''));
  });
});

test.each([
  ['CRLF after the headings, LF below', 'Артикул;Кол-во\r\nVG-6090-04;20\nРТ 10;4,5\n'],
  ['LF after the headings, CRLF below', 'Артикул;Кол-во\nVG-6090-04;20\r\nРТ 10;4,5\r\n'],
  ['CR, LF and CRLF', 'Артикул;Кол-во\rVG-6090-04;20\nРТ 10;4,5\r\n'],
  [
    'LF in quotes, CRLF outside',
    'Товар;Артикул;Кол-во\r\n"Ко\nвёр";VG-6090-04;20\r\n"Пли\nтка";РТ 10;4,5',
  ],
  [
    'CRLF in quotes, LF outside',
    'Товар;Артикул;Кол-во\n"Ко\r\nвёр";VG-6090-04;20\n"Пли\r\nтка";РТ 10;4,5',
  ],
  ['a line that names the separator', 'sep=;\r\nАртикул;Кол-во\r\nVG-6090-04;20\r\nРТ 10;4,5'],
  ['a line that names a rare separator', 'sep=^\nАртикул^Кол-во\nVG-6090-04^20\nРТ 10^4,5'],
  ['bars', 'Артикул|Цена|Кол-во\nVG-6090-04|695|20\nРТ 10|300|4,5'],
  [
    'quotes around everything',
    '"Артикул","Цена","Кол-во"\n"VG-6090-04","695,00","20"\n"РТ 10","300","4,5"',
  ],
  ['inches in a title', 'Товар;Артикул;Кол-во\n"Ковёр 24" x 36"";VG-6090-04;20\nПлитка;РТ 10;4,5'],
])('a CSV file with %s', async (_name, text) => {
  expect(await say(text)).toStrictEqual(['mat 20', 'tile 4.5']);
});

const tooLarge =
  'В таблице слишком много строк или столбцов. Оставьте артикул и количество и загрузите снова';
const megabytes = (text: string) => text.repeat(Math.floor((5 * 1024 * 1024) / text.length / 2));

describe('A CSV file that is too large to be an order is refused at once', () => {
  test.each([
    ['separators', `VG-6090-04${megabytes(';')};20`, [tooLarge]],
    ['blank lines', `VG-6090-04;20${megabytes('\n')}РТ 10;4,5`, [tooLarge]],
    ['words in one line', `VG-6090-04;20\n${megabytes('ковёр ')}`, ['mat 20', 'unknownArticle']],
    [
      'words in one cell',
      `Артикул;Кол-во;Примечание\nVG-6090-04;20;${megabytes('ковёр ')}`,
      ['mat 20'],
    ],
  ])('%s', async (_name, text, lines) => {
    expect(await say(text)).toStrictEqual(lines);
  });

  test('but 5,000 rows and their headings are not', async () => {
    expect(await say(`Артикул;Кол-во\n${'VG-6090-04;20\n'.repeat(5000)}`)).toHaveLength(5000);
  });
});

test('rows are divided outside of quotes alone', () => {
  expect(parseCsv('a;"b\r\nc"\r\nd;e\n')?.rows).toStrictEqual([['a', 'b\nc'], ['d', 'e'], ['']]);
});
