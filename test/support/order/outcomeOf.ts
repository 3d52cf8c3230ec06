import type { LineResult } from '../../../src/domain/orderList/parsedLine';

/** «mat 20» for a line that is added, the problem of one that is not. */
export function outcomeOf(result: LineResult): string {
  return 'problem' in result ? result.problem : `${result.carpet._id} ${result.amount}`;
}
