/** Why a file of XML cannot be read, in Russian, with the place. */
export class XmlError extends Error {
  constructor(
    message: string,
    /** Counted from 1. */
    readonly line?: number,
    /** Counted from 1. */
    readonly column?: number,
  ) {
    super(message);
  }
}

const again = 'Выгрузите из 1С ещё раз и скопируйте папку целиком';

/** What the parser's messages mean to the owner; the first match wins. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /^Non-whitespace before first tag/,
    'это не XML: перед первым тегом есть текст. Укажите папку, которую записала 1С',
  ],
  [/^Text data outside of root/, `после конца данных в файле есть лишний текст. ${again}`],
  [/entity/i, 'знак «&» записан не по правилам XML: нужно «&amp;». Поправьте его в этой строке'],
  [
    /^Unencoded </,
    'знак «<» записан не по правилам XML: нужно «&lt;». Поправьте его в этой строке',
  ],
  [/closing tag|close tag/, `теги не сходятся: закрыт не тот, что открыт. ${again}`],
  [/^Max buffer length/, `слишком длинный тег или комментарий. ${again}`],
];

/** @param message of the parser, in English */
export function explain(message: string): string {
  return meanings.find(([pattern]) => pattern.test(message))?.[1] ?? `ошибка записи XML. ${again}`;
}

/** @param name of the innermost element that the file does not close */
export function cutOff(name: string | undefined): string {
  const where = name === undefined ? 'в файле нет данных' : `файл оборван: нет конца «${name}»`;
  return `${where}. ${again}`;
}
