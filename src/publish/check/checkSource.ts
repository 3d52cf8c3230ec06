import { parseSettings } from '../../domain/settings/parseSettings';
import type { Finding } from '../finding';
import type { Source } from '../source/readSource';

/** Everything that is wrong with the owner's files (docs/product.md §24.1). */
export function checkSource(source: Source): Promise<readonly Finding[]> {
  const findings: Finding[] = [...source.findings];
  parseSettings(JSON.stringify(source.input ?? {}), (message) => {
    findings.push({ severity: 'error', place: source.placeOf([]), message });
  });
  return Promise.resolve(findings);
}
