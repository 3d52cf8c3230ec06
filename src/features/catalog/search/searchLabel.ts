/** The name of each field that searches the catalogue. */
export const searchLabel = 'Найти товар или артикул';
