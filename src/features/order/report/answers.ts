import type { LineResult, ParsedLine } from '../../../domain/orderList/parsedLine';
import type { Carpet } from '../../../domain/settings/settings';
import { readAmount } from '../../../domain/trade/amount';
import { noChoices, type ArticleChoice } from '../reading/articleChoices';

/** What the visitor has answered to the questions of a report. */
export interface Answers {
  /** The amounts of lines, by their keys. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly choices: readonly ArticleChoice[];
}

export const noAnswers: Answers = { amounts: {}, choices: noChoices };

/** A line with the answer to its question. */
export type ReportLine = Omit<ParsedLine, 'result'> & {
  /** Its sheet and text, and which of equal lines it is: stays the same when lines above come and go. */
  readonly key: string;
  /** `isAsked`: the amount was missing or not understood. */
  readonly result: LineResult & { readonly isAsked?: boolean };
  /** Where the line stands in a file, as text. */
  readonly label?: string;
};

/** All lines of a list or file, with the amounts that were chosen for them. */
export function withAmounts(
  lines: readonly ParsedLine[],
  { amounts }: Answers,
): readonly ReportLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { sheet = '', text, result } = line;
    const written = `${sheet}\n${text}`;
    const count = (counts.get(written) ?? 0) + 1;
    counts.set(written, count);
    const key = `${count}\n${written}`;
    const amount = amounts[key];
    if (!amount || !('carpet' in result)) return { ...line, key };
    const { carpet } = result;
    return { ...line, key, result: { carpet, amount, isAsked: 'problem' in result } };
  });
}

/** @param amount 0 takes the answer back */
export function withAmount(answers: Answers, { key }: ReportLine, amount: number): Answers {
  return { ...answers, amounts: { ...answers.amounts, [key]: amount } };
}

export function withChoice(answers: Answers, written: string, { _id }: Carpet): Answers {
  return { ...answers, choices: [...answers.choices, { written, id: _id }] };
}

/** Whether a line asks something, or has asked it. */
export function isQuestion({ result }: ReportLine): boolean {
  return 'problem' in result || result.isAsked === true;
}

/** Reads answers from storage; those of another form are dropped. */
export function readAnswers(stored: unknown): Answers {
  const { amounts, choices } = fieldsOf(stored);
  return {
    amounts: Object.fromEntries(
      Object.entries(fieldsOf(amounts)).flatMap(([key, given]) => {
        const amount = readAmount(given);
        return amount === undefined ? [] : [[key, amount]];
      }),
    ),
    choices: listOf(choices).flatMap(({ written, id }) =>
      typeof written === 'string' && typeof id === 'string' ? [{ written, id }] : [],
    ),
  };
}

function listOf(stored: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(stored) ? stored.map(fieldsOf) : [];
}

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' ? { ...stored } : {};
}
