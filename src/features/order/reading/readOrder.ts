import { guessArticles } from '../../../domain/orderList/article/nearestArticles';
import { isAside, type ParsedOrder } from '../../../domain/orderList/parsedLine';
import { parseOrderText } from '../../../domain/orderList/parseOrder';
import { parseOrderSheets } from '../../../domain/orderList/parseSheets';
import type { Carpet } from '../../../domain/settings/settings';
import { readTable } from '../table/readTable';
import { tableProblems } from '../table/tableProblems';
import { choicesIn, type ArticleChoice } from './articleChoices';

/** The most lines that a report shows. */
export const maxShown = 200;

export interface OrderTask {
  /** A list, or the content of a file. */
  readonly source: string | ArrayBuffer;
  readonly carpets: readonly Carpet[];
  /** The carpets that the visitor has chosen for unknown articles. */
  readonly choices: readonly ArticleChoice[];
}

/** Reads an order; undefined if the code that reads the format of a file could not be loaded. */
export async function readOrder(task: OrderTask): Promise<ParsedOrder | undefined> {
  const { source, carpets } = task;
  const choices = choicesIn(task.choices, carpets);
  if (typeof source === 'string')
    return withGuesses(parseOrderText(source, carpets, choices), carpets);
  try {
    const table = await readTable(source);
    if ('problem' in table) {
      return table.problem === 'notLoaded' ? undefined : { refusal: tableProblems[table.problem] };
    }
    const order = parseOrderSheets(table.sheets, carpets, choices);
    if ('refusal' in order) return order;
    return order.lines.every(isAside)
      ? { refusal: tableProblems.noAmounts }
      : withGuesses(order, carpets);
  } catch {
    return { refusal: tableProblems.damaged };
  }
}

/** Adds what the unknown articles may mean, as far as a report shows them. */
function withGuesses(order: ParsedOrder, carpets: readonly Carpet[]): ParsedOrder {
  if ('refusal' in order) return order;
  const guess = guessArticles(carpets);
  let left = maxShown;
  const lines = order.lines.map((line) => {
    const { result } = line;
    if (!('problem' in result) || result.problem !== 'unknownArticle' || left === 0) return line;
    left -= 1;
    return { ...line, result: { ...result, guess: guess(result.name) } };
  });
  return { lines };
}
