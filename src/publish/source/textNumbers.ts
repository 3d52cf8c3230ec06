import { unwrap } from '../../domain/settings/shape';
import type { FieldPath, Finding, Place } from '../finding';
import { readMeasured } from './values/measures';
import { walkFields } from './walkFields';

/**
 * Replaces numbers of the input that the owner has written as texts, such as «1 200 руб», by what they
 * stand for: so the site shows what the check has said (docs/product.md §24.5).
 * @returns a warning for each
 */
export function replaceTextNumbers(
  input: unknown,
  placeOf: (path: FieldPath) => Place,
): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { path, key, value, owner, shape } of walkFields(input)) {
    if (typeof value !== 'string' || !shape || unwrap(shape).type !== 'number') continue;
    const number = readMeasured(path, value);
    if (Number.isNaN(number)) continue;
    Reflect.set(owner, key, number);
    findings.push({
      severity: 'warning',
      place: placeOf(path),
      message: `«${value.trim()}» — не число, возьмём ${String(number)}?`,
    });
  }
  return findings;
}
