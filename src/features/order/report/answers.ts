import type { CarpetAmount, LineResult, ParsedLine } from '../../../domain/orderList/parsedLine';
import type { Meanings } from '../../../domain/orderList/article/articles';
import type { Carpet } from '../../../domain/settings/settings';
import { readAmount } from '../../../domain/trade/amount';

/** An amount for a line, valid while the text of the line is unchanged. */
type AmountAnswer = Pick<ParsedLine, 'sheet' | 'line' | 'text'> & Pick<CarpetAmount, 'amount'>;

/** The carpet that the visitor means by an unknown article. */
interface Meaning {
  readonly written: string;
  readonly id: string;
}

/** What the visitor has answered to the questions of a report. */
export interface Answers {
  readonly amounts: readonly AmountAnswer[];
  readonly meanings: readonly Meaning[];
}

/** The most lines that a report shows. */
export const maxShown = 200;

export const noAnswers: Answers = { amounts: [], meanings: [] };

/** A line with the answer to its question. */
export type ReportLine = Omit<ParsedLine, 'result'> & {
  /** `isAsked`: the amount was missing or not understood. */
  readonly result: LineResult & { readonly isAsked?: boolean };
  /** Where the line stands in a file. */
  readonly place?: string;
};

/** The lines with the amounts that were chosen for them. */
export function withAmounts(
  lines: readonly ParsedLine[],
  { amounts }: Answers,
): readonly ReportLine[] {
  if (amounts.length === 0) return lines;
  return lines.map((line) => {
    const { result } = line;
    const answer = amounts.find((one) => isSame(one, line));
    if (!answer || !('carpet' in result)) return line;
    const { carpet } = result;
    return { ...line, result: { carpet, amount: answer.amount, isAsked: 'problem' in result } };
  });
}

/** @param amount 0 takes the answer back */
export function withAmount(answers: Answers, line: ParsedLine, amount: number): Answers {
  const { sheet, line: number, text } = line;
  const others = answers.amounts.filter((one) => !isSame(one, line));
  const answer = { ...(sheet !== undefined && { sheet }), line: number, text, amount };
  return { ...answers, amounts: amount > 0 ? [answer, ...others] : others };
}

export function withMeaning(answers: Answers, written: string, { _id }: Carpet): Answers {
  return { ...answers, meanings: [...answers.meanings, { written, id: _id }] };
}

/** The carpets that the visitor has chosen for unknown articles, without those that are no longer sold. */
export function meaningsIn(meanings: Answers['meanings'], carpets: readonly Carpet[]): Meanings {
  const byId = new Map(carpets.map((carpet) => [carpet._id, carpet]));
  return new Map(
    meanings.flatMap(({ written, id }) => {
      const carpet = byId.get(id);
      return carpet ? [[written, carpet] as const] : [];
    }),
  );
}

/** Whether a line asks something, or has asked it. */
export function isQuestion({ result }: ReportLine): boolean {
  return 'problem' in result || result.isAsked === true;
}

function isSame(one: Omit<AmountAnswer, 'amount'>, { sheet, line, text }: ParsedLine): boolean {
  return one.line === line && one.text === text && one.sheet === sheet;
}

/** Reads answers from storage; those of another form are dropped. */
export function readAnswers(stored: unknown): Answers {
  const { amounts, meanings } = fieldsOf(stored);
  return {
    amounts: listOf(amounts).flatMap(({ line, text, amount: given }) => {
      const amount = readAmount(given);
      const isRead = typeof line === 'number' && typeof text === 'string' && amount !== undefined;
      return isRead ? [{ line, text, amount }] : [];
    }),
    meanings: listOf(meanings).flatMap(({ written, id }) =>
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
