import type { Finding, Place } from '../../src/publish/finding';
import { describePlace, reportFindings } from '../../src/publish/check/report';
import { printFindings } from '../../src/publish/check/printFindings';
import { collectPrinted } from '../support/publish/printed';

const finding = (message: string, place: Partial<Place> = {}, more: Partial<Finding> = {}) => ({
  severity: 'error' as const,
  place: { file: 'прайс.xlsx', ...place },
  message,
  ...more,
});
const warning = { severity: 'warning' } as const;

const report = (...findings: readonly Finding[]) =>
  reportFindings(findings).replaceAll('\u00A0', ' ').split('\n');

describe('The report of the check', () => {
  test('is the numbers alone if nothing is wrong', () => {
    expect(report()).toStrictEqual(['Ошибок: 0, предупреждений: 0']);
  });

  test('lists the findings of each file, errors first, then by sheet and row', () => {
    expect(
      report(
        finding('длинное название', { sheet: 'Товары', row: 2 }, warning),
        finding('нет файла', { file: 'фото.jpg' }, warning),
        finding('не число', { sheet: 'Товары', row: 14 }),
        finding('нет цены', { sheet: 'Товары', row: 9 }),
        finding('нет названия', { sheet: 'Разделы', row: 20 }),
        finding('пустой лист'),
      ),
    ).toStrictEqual([
      'прайс.xlsx',
      '  Ошибка. пустой лист',
      '  Ошибка. Разделы, строка 20: нет названия',
      '  Ошибка. Товары, строка 9: нет цены',
      '  Ошибка. Товары, строка 14: не число',
      '  Внимание. Товары, строка 2: длинное название',
      '',
      'фото.jpg',
      '  Внимание. нет файла',
      '',
      'Ошибок: 4, предупреждений: 2',
    ]);
  });

  test('shows lines of the file below the finding', () => {
    expect(
      report(finding('лишняя запятая', {}, { excerpt: ['"price": 1,,', '           ^'] })),
    ).toStrictEqual([
      'прайс.xlsx',
      '  Ошибка. лишняя запятая',
      '    "price": 1,,',
      '               ^',
      '',
      'Ошибок: 1, предупреждений: 0',
    ]);
  });

  test('breaks sentences so that they fit a terminal of 80 columns', () => {
    const words = 'десять букв '.repeat(20).trim();
    const [, first = '', ...rest] = report(finding(words));
    const lines = rest.slice(0, -2);
    expect(first).toBe(`  Ошибка. ${'десять букв '.repeat(5)}десять`);
    expect(lines[0]).toBe(`    ${'букв десять '.repeat(6)}букв`.trimEnd());
    for (const line of [first, ...lines]) expect(line.length).toBeLessThanOrEqual(80);
    expect([first, ...lines].map((line) => line.trim()).join(' ')).toBe(`Ошибка. ${words}`);
  });

  test('fills a line of 76 characters, and breaks one of 77', () => {
    const fits = 'а'.repeat(76 - 'Ошибка. '.length);
    expect(report(finding(fits))[1]).toBe(`  Ошибка. ${fits}`);
    expect(report(finding(`${fits}а`)).slice(1, 3)).toStrictEqual(['  Ошибка.', `    ${fits}а`]);
  });

  test('lists five findings that are alike, and counts seven', () => {
    const alike = (count: number) =>
      Array.from({ length: count }, (_, row) =>
        finding(`«${row} шт» не число, нужно 1 000`, { sheet: 'Товары', row, field: 'Цена' }),
      );
    expect(report(...alike(5))).toHaveLength(8);
    expect(report(...alike(6))).toHaveLength(9);
    expect(report(...alike(6)).join()).not.toContain('ещё таких');
    expect(report(...alike(7)).slice(4)).toStrictEqual([
      '  Ошибка. Товары, строка 3, Цена: «3 шт» не число, нужно 1 000',
      '  Ошибка. Товары, строка 4, Цена: «4 шт» не число, нужно 1 000',
      '    … ещё таких же: 2',
      '',
      'Ошибок: 7, предупреждений: 0',
    ]);
  });

  test('counts findings that differ in their titles and sums', () => {
    const titles = [
      '',
      'а',
      'Ковёр «А»',
      'Ковёр «А», «Бег» и «В»',
      '«А»',
      'А «Б»',
      'серый',
      'синий',
    ];
    const sums = ['5', '12', '1 200', '1 200,50', '12.5', '0', '7', '100'];
    const lines = report(
      ...titles.map((title, index) => finding(`«${title}» за ${sums[index] ?? ''} ₽ нет`)),
    );
    expect(lines).toContain('    … ещё таких же: 3');
  });

  test('leaves no double spaces', () => {
    expect(report(finding('не  число'))[1]).toBe('  Ошибка. не число');
  });

  test.each<[string, (index: number) => Finding]>([
    ['words', (index) => finding(`слово ${'абвгдеж'.charAt(index)}`)],
    ['fields', (index) => finding('не число', { field: `Цена ${index}` })],
    ['sheets', (index) => finding('не число', { sheet: `Лист ${index}` })],
  ])('lists all that differ in their %s', (_, nth) => {
    const lines = report(...Array.from({ length: 7 }, (_one, index) => nth(index)));
    expect(lines).toHaveLength(10);
  });

  test('folds errors and warnings apart', () => {
    const four = Array.from({ length: 4 }, () => finding('не число'));
    const lines = report(...four, ...four.map((one) => ({ ...one, ...warning })));
    expect(lines.join('\n')).not.toContain('ещё таких');
  });
});

test.each<[Omit<Place, 'file'>, string]>([
  [{}, ''],
  [{ sheet: 'Товары' }, 'Товары'],
  [
    { sheet: 'Товары', row: 14, article: 'VG-4060-01', field: 'Цена' },
    'Товары, строка 14 (VG-4060-01), Цена',
  ],
  [{ row: 3, column: 8 }, 'строка 3, знак 8'],
  [{ row: 3, column: 8, field: 'price' }, 'строка 3, price'],
  [{ row: 0 }, 'строка 0'],
  [{ article: 'VG-4060-01' }, '(VG-4060-01)'],
  [{ field: 'price' }, 'price'],
])('the place %j is «%s»', (place, text) => {
  expect(describePlace({ file: 'a.json', ...place })).toBe(text);
});

describe('In a terminal', () => {
  const { isTTY } = process.stdout;
  const { NO_COLOR } = process.env;
  afterEach(() => {
    process.stdout.isTTY = isTTY;
    if (NO_COLOR === undefined) delete process.env.NO_COLOR;
    else process.env.NO_COLOR = NO_COLOR;
  });

  function print(isTerminal: boolean, noColor: string) {
    const printed = collectPrinted();
    process.stdout.isTTY = isTerminal;
    process.env.NO_COLOR = noColor;
    printFindings([finding('не число'), finding('нет цены', {}, warning)]);
    return printed.text().replaceAll('\u001B', '');
  }

  test('files are bold, errors red and warnings yellow', () => {
    expect(print(true, '')).toBe(
      '[1mпрайс.xlsx[0m\n  [31mОшибка.[0m не число\n  [33mВнимание.[0m нет цены\n\nОшибок: 1, предупреждений: 1\n',
    );
  });

  test.each([
    ['NO_COLOR is set', true, '1'],
    ['the report goes into a file', false, ''],
  ])('nothing is coloured if %s', (_, isTerminal, noColor) => {
    expect(print(isTerminal, noColor)).toMatch(/^прайс.xlsx\n {2}Ошибка\. не число\n/);
  });
});
