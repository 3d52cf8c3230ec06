/** The unit of a carpet whose settings give none (docs/product.md §2.9). */
export const piece = 'шт';

/** The units that count as pieces in the totals (docs/product.md §9.8). */
export const pieceUnits = [piece, 'шт.', 'компл', 'компл.'];
