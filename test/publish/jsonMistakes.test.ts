import fc from 'fast-check';
import { findMistake } from '../../src/publish/source/json/findMistake';
import { createPositions } from '../../src/publish/source/json/textPosition';

const noComma = 'здесь не хватает запятой.';
const extraComma = 'лишняя запятая. Уберите её.';
const noQuote = 'у этого текста нет закрывающей кавычки ".';
const noComments = 'в файле настроек не может быть комментариев. Уберите этот.';
const noQuoteOfName = 'перед двоеточием нет кавычки ", закрывающей имя поля.';
const invisible = 'здесь стоит невидимый знак, например неразрывный пробел. Сотрите его.';
const control = 'внутри текста стоит знак табуляции или другой невидимый знак. Сотрите его.';
const noValue = 'после двоеточия нет значения. Впишите его или уберите поле.';
const noColonAndValue = 'после имени поля нужны двоеточие и значение.';
const afterEnd = 'лишнее после конца настроек.';
const extraColon = 'лишнее двоеточие. Уберите его.';
const noName = 'перед двоеточием нет имени поля.';
const semicolon = 'вместо «;» нужна запятая.';
const leadingZero = 'число начинается с нуля. Уберите нуль; если это артикул, добавьте кавычки.';
const singleQuotes = 'одинарные кавычки \' замените на двойные ".';
const quoteInside = 'кавычка " внутри текста закрывает его. Замените на «ёлочки» или на \\".';
const backslash =
  'обратная косая черта «\\» внутри текста. Замените её на обычную «/» или удвойте: «\\\\».';
const badCode = 'после «\\u» нужны четыре цифры кода знака.';
const empty = 'файл пуст. Впишите в него настройки.';
const commaBefore = (bracket: string) => `лишняя запятая перед «${bracket}». Уберите её.`;
const notAValue = (text: string) => `«${text}» — не значение. Поставьте число или уберите поле.`;
const quoteName = (text: string) => `имя поля возьмите в кавычки: "${text}".`;
const quoteField = (text: string) => `имя поля «${text}» возьмите в кавычки: "${text}".`;
const quoteText = (text: string) => `текст «${text}» возьмите в кавычки: "${text}".`;
const straightQuote = (quote: string) =>
  `вместо кавычки «${quote}» нужна прямая двойная кавычка ".`;
const noUnits = (text: string) =>
  `лишнее после значения: «${text}». Число пишется без единиц и знаков.`;
const extraBracket = (text: string) => `лишняя скобка «${text}»: у неё нет пары. Уберите её.`;
const unfinished = (text: string) => `число «${text}» не дописано.`;
const badNumber = (text: string) => `число «${text}» записано неверно, нужно так: 0.5`;
const noColonBut = (text: string) => `после имени поля нужно двоеточие, а здесь «${text}».`;
const unclosed = (open: string, close: string, where = 'до конца файла') =>
  `эта скобка «${open}» не закрыта: ${where} нет «${close}». Добавьте её.`;

