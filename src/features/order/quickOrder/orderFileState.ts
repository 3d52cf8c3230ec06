import {
  countLeft,
  isFound,
  sumByCarpet,
  type ParsedLine,
} from '../../../domain/orderList/parsedLine';
import type { OrderFileResult } from '../reading/readOrderFile';

/** A file that was read. */
export interface OrderFileRead {
  readonly kind: 'read';
  /** Counts the files of a visit. */
  readonly number: number;
  /** All of its lines, as they were read before any answer. */
  readonly lines: readonly ParsedLine[];
  /** To be read again with the carpets that the visitor means by unknown articles. */
  readonly content: ArrayBuffer;
  /** How many of its positions were put into the cart. */
  readonly added: number;
  /** The labels of the lines that were put into the cart. */
  readonly done: ReadonlySet<string>;
}

export type OrderFileState =
  | { readonly kind: 'idle' | 'reading' }
  | OrderFileRead
  | {
      readonly kind: 'failed';
      /** A sentence; undefined if the code that reads files could not be loaded. */
      readonly problem: string | undefined;
      /** The file, to be read again on retry. */
      readonly file: File;
    };

/** The state after reading a file, of which nothing is in the cart yet. */
export function concludeReading(
  file: File,
  number: number,
  result: OrderFileResult,
): OrderFileState {
  if ('problem' in result) return { kind: 'failed', problem: result.problem, file };
  return { kind: 'read', number, ...result, added: 0, done: new Set() };
}

/** A file after what was found in some of its lines was put into the cart. */
export function withAdded(file: OrderFileRead, lines: readonly ParsedLine[]): OrderFileRead {
  return {
    ...file,
    added: file.added + sumByCarpet(lines).length,
    done: new Set([...file.done, ...lines.filter(isFound).map(labelOf)]),
  };
}

/** How many lines of a file are neither understood nor put into the cart. */
export function countOpen({ lines, done }: OrderFileRead): number {
  return countLeft(lines.filter((line) => !done.has(labelOf(line))));
}

/** «Лист «Ковры», строка 3» */
export function labelOf({ sheet, line }: Pick<ParsedLine, 'sheet' | 'line'>): string {
  return sheet ? `Лист «${sheet}», строка ${line}` : `Строка ${line}`;
}
