/** What is the id where the owner's workbook gives none (docs/product.md §23.3). */
export const defaultId = {
  item: 'Если ID не указан, им служит артикул или название',
  category: 'Если ID не указан, им служит название',
} as const;