/** Each text has the sign «¦» where the mistake is. */
const mistakes: readonly (readonly [string, string, string])[] = [
  ['an extra comma in a list', '{"a": [1, 2¦,\n]}', commaBefore(']')],
  ['an extra comma in an object', '{\n  "a": 1¦,\n}', commaBefore('}')],
  ['an extra comma in one line', '[1¦, ]', commaBefore(']')],
  ['two commas', '{"a": 1,¦, "b": 2}', extraComma],
  ['a comma first in a list', '[¦,1]', extraComma],
  ['a comma first in an object', '{¦,}', extraComma],
  ['a missing comma between fields', '{\n  "a": 1¦\n  "b": 2\n}', noComma],
  ['a missing comma between fields in one line', '{"a": 1¦ "b": 2}', noComma],
  ['a missing comma after a text', '{\n  "a": "1"¦\n  "b": 2\n}', noComma],
  ['a missing comma between objects', '{"a": [\n  {}¦\n  {}\n]}', noComma],
  ['a missing comma between texts', '["a"¦ "b"]', noComma],
  ['a missing comma after a number', '[1¦ true]', noComma],
  ['a missing comma before a number', '["a"¦ 2]', noComma],
  ['a missing comma between numbers in two lines', '[1¦\n2]', noComma],
  ['a missing closing quote', '{\n  "a": ¦"Порог,\n  "b": 2\n}', noQuote],
  ['a missing closing quote in one line', '{"a": ¦"Порог, "b": 2}', noQuote],
  ['a missing closing quote at the end', '{"a": ¦"Порог', noQuote],
  ['a missing closing quote before a bracket', '{"a": ¦"Порог\n  }', noQuote],
  ['a missing closing quote before an opening bracket', '[¦"Порог\n[', noQuote],
  ['a missing quote of a name', '{"a¦: "Порог"}', noQuoteOfName],
  ['a missing quote of a second name', '{"a": 1, "b¦: "c"}', noQuoteOfName],
  ['a missing opening quote', '{"a": ¦Порог"}', quoteText('Порог')],
  ['a missing closing quote, without spaces', '{"a": ¦"Порог,"b": 2}', noQuote],
  ['single quotes', "{¦'a': 1}", singleQuotes],
  ['single quotes of a value', '{"a": ¦\'Порог\'}', singleQuotes],
  ['single quotes around two words', '{"a": ¦\'Порог города\'}', singleQuotes],
  ['curly quotes', '{¦“a”: 1}', straightQuote('“')],
  ['guillemets around two words', '{"a": ¦«Порог города»}', straightQuote('«')],
  ['quotes in a text', '{"a": "Ковёр ¦"Страйп", серый"}', quoteInside],
  ['quotes at the end of a word', '{"a": "Ковёр¦" серый}', quoteInside],
  ['a name without quotes', '{¦price: 1}', quoteField('price')],
  ['a second name without quotes', '{"a": 1, ¦price: 2}', quoteField('price')],
  ['a number for a name', '{¦5: 1}', quoteName('5')],
  ['a number for a second name', '{"a": "x", ¦5: 1}', quoteName('5')],
  ['a word of JSON for a name', '{"a": 1, ¦true: 1}', quoteName('true')],
  ['a text without quotes', '{"a": ¦серый}', quoteText('серый')],
  ['an article without quotes', '{"a": ¦ВГ-1}', quoteText('ВГ-1')],
  ['a text in the next line', '{"a": 1\n¦серый}', quoteText('серый')],
  [
    'a long text without quotes',
    '{"a": ¦ковёрпридверныйребристыйсерыйсканту}',
    quoteText('ковёрпридверныйребристыйсерый…'),
  ],
  ['a comment', '{\n  ¦// цены\n  "a": 1}', noComments],
  ['a comment in a line', '{"a": ¦/* цена */ 1}', noComments],
  ['a comment after a value', '{"a": "b" ¦/* c */}', noComments],
  ['a comment that is not closed', '{"a": 1 ¦/* цена }', noComments],
  ['an unclosed bracket at the end', '¦{"a": [1]', unclosed('{', '}')],
  ['an unclosed list at the end', '{"a": ¦[', unclosed('[', ']')],
  ['an unclosed list', '{"a": ¦[1, 2 }', unclosed('[', ']', 'перед «}» в строке 1')],
  [
    'an unclosed list some lines above',
    '{"a": ¦[1,\n2\n}',
    unclosed('[', ']', 'перед «}» в строке 3'),
  ],
  [
    'an unclosed object in a list',
    '{"a": [\n  ¦{"b": 1,\n  {"b": 2}\n]}',
    unclosed('{', '}', 'перед «{» в строке 3'),
  ],
  [
    'an unclosed object before the end of its list',
    '{"a": [¦{"b": ]}',
    unclosed('{', '}', 'перед «]» в строке 1'),
  ],
  [
    'an unclosed object, whose list is closed further left',
    '{\n  "a": [\n    ¦{\n      "b": 1\n  ],\n  "c": 2\n}',
    unclosed('{', '}', 'перед «]» в строке 5'),
  ],
  [
    'an unclosed object, as the indentation shows',
    '{\n  "company": ¦{\n    "brand": "Порог",\n  "faq": []\n}\n',
    unclosed('{', '}'),
  ],
  [
    'the first of such objects',
    '{\n  "a": ¦{\n    "b": {\n      "c": 1\n    },\n  "d": [1\n  ]\n}',
    unclosed('{', '}'),
  ],
  [
    'such an object that is not the outermost',
    '{\n  "a": {\n    "b": ¦{\n      "c": 1,\n    "d": 2\n  }\n}',
    unclosed('{', '}'),
  ],
  [
    'an object around a list whose last line is further left',
    '{\n  "a": ¦{\n    "b": [1,\n2],\n    "c": 3\n',
    unclosed('{', '}'),
  ],
  ['an object without a name', '¦{{"a": 1}}', unclosed('{', '}', 'перед «{» в строке 1')],
  ['an extra bracket', '{"a": 1}¦}', extraBracket('}')],
  ['an extra bracket of a list', '{}¦]', extraBracket(']')],
  ['a bracket without its pair', '{"a": 1¦]}', extraBracket(']')],
  ['a bracket of the other kind', '[1, 2¦}', extraBracket('}')],
  ['more after the end', '{"a": 1}\n¦{"b": 1}', afterEnd],
  ['a comma after the end', '{}¦, {}', afterEnd],
  ['a word after the end', '{} ¦конец', afterEnd],
  [
    'a line break in a text',
    '{"a": "Порог¦\nгорода"}',
    'перенос строки внутри текста. Продолжите текст в той же строке.',
  ],
  ['a tab in a text', '{"a": "Порог¦\tгорода"}', control],
  ['a tab at the start of a text', '{"a": "¦\tПорог"}', control],
  ['a tab after an emoji', '{"a": "Порог 🏠¦\tгорода"}', control],
  ['a Windows path', '{"a": "C:¦\\фото"}', backslash],
  ['a Windows path after a line break', '{"a": "\\n C:¦\\фото"}', backslash],
  ['a broken code', '{"a": "¦\\u04"}', badCode],
  ['a broken code after a right one', '{"a": "\\u0416 ¦\\u04"}', badCode],
  ['a no-break space', '{¦\u00A0"a": 1}', invisible],
  ['a space without a width', '{"a": ¦\u200B1}', invisible],
  ['a byte order mark', '{"a": ¦\uFEFF1}', invisible],
  ['a soft hyphen', '{"a": 1¦\u00AD}', invisible],
  ['NaN', '{"a": ¦NaN}', notAValue('NaN')],
  ['NaN before an address', '{"a": ¦NaN, "b": "/about"}', notAValue('NaN')],
  ['Infinity', '{"a": ¦Infinity}', notAValue('Infinity')],
  ['-Infinity', '{"a": ¦-Infinity}', notAValue('-')],
  ['undefined', '{"a": ¦undefined}', notAValue('undefined')],
  ['None', '{"a": ¦None}', notAValue('None')],
  ['nil', '{"a": ¦nil}', notAValue('nil')],
  ['N/A', '{"a": ¦N/A}', notAValue('N/A')],
  ['an error of Excel', '{"a": ¦#N/A}', notAValue('#N/A')],
  ['a sign without a number', '{"a": ¦-}', notAValue('-')],
  ['a leading zero', '{"a": ¦01}', leadingZero],
  ['a leading zero after a sign', '{"a": ¦-01}', leadingZero],
  ['a decimal comma', '{"a": 1¦,5}', 'запятая внутри числа. Пишите точку: 1.5'],
  ['a space in a number', '{"a": 1¦ 200}', 'пробел внутри числа. Пишите слитно: 1200'],
  ['a unit', '{"a": 285 ¦руб}', noUnits('руб')],
  [
    'a long unit',
    '{"a": 285 ¦рублейзаодинпогонныйметрдорожки}',
    noUnits('рублейзаодинпогонныйметрдорож…'),
  ],
  ['a currency sign', '{"a": 285¦₽}', noUnits('₽')],
  ['a plus', '{"a": ¦+5}', badNumber('+5')],
  ['a point at the start', '{"a": ¦.5}', badNumber('.5')],
  ['a point at the end', '{"a": ¦5.}', unfinished('5.')],
  ['an exponent without digits', '{"a": ¦5e}', unfinished('5e')],
  ['a capital letter', '{"a": ¦True}', '«True» пишется строчными буквами: true.'],
  ['a capital letter of null', '{"a": ¦Null}', '«Null» пишется строчными буквами: null.'],
  ['a capital letter of false', '{"a": ¦FALSE}', '«FALSE» пишется строчными буквами: false.'],
  ['a missing colon', '{"a"¦ 1}', 'после имени поля нет двоеточия «:».'],
  ['an equals sign', '{"a" ¦= 1}', noColonBut('=')],
  ['a word for a colon', '{"a" ¦значит 1}', noColonBut('значит')],
  ['a semicolon', '{"a": 1¦; "b": 2}', semicolon],
  ['a semicolon right before a word', '{"a": 1¦;b}', semicolon],
  ['a missing value', '{"a":¦ , "b": 2}', noValue],
  ['a missing value at the end', '{"a":¦ }', noValue],
  ['a name without a value', '{"a"¦}', noColonAndValue],
  ['a name without a value before a comma', '{"a"¦, "b": 1}', noColonAndValue],
  ['a colon without a name', '{¦: 1}', noName],
  ['a colon without a second name', '{"a": 1, ¦: 2}', noName],
  ['two colons', '{"a": ¦: 1}', extraColon],
  ['a colon after a value', '{"a": 1 ¦: 2}', extraColon],
  [
    'names in a list',
    '["a"¦: 1]',
    'в квадратных скобках [ ] — список без имён. Возьмите имя и значение в { }.',
  ],
  ['an empty file', '¦', empty],
  ['only spaces', '¦\n\n', empty],
];

