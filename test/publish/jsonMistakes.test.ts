import fc from 'fast-check';
import { findMistake } from '../../src/publish/source/json/findMistake';
import { createPositions } from '../../src/publish/source/json/textPosition';

/** Each text has the sign «¦» where the mistake is. */
const mistakes: readonly [string, string, RegExp][] = [
  ['an extra comma in a list', '{"a": [1, 2¦,\n]}', /лишняя запятая перед «]»/],
  ['an extra comma in an object', '{\n  "a": 1¦,\n}', /лишняя запятая перед «}»/],
  ['two commas', '{"a": 1,¦, "b": 2}', /лишняя запятая/],
  ['a missing comma between fields', '{\n  "a": 1¦\n  "b": 2\n}', /не хватает запятой/],
  ['a missing comma after a text', '{\n  "a": "1"¦\n  "b": 2\n}', /не хватает запятой/],
  ['a missing comma between objects', '{"a": [\n  {}¦\n  {}\n]}', /не хватает запятой/],
  ['a missing comma between texts', '["a"¦ "b"]', /не хватает запятой/],
  ['a missing closing quote', '{\n  "a": ¦"Порог,\n  "b": 2\n}', /нет закрывающей кавычки/],
  ['a missing closing quote in one line', '{"a": ¦"Порог, "b": 2}', /нет закрывающей кавычки/],
  ['a missing quote of a name', '{"a¦: "Порог"}', /кавычки ", закрывающей имя/],
  ['a missing opening quote', '{"a": ¦Порог"}', /возьмите в кавычки/],
  ['single quotes', "{¦'a': 1}", /одинарные кавычки/],
  ['typographic quotes', '{"a": ¦“Порог”}', /прямая двойная кавычка/],
  ['quotes in a text', '{"a": "Ковёр ¦"Страйп", серый"}', /внутри текста/],
  ['a name without quotes', '{¦price: 1}', /имя поля «price» возьмите в кавычки/],
  ['a text without quotes', '{"a": ¦серый}', /текст «серый» возьмите в кавычки: "серый"/],
  ['a comment', '{\n  ¦// цены\n  "a": 1}', /комментариев/],
  ['a comment in a line', '{"a": ¦/* цена */ 1}', /комментариев/],
  ['a comment that is not closed', '{"a": 1 ¦/* цена }', /комментариев/],
  ['an unclosed bracket at the end', '¦{"a": [1]', /не закрыта: до конца файла нет «}»/],
  ['an unclosed list', '{"a": ¦[1, 2 }', /«\[» не закрыта: перед «}» в строке 1/],
  ['an unclosed object in a list', '{"a": [\n  ¦{"b": 1,\n  {"b": 2}\n]}', /не закрыта/],
  [
    'an unclosed object, as the indentation shows',
    '{\n  "company": ¦{\n    "brand": "Порог",\n  "faq": []\n}\n',
    /не закрыта: до конца файла/,
  ],
  ['an extra bracket', '{"a": 1}¦}', /лишняя скобка «}»/],
  ['a bracket without its pair', '{"a": 1¦]}', /лишняя скобка «]»/],
  ['more after the end', '{"a": 1}\n¦{"b": 1}', /после конца/],
  ['a line break in a text', '{"a": "Порог¦\nгорода"}', /перенос строки/],
  ['a tab in a text', '{"a": "Порог¦\tгорода"}', /невидимый знак/],
  ['a Windows path', '{"a": "C:¦\\фото"}', /обратная косая черта/],
  ['a broken code', '{"a": "¦\\u04"}', /четыре цифры/],
  ['a no-break space', '{¦\u00A0"a": 1}', /невидимый знак/],
  ['NaN', '{"a": ¦NaN}', /не значение/],
  ['-Infinity', '{"a": ¦-Infinity}', /не значение/],
  ['an error of Excel', '{"a": ¦#N/A}', /не значение/],
  ['a leading zero', '{"a": ¦01}', /начинается с нуля/],
  ['a decimal comma', '{"a": 1¦,5}', /Пишите точку: 1\.5/],
  ['a space in a number', '{"a": 1¦ 200}', /Пишите слитно: 1200/],
  ['a unit', '{"a": 285 ¦руб}', /без единиц/],
  ['a currency sign', '{"a": 285¦₽}', /без единиц/],
  ['a point at the start', '{"a": ¦.5}', /записано неверно/],
  ['a point at the end', '{"a": ¦5.}', /не дописано/],
  ['a capital letter', '{"a": ¦True}', /строчными буквами: true/],
  ['a missing colon', '{"a"¦ 1}', /нет двоеточия/],
  ['an equals sign', '{"a" ¦= 1}', /нужно двоеточие/],
  ['a semicolon', '{"a": 1¦; "b": 2}', /нужна запятая/],
  ['a missing value', '{"a":¦ , "b": 2}', /нет значения/],
  ['a missing value at the end', '{"a":¦ }', /нет значения/],
  ['a name without a value', '{"a"¦}', /двоеточие и значение/],
  ['names in a list', '["a"¦: 1]', /список без имён/],
  ['an empty file', '¦', /файл пуст/],
  ['only spaces', '¦\n\n', /файл пуст/],
];

describe('A mistake in JSON is shown where it was made:', () => {
  test.each(mistakes)('%s', (_, marked, message) => {
    const text = marked.replace('¦', '');
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findMistake(text)).toEqual({
      offset: marked.indexOf('¦'),
      message: expect.stringMatching(message) as string,
    });
  });

  test('exactly what JSON.parse refuses is a mistake', () => {
    const sign = fc.constantFrom(
      ...Array.from('{}[],:"\\ \n01-.eau'),
      'true',
      'null',
      '"a"',
      '"b": ',
      '{"a":1}',
    );
    fc.assert(
      fc.property(
        fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
        (text) => {
          let isJson = true;
          try {
            JSON.parse(text);
          } catch {
            isJson = false;
          }
          const mistake = findMistake(text);
          expect(mistake === undefined).toBe(isJson);
          expect(mistake?.offset ?? 0).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a broken text of any JSON has a mistake within it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        const cut = json.slice(0, at % json.length);
        const mistake = findMistake(cut);
        if (mistake) expect(mistake.offset).toBeLessThanOrEqual(cut.length);
      }),
    );
  });

  test.each([
    ['a short line', '{\n  "a": 1\n  "b": 2\n}', 10, ['  "a": 1', '        ^']],
    ['a tab', '{\n\t"a": 1 2}', 9, [' "a": 1 2}', '       ^']],
  ])('under its line: %s', (_, text, offset, excerpt) => {
    expect(createPositions(text).excerpt(offset)).toEqual(excerpt);
  });

  test('under a part of a line of 100,000 characters', () => {
    const text = `${' '.repeat(50_000)}#${' '.repeat(50_000)}`;
    const [line = '', mark = ''] = createPositions(text).excerpt(50_000);
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line.charAt(mark.indexOf('^'))).toBe('#');
  });
});
