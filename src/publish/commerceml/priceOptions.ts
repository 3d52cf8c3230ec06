import * as v from 'valibot';
import type { AddFinding } from './exchange/exchange';

const absent = 'нужно название вида цены в кавычках';
const name = v.pipe(v.string(absent), v.trim(), v.nonEmpty(absent));
const amount = 'нужно количество числом, например 50';
const tier = v.strictObject(
  { from: v.pipe(v.number(amount), v.gtValue(0, amount)), priceType: name },
  'нужны "from" (от какого количества) и "priceType" (вид цены), и ничего больше',
);
const options = v.strictObject(
  {
    priceType: v.optional(name),
    priceTiers: v.optional(v.array(tier, 'нужен список в квадратных скобках'), []),
  },
  'здесь бывают только "priceType" и "priceTiers"',
);
const settingsFile = v.object({ commerceML: v.optional(options, {}) });

/** How the owner wants an export to be read: which types of prices are shown. */
export type PriceOptions = v.InferOutput<typeof options>;

/**
 * Reads `commerceML` of the settings file, which does not get into the site (docs/product.md §26.11).
 * @param settings undefined if they cannot be read
 * @returns undefined if it is not known what the owner wants
 */
export function readPriceOptions(
  settings: unknown,
  addFinding: AddFinding,
): PriceOptions | undefined {
  if (settings === undefined) return undefined;
  const { success, output, issues } = v.safeParse(settingsFile, settings);
  if (success) return output.commerceML;
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'commerceML';
    addFinding('error', { file: 'SETTINGS', field }, issue.message);
  }
  return undefined;
}
