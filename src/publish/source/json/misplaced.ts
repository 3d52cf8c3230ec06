import {
  at,
  closing,
  inLine,
  is,
  isKeyState,
  opening,
  unclosed,
  type Context,
  type Mistake,
} from './mistake';

/** Explains a token that JSON has, but not at its place. */
export function explainMisplaced(context: Context): Mistake {
  const { token, state, last } = context;
  if (state === 'end') {
    const isBracket = is(token, ...closing);
    return at(token.start, isBracket ? extraBracket(token.text) : 'лишнее после конца настроек.');
  }
  if (is(token, 'end')) return explainEnd(context);
  if (is(token, ',')) return explainComma(context);
  if (is(token, ...closing)) return explainClosing(context);
  if (is(token, ':')) return explainColon(context);
  if (isKeyState(state)) return explainKey(context);
  if (state === 'colon') return at(last.end, 'после имени поля нет двоеточия «:».');
  return explainSecondValue(context);
}

const extraBracket = (text: string) => `лишняя скобка «${text}»: у неё нет пары. Уберите её.`;

function explainEnd({ token, open }: Context): Mistake {
  const bracket = open.at(-1);
  return bracket ? unclosed(bracket, token) : at(0, 'файл пуст. Впишите в него настройки.');
}

function explainComma({ token, state, last }: Context): Mistake {
  if (state === 'colon') return at(last.end, 'после имени поля нужны двоеточие и значение.');
  if (is(last, ':')) return noValue(last.end);
  return at(token.start, 'лишняя запятая. Уберите её.');
}

function explainClosing({ token, state, last, open }: Context): Mistake {
  const bracket = open.at(-1);
  const pair = token.text === '}' ? '{' : '[';
  if (!open.some(({ text }) => text === pair)) return at(token.start, extraBracket(token.text));
  if (bracket && bracket.text !== pair) return unclosed(bracket, token);
  if (state === 'colon') return at(last.end, 'после имени поля нужны двоеточие и значение.');
  if (is(last, ':')) return noValue(last.end);
  return at(last.start, `лишняя запятая перед «${token.text}». Уберите её.`);
}

function explainColon({ token, state, open }: Context): Mistake {
  if (isKeyState(state)) return at(token.start, 'перед двоеточием нет имени поля.');
  const isList = open.at(-1)?.text === '[';
  const list = 'в квадратных скобках [ ] — список без имён. Возьмите имя и значение в { }.';
  return at(token.start, isList ? list : 'лишнее двоеточие. Уберите его.');
}

function explainKey({ token, last, beforeLast, open }: Context): Mistake {
  const bracket = open.at(-1);
  if (is(token, ...opening) && bracket) return unclosed(bracket, token);
  if (is(token, 'number') && is(beforeLast, 'number')) {
    const number = `${beforeLast.text}.${token.text}`;
    return at(last.start, `запятая внутри числа. Пишите точку: ${number}`);
  }
  return at(token.start, `имя поля возьмите в кавычки: "${token.text}".`);
}

/** A value right after another one. */
function explainSecondValue({ token, last }: Context): Mistake {
  const areNumbers = [last, token].every((one) => is(one, 'number'));
  if (areNumbers && inLine(last, token)) {
    return last.end === token.start
      ? at(last.start, 'число начинается с нуля. Уберите нуль; если это артикул, добавьте кавычки.')
      : at(last.end, `пробел внутри числа. Пишите слитно: ${last.text}${token.text}`);
  }
  return at(last.end, `здесь не хватает запятой.`);
}

function noValue(offset: number): Mistake {
  return at(offset, 'после двоеточия нет значения. Впишите его или уберите поле.');
}