/** Expects a mistake within a text if, and only if, it is no JSON. */
function expectMistakes(text: string): void {
  let isJson = true;
  try {
    JSON.parse(text);
  } catch {
    isJson = false;
  }
  const mistake = findMistake(text);
  expect(mistake === undefined).toBe(isJson);
  expect(mistake?.offset ?? 0).toBeLessThanOrEqual(text.length);
}

describe('A mistake in JSON is shown where it was made:', () => {
  test.each(mistakes)('%s', (_, marked, message) => {
    const text = marked.replace('¦', '');
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findMistake(text)).toStrictEqual({ offset: marked.indexOf('¦'), message });
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
          expectMistakes(text);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a bracket further left than its line is no mistake where all are closed', () => {
    expect(findMistake('{\n  "a": {\n    "b": 1\n}}')).toBeUndefined();
  });

  test('a text cut off anywhere has its mistake within it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        expectMistakes(json.slice(0, at % json.length));
      }),
    );
  });

  test.each([
    ['a short line', '{\n  "a": 1\n  "b": 2\n}', 10, ['  "a": 1', '        ^']],
    ['a line below many', `${'\n'.repeat(100)}{"a": 1 2}`, 107, ['{"a": 1 2}', '       ^']],
    ['a tab', '{\n\t"a": 1 2}', 9, [' "a": 1 2}', '       ^']],
  ])('under its line: %s', (_, text, offset, excerpt) => {
    expect(createPositions(text).excerpt(offset)).toStrictEqual(excerpt);
  });

  test('under a part of a line of 100,000 characters', () => {
    const text = `${' '.repeat(50_000)}#${' '.repeat(50_000)}`;
    const [line = '', mark = ''] = createPositions(text).excerpt(50_000);
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line.charAt(mark.indexOf('^'))).toBe('#');
  });
});
