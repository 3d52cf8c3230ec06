import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSource } from '../../src/publish/source/readSource';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'settings.json');

function read(text: string) {
  writeFileSync(file, text);
  return readSource({ settings: file });
}

describe('A settings file', () => {
  test('is written as one line of JSON, without its byte order mark', async () => {
    const source = await read('\uFEFF{\n  "categories": []\n}\n');
    expect(source.findings).toEqual([]);
    expect(source.block).toBe('{"categories":[]}');
  });

  test('cannot say that a category has carpets that are not in it', async () => {
    const source = await read('{"categories": [{"_id": "1", "title": "Ковры", "count": 12}]}');
    expect(source.block).toBe('{"categories":[{"_id":"1","title":"Ковры"}]}');
  });

  test.each([
    ['truncated', '{\n  "company": {', 2, 14],
    ['an extra comma', '{\n  "holidays": ["2027-01-01",\n  ]\n}', 2, 28],
    ['a missing comma', '{\n  "company": {}\n  "faq": []\n}', 2, 16],
    ['a line break in a string', '{\n  "company": {\n    "brand": "Порог\n  "}\n}', 3, 14],
    ['a missing colon below an empty line', '\n{"a" 1}', 2, 5],
    ['empty', '', 1, 1],
  ])('that is not JSON (%s) is an error with line and column', async (_, text, row, column) => {
    const { findings, input } = await read(text);
    expect(input).toBeUndefined();
    expect(findings).toEqual([expect.objectContaining({ place: { file, row, column } })]);
  });

  test('shows the line of its mistake', async () => {
    const { findings } = await read('{\n  "company": {}\n  "faq": []\n}');
    expect(findings.map(({ excerpt }) => excerpt)).toEqual([
      ['  "company": {}', '               ^'],
    ]);
  });

  test('of blank lines shows none of them', async () => {
    const { findings } = await read(' \n\n');
    expect(findings.map(({ excerpt }) => excerpt)).toEqual([undefined]);
  });

  test('with a zero byte inside is not taken for UTF-16', async () => {
    const { findings } = await read('{"a": "\0"}');
    expect(findings.map(({ message }) => message)).toEqual([
      'внутри текста стоит знак табуляции или другой невидимый знак. Сотрите его.',
    ]);
  });

  test.each<[string, string | Buffer, RegExp]>([
    ['UTF-16', Buffer.from('\uFEFF{"a": "Порог"}', 'utf16le'), /UTF-16.*UTF-8/],
    ['UTF-16 without a mark', Buffer.from('{"a": "Порог"}', 'utf16le'), /UTF-16.*UTF-8/],
    ['UTF-16 of another order', Buffer.from('\uFEFF{}', 'utf16le').swap16(), /UTF-16.*UTF-8/],
    ['UTF-32', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]), /UTF-16.*UTF-8/],
    ['windows-1251', Buffer.from([...Buffer.from('{"a": "'), 0xcf, 0xee, 0xf0]), /windows-1251/],
    ['a workbook', Buffer.from('PK\u0003\u0004'), /книга Excel.*CATALOG/],
    ['a list', '[]', /в фигурных скобках/],
    ['null', 'null', /в фигурных скобках/],
    ['a text', '"{}"', /в фигурных скобках/],
  ])('that is %s is refused with the way out', async (_, content, message) => {
    writeFileSync(file, content);
    const { findings, input } = await readSource({ settings: file });
    expect(input).toBeUndefined();
    expect(findings).toEqual([
      { severity: 'error', place: { file }, message: expect.stringMatching(message) as string },
    ]);
  });

  test('of 500 MB is not read', async () => {
    writeFileSync(file, '');
    truncateSync(file, 500_000_000);
    const { findings } = await readSource({ settings: file });
    expect(findings.map(({ message }) => message)).toEqual([
      'в файле 500\u00A0МБ, а читаем до 100\u00A0МБ. Тот ли это файл?',
    ]);
  });

  test('that is a folder is refused', async () => {
    const { findings } = await readSource({ settings: path.dirname(file) });
    expect(findings.map(({ message }) => message)).toEqual([
      'это папка, а нужен файл настроек. Папку 1С укажите в CATALOG.',
    ]);
  });

  test('that does not exist is an error with the nearest name', async () => {
    writeFileSync(file, '{}');
    const { findings } = await readSource({
      settings: file.replace('settings.json', 'seting.json'),
    });
    expect(findings.map(({ message }) => message)).toEqual([
      `нет такого файла. Может быть, ${file}?`,
    ]);
  });

  test('with a field twice is an error with both lines', async () => {
    const { findings } = await read('{\n  "faq": [],\n  "company": {},\n  "faq": []\n}');
    expect(findings).toEqual([
      {
        severity: 'error',
        place: { file, row: 4, column: 3, field: 'faq' },
        message: 'поле уже есть в строке 2, и останется только одно. Уберите лишнее.',
      },
    ]);
  });

  test.each([
    ['an account', '{"company": {"requisites": {"account": 40702810938000012345}}}', 'account'],
    ['an article', '{"categories": [{"items": [{"article": 12.50}]}]}', 'article'],
    ['an id', '{"categories": [{"_id": 1e3}]}', '_id'],
    ['a cell of the terms', '{"conditions": [{"table": {"head": [12.50], "rows": []}}]}', 'head'],
  ])('with a number in place of %s that would lose digits is an error', async (_, text, field) => {
    const number = /\d[\de.]+/.exec(text)?.[0] ?? '';
    const { findings } = await read(text);
    expect(findings).toEqual([
      {
        severity: 'error',
        place: { file, row: 1, column: text.indexOf(number) + 1, field },
        message: `число «${number}» сайт прочтёт как «${Number(number)}». Возьмите его в кавычки: "${number}"`,
      },
    ]);
  });

  test('may have other zeros at the ends of numbers', async () => {
    const { findings } = await read(
      '{"priceList": {"minimumOrder": 5000.00}, "shelf": 12.50, "documents": 12.5}',
    );
    expect(findings).toEqual([]);
  });

  test('has its fields at lines, and names the goods around them', async () => {
    const items = '[\n{"_id": "1", "article": "VG-1", "title": "Ковёр",\n"price": 285}]';
    const { placeOf } = await read(
      `{"categories": [{"_id": "c", "title": "Ковры", "items": ${items}}]}`,
    );
    const item = ['categories', 0, 'items', 0];
    expect(placeOf([...item, 'price'])).toEqual({
      file,
      row: 3,
      column: 10,
      article: 'VG-1',
      field: 'price',
    });
    expect(placeOf([...item, 'weight'])).toMatchObject({
      row: 2,
      article: 'VG-1',
      field: 'weight',
    });
    expect(placeOf(['categories', 0, 'image'])).toMatchObject({ row: 1, article: 'Ковры' });
    expect(placeOf(['categories', 0, 'items'])).toMatchObject({ row: 1, article: 'Ковры' });
    expect(placeOf(['categories'])).toEqual({ file, row: 1, column: 16, field: 'categories' });
    expect(placeOf(['company', 'site'])).toEqual({ file, row: 1, column: 1, field: 'site' });
  });

  test.each([
    ['its article', '{"title": "Ковёр", "article": " VG-1 "}', 'VG-1'],
    ['an article that is a number', '{"title": "Ковёр", "article": 15}', '15'],
    ['its title, where the article is blank', '{"title": "Ковёр", "article": " "}', 'Ковёр'],
    ['its id, where it has no other name', '{"_id": "k", "price": 5}', 'k'],
    ['nothing, where it has no name', '{"price": 5}', undefined],
  ])('names goods by %s', async (_, item, name) => {
    const { placeOf } = await read(`{"categories": [{"title": "Ковры", "items": [${item}]}]}`);
    expect(placeOf(['categories', 0, 'items', 0, 'price']).article).toBe(name);
  });

  test('is optional: without one the block is empty, and the owner is told', async () => {
    const { block, findings } = await readSource({});
    expect(block).toBe('{}');
    expect(findings).toEqual([
      {
        severity: 'warning',
        place: { file: 'SETTINGS' },
        message:
          'файл настроек не указан: на сайте не будет ни телефонов, ни адресов, ни условий. Впишите в файл .env рядом с package.json строку SETTINGS=settings.json',
      },
    ]);
  });
});
