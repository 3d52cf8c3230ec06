import { explainBadToken } from './badToken';
import { closing, is, isKeyState, opening, unclosed, type Mistake, type State } from './mistake';
import { explainMisplaced } from './misplaced';
import { tokensOf, type Token } from './tokens';

/** The first mistake in the notation of a JSON file; undefined if there is none. */
export function findMistake(text: string): Mistake | undefined {
  const open: Token[] = [];
  let state: State = 'value';
  let last = beforeAll;
  let beforeLast = beforeAll;
  let suspect: Token | undefined;
  for (const token of tokensOf(text)) {
    const rest = text.slice(token.end, token.end + 200);
    const context = { state, token, last, beforeLast, rest, open };
    const isEnd = is(token, 'end');
    if (isEnd && suspect && open.length > 0) return unclosed(suspect, token);
    const next = stateAfter(token, state, open.at(-1));
    const mistake = explainBadToken(context);
    if (mistake) return mistake;
    if (!next) return explainMisplaced(context);
    if (is(token, ...opening)) open.push(token);
    if (is(token, ...closing)) {
      const bracket = open.pop();
      if (bracket && isOutdented(text, token, bracket)) suspect ??= bracket;
    }
    state = open.length === 0 ? 'end' : next;
    beforeLast = last;
    last = token;
  }
  return undefined;
}

/** Stands for what precedes the first token. */
const beforeAll: Token = { kind: 'unknown', text: '', start: 0, end: 0, row: 0, error: undefined };

/** What may follow a token; undefined if the token itself may not come now. */
function stateAfter(token: Token, state: State, bracket: Token | undefined): State | undefined {
  const isValueState = state === 'value' || state === 'firstElement';
  const inObject = bracket?.text === '{';
  switch (token.kind) {
    case '{':
      return isValueState ? 'firstKey' : undefined;
    case '[':
      return isValueState ? 'firstElement' : undefined;
    case '}':
      return inObject && (state === 'separator' || state === 'firstKey') ? 'separator' : undefined;
    case ']':
      return bracket && !inObject && (state === 'separator' || state === 'firstElement')
        ? 'separator'
        : undefined;
    case ',':
      if (state !== 'separator') return undefined;
      return inObject ? 'key' : 'value';
    case ':':
      return state === 'colon' ? 'value' : undefined;
    case 'text':
      if (isKeyState(state)) return 'colon';
      return isValueState ? 'separator' : undefined;
    case 'end':
      return state === 'end' ? 'end' : undefined;
    default:
      return isValueState ? 'separator' : undefined;
  }
}

/**
 * Whether a closing bracket stands further left than the line of its opening one: then the latter's own
 * bracket is probably missing, and this one belongs to another.
 */
function isOutdented(text: string, closed: Token, opened: Token): boolean {
  const before = lineBefore(text, closed);
  return before.trim() === '' && before.length < indentOf(lineBefore(text, opened));
}

/** What stands before a token in its line. */
function lineBefore(text: string, { start }: Token): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
