import { stock, type Availability } from '../../../domain/trade/availability';
import type { Fields } from '../../source/catalog';

/**
 * What the amount of an offer in stock means (docs/product.md §26.13).
 * @param carpet with its lots, from 1C or else from the settings
 */
export function availabilityOf(amount: number, carpet: Fields): Availability {
  if (amount <= 0) {
    return carpet['availability'] === stock.awaited ? stock.awaited : stock.toOrder;
  }
  const lots = [carpet['minLot'], carpet['step'], carpet['packQty']];
  return lots.some((lot) => typeof lot === 'number' && amount < lot) ? stock.few : stock.plenty;
}
