/** The unit of a carpet whose settings name none (docs/product.md §2). */
export const piece = 'шт';

/** The units that a total of pieces counts together. */
export const pieceUnits = [piece, 'шт.', 'компл', 'компл.'];
