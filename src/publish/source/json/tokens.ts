import { createScanner } from 'jsonc-parser';

/** By the numbers of jsonc-parser's `SyntaxKind`, a `const enum`; line breaks and spaces have none. */
const kinds = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'literal',
  8: 'literal',
  9: 'literal',
  10: 'text',
  11: 'number',
  12: 'comment',
  13: 'comment',
  16: 'unknown',
  17: 'end',
} as const;

/** By the numbers of its `ScanError`. */
const errors = {
  2: 'unclosed text',
  3: 'number',
  4: 'code of a character',
  5: 'backslash',
  6: 'control character',
} as const;

export type TokenKind = (typeof kinds)[keyof typeof kinds];

/** A word, punctuation mark, text or number of a JSON file. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset in characters. */
  readonly start: number;
  readonly end: number;
  /** Its row, counted from 0. */
  readonly row: number;
  /** What is wrong with the token itself. */
  readonly error: (typeof errors)[keyof typeof errors] | undefined;
}

/** The tokens of a file, comments included; the last one is its end. */
export function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text);
  let kind: TokenKind | undefined;
  while (kind !== 'end') {
    const scanned: number = scanner.scan();
    kind = isKey(kinds, scanned) ? kinds[scanned] : undefined;
    if (!kind) continue;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const code: number = scanner.getTokenError();
    const error = isKey(errors, code) ? errors[code] : undefined;
    yield {
      kind,
      text: text.slice(start, end),
      start,
      end,
      row: scanner.getTokenStartLine(),
      error,
    };
  }
}

function isKey<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key);
}
