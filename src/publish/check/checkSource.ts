import { parseSettings } from '../../domain/settings/parseSettings';
import type { Finding } from '../finding';
import { publishedItems } from '../published/items';
import type { LastBuild } from '../published/lastBuild';
import { blockOf } from '../source/block';
import type { Source } from '../source/readSource';
import { checkLoss } from './checkLoss';

/**
 * Everything that is wrong with the owner's files (docs/product.md §24.1).
 * @param last what is published now
 */
export function checkSource(source: Source, last?: LastBuild): Promise<readonly Finding[]> {
  const findings: Finding[] = [...source.findings];
  if (source.input === undefined) return Promise.resolve(findings);
  const settings = parseSettings(blockOf(source), (message) => {
    findings.push({ severity: 'error', place: source.placeOf([]), message });
  });
  if (last) {
    findings.push(...checkLoss(publishedItems(settings), last, source.placeOf(['categories'])));
  }
  return Promise.resolve(findings);
}
