import * as v from 'valibot';
import { dropDuplicates } from './dropDuplicates';
import { leaveOut, readNumbers } from './leaveOut';
import type { Settings } from './settings';
import { schema } from './settingsSchema';
import type { Warn } from './warn';

/**
 * Reads the settings block. Leaves out the smallest part that is not valid: an optional field, or else
 * the list element around it (docs/product.md §2.3). Reads a number written as text. Never throws.
 * @param warn called for each mistake, with the path of its part, such as `categories.3.items.0.price`
 */
export function parseSettings(json: string, warn: Warn): Settings {
  let input = readJson(json, warn);
  for (;;) {
    const { success, output, issues } = v.safeParse(schema, input);
    if (success) return dropDuplicates(output, warn);
    input = leaveOut(input, readNumbers(issues, warn), warn);
  }
}

function readJson(json: string, warn: Warn): unknown {
  let input: unknown;
  try {
    input = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    warn(`settings: not JSON, taken as empty (${String(error)})`);
    return {};
  }
  if (!Array.isArray(input)) return input;
  warn('settings: a list, taken as empty');
  return {};
}
