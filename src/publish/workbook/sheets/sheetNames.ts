/** The sheets that the site writes. */
export const sheetNames = {
  goods: 'Товары',
  categories: 'Категории',
  models: 'Модели',
  help: 'Как заполнять',
} as const;
