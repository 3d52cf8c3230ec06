import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';

/** kg in a pack; undefined if neither the weight of a pack nor that of a unit is known. */
export function packWeightOf({ packWeight, packQty = NaN, weight = NaN }: Carpet) {
  const calculated = toDecimal(packQty * weight);
  return packWeight ?? (Number.isNaN(calculated) ? undefined : calculated);
}
