/** The unit of a carpet whose settings name none (docs/product.md §2.9). */
export const piece = 'шт';

/** The units that a total of pieces counts together (docs/product.md §9.8). */
export const pieceUnits = [piece, 'шт.', 'компл', 'компл.'];
