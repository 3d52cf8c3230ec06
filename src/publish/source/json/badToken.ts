import { shorten } from '../../../domain/format/shorten';
import { at, inLine, is, isKeyState, type Context, type Mistake } from './mistake';
import type { Token } from './tokens';

/**
 * Explains tokens that JSON does not have: comments, wrong quotes, words without quotes.
 * @returns undefined if the token is none of these
 */
export function explainBadToken(context: Context): Mistake | undefined {
  const { token, rest } = context;
  if (is(token, 'comment')) {
    return at(token.start, 'в файле настроек не может быть комментариев. Уберите этот.');
  }
  if (is(token, 'text')) return explainText(token, rest);
  if (token.error === 'number') {
    return at(token.start, `число «${token.text}» не дописано.`);
  }
  return is(token, 'unknown') && context.state !== 'end' ? explainUnknown(context) : undefined;
}

/** Explains a text that is not closed, or has characters that a text cannot have. */
function explainText({ text, start, end, error }: Token, rest: string): Mistake | undefined {
  const offsetOf = (pattern: RegExp) => start + Math.max(0, text.search(pattern));
  if (error === 'backslash') {
    const message =
      'обратная косая черта «\\» внутри текста. Замените её на обычную «/» или удвойте: «\\\\».';
    return at(offsetOf(/\\(?!["\\/bfnrtu])/), message);
  }
  if (error === 'code of a character') {
    return at(offsetOf(/\\u(?![\da-f]{4})/i), 'после «\\u» нужны четыре цифры кода знака.');
  }
  if (error === 'control character') {
    const message = 'внутри текста стоит знак табуляции или другой невидимый знак. Сотрите его.';
    return at(offsetOf(/[^ -\uFFFF]/), message);
  }
  if (error !== 'unclosed text') return undefined;
  return /^\s*(?:["{}[\]]|$)/.test(rest)
    ? at(start, 'у этого текста нет закрывающей кавычки ".')
    : at(end, 'перенос строки внутри текста. Продолжите текст в той же строке.');
}

const invisible = /^[\s\u200B-\u200F\u2060\uFEFF\u00AD]/;
const otherQuotes = /^[«»“”„‘’`]/;
const noValue = /^(?:nan|infinity|undefined|none|nil|n\/a|#|-$)/i;

function explainUnknown({ token, state, last, rest }: Context): Mistake {
  const { text, start } = token;
  const shown = shorten(text, 30);
  if (invisible.test(text)) {
    return at(start, 'здесь стоит невидимый знак, например неразрывный пробел. Сотрите его.');
  }
  if (text.startsWith("'")) return at(start, 'одинарные кавычки \' замените на двойные ".');
  if (otherQuotes.test(text)) {
    return at(start, `вместо кавычки «${text.charAt(0)}» нужна прямая двойная кавычка ".`);
  }
  if (state === 'colon' && is(last, 'text')) return explainColon(token, last);
  if (state === 'separator' && inLine(last, token)) return explainAfterValue(token, last);
  if (isKeyState(state)) return at(start, `имя поля «${shown}» возьмите в кавычки: "${shown}".`);
  const lower = text.toLowerCase();
  if (['true', 'false', 'null'].includes(lower)) {
    return at(start, `«${text}» пишется строчными буквами: ${lower}.`);
  }
  // «N/A» and «#N/A» of Excel are cut at their slash
  const whole = text + (/^\/a/i.exec(rest)?.[0] ?? '');
  if (noValue.test(whole)) {
    return at(start, `«${shorten(whole, 30)}» — не значение. Поставьте число или уберите поле.`);
  }
  if (/^[+.\d]/.test(text)) return at(start, `число «${shown}» записано неверно, нужно так: 0.5`);
  return at(start, `текст «${shown}» возьмите в кавычки: "${shown}".`);
}

/** The name of a field without a closing quote, or without a colon after it. */
function explainColon({ text, start }: Token, last: Token): Mistake {
  const colon = last.text.indexOf(':');
  return colon >= 0
    ? at(last.start + colon, 'перед двоеточием нет кавычки ", закрывающей имя поля.')
    : at(start, `после имени поля нужно двоеточие, а здесь «${text}».`);
}

function explainAfterValue(token: Token, last: Token): Mistake {
  const shown = shorten(token.text, 30);
  if (is(last, 'text')) {
    const isOpen = /[,:]\s*"/.test(last.text);
    return isOpen
      ? at(last.start, 'у этого текста нет закрывающей кавычки ".')
      : at(last.end - 1, 'кавычка " внутри текста закрывает его. Замените на «ёлочки» или на \\".');
  }
  if (token.text.startsWith(';')) return at(token.start, 'вместо «;» нужна запятая.');
  return at(token.start, `лишнее после значения: «${shown}». Число пишется без единиц и знаков.`);
}
