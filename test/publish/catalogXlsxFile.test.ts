import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLongTexts } from '../../src/publish/workbook/write/longTexts';
import { saveNew } from '../../src/publish/workbook/write/saveNew';

describe('A workbook is saved', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  const save = (name: string) => saveNew(path.join(folder, name), Buffer.from('new'));

  test('into a new file', () => {
    expect(save('catalog.xlsx')).toBeUndefined();
    expect(readFileSync(path.join(folder, 'catalog.xlsx'), 'utf8')).toBe('new');
  });

  test('whose name ends in .xlsx, in any case', () => {
    expect(save('UPPER.XLSX')).toBeUndefined();
  });

  test.each(['cat.csv', 'catalog.xls', 'catalog', '.xlsx', 'catalog.xlsx.pdf'])(
    'but not under the name of something else: %s',
    (name) => {
      expect(save(name)).toBe(
        `Книга не записана: ${folder}/${name} — не имя книги Excel. Укажите в OUT имя, которое кончается на .xlsx, например catalog.xlsx.`,
      );
      expect(existsSync(path.join(folder, name))).toBe(false);
    },
  );

  test('but not over another', () => {
    const file = path.join(folder, 'taken.xlsx');
    writeFileSync(file, 'taken');
    expect(save('taken.xlsx')).toBe(
      `Файл ${file} уже есть. Переименуйте его или укажите другое имя в OUT.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('taken');
  });

  test('nor into a folder that does not exist', () => {
    expect(save('absent/catalog.xlsx')).toBe(
      `Нет такой папки: ${folder}/absent. Создайте её или укажите другую в OUT.`,
    );
  });

  test('nor into what is named as a folder', () => {
    expect(save('new.xlsx/')).toBe(`${folder}/new.xlsx/ — это папка. Укажите в OUT имя файла.`);
  });

  test('nor where something else is wrong, of which the sentence names the cause', () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(save('file/catalog.xlsx')).toBe(
      `Книга не записана. Нужна папка, а под этим именем файл: ${folder}/file. Переименуйте или удалите этот файл и повторите.`,
    );
    expect(save('zero\0.xlsx')).toMatch(/^Книга не записана\. Это ошибка программы.*\nTypeError/s);
  });
});

describe('A text is too long for a cell', () => {
  const sheets = (length: number) => [
    { name: 'Модели', table: { columns: [{ heading: 'Модель' }], rows: [['Коврик'], [5]] } },
    {
      name: 'Товары',
      table: {
        columns: [{ heading: 'Артикул' }, { heading: 'Описание' }],
        rows: [
          ['VG-1', 'короткое'],
          ['VG-2', 'а'.repeat(length)],
        ],
      },
    },
  ];

  test('from 32,768 characters', () => {
    expect(findLongTexts(sheets(32_767))).toStrictEqual([]);
  });

  test('which the sentence names with its cell and heading', () => {
    expect(
      findLongTexts(sheets(32_768)).map((text) => text.replaceAll('\u00A0', ' ')),
    ).toStrictEqual([
      'Товары, B3, Описание: в ячейку Excel помещается 32 767 знаков, а в тексте их 32 768. Сократите его',
    ]);
  });
});
