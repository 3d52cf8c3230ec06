import { stock, type Availability } from '../../../domain/trade/availability';
import type { Fields } from '../../source/catalog';

/**
 * What the remains of an offer mean (docs/product.md §26.13).
 * @param kept the carpet of the settings, which has the lots that 1C does not have
 */
export function availabilityOf(remains: number, kept: Fields | undefined): Availability {
  if (remains === 0)
    return kept?.['availability'] === stock.awaited ? stock.awaited : stock.toOrder;
  const lots = [kept?.['minLot'], kept?.['packQty']];
  return lots.some((lot) => typeof lot === 'number' && remains < lot) ? stock.few : stock.plenty;
}
