import { stock, type Availability } from '../../../domain/trade/availability';
import type { Fields } from '../../source/catalog';

/**
 * What the remains of an offer mean (docs/product.md §26.13).
 * @param carpet with its lots, from 1C or else from the settings
 */
export function availabilityOf(remains: number, carpet: Fields): Availability {
  if (remains <= 0) {
    return carpet['availability'] === stock.awaited ? stock.awaited : stock.toOrder;
  }
  const lots = [carpet['minLot'], carpet['step'], carpet['packQty']];
  return lots.some((lot) => typeof lot === 'number' && remains < lot) ? stock.few : stock.plenty;
}
