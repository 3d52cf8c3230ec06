import type { Token, TokenKind } from './tokens';

/** A mistake in a JSON file, at the place where it was made. */
export interface Mistake {
  /** In characters. */
  readonly offset: number;
  /** In Russian: what is wrong, and the way out. */
  readonly message: string;
}

/** What may come next in a JSON file. */
export type State = 'value' | 'firstElement' | 'key' | 'firstKey' | 'colon' | 'separator' | 'end';

/** Where the mistake was noticed. */
export interface Context {
  readonly state: State;
  readonly token: Token;
  /** The two tokens before it. */
  readonly last: Token;
  readonly beforeLast: Token;
  /** The text after it. */
  readonly rest: string;
  /** The brackets that are open, the innermost last. */
  readonly open: readonly Token[];
}

export function at(offset: number, message: string): Mistake {
  return { offset, message };
}

export const is = (token: Token, ...kinds: readonly TokenKind[]) => kinds.includes(token.kind);

export const isKeyState = (state: State) => state === 'key' || state === 'firstKey';

/** Whether two tokens are in the same line. */
export const inLine = (a: Token, b: Token) => a.row === b.row;

export const opening = ['{', '['] as const;
export const closing = ['}', ']'] as const;

/** @param noticed the token before which it should have been closed */
export function unclosed(bracket: Token, noticed: Token): Mistake {
  const closed = bracket.text === '{' ? '}' : ']';
  const where = is(noticed, 'end')
    ? 'до конца файла'
    : `перед «${noticed.text}» в строке ${noticed.row + 1}`;
  const message = `эта скобка «${bracket.text}» не закрыта: ${where} нет «${closed}». Добавьте её.`;
  return at(bracket.start, message);
}
