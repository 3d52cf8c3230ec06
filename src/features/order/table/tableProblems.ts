/** Bytes; larger files are refused (docs/product.md §10.7). */
export const maxFileSize = 5 * 1024 * 1024;

/** Why a file could not be read, each with the next step. */
export const tableProblems = {
  tooLarge: 'Файл больше 5\u00A0МБ. Разделите его на части',
  tooManyCells:
    'В таблице слишком много строк или столбцов. Оставьте артикул и количество и загрузите снова',
  empty: 'Файл пуст. Впишите в него артикулы и количество',
  noAmounts: 'В файле нет строк с количеством. Заполните столбец «Количество» и загрузите снова',
  oldFormat: 'Это файл XLS старого формата. Сохраните его как XLSX или CSV и загрузите снова',
  encrypted: 'Файл закрыт паролем. Снимите пароль на открытие и загрузите снова',
  notTable: 'Это не таблица. Загрузите файл XLSX или CSV',
  damaged: 'Не удалось прочитать файл. Сохраните его как XLSX или CSV и загрузите снова',
} as const;

/** `notLoaded`: the code that reads the format could not be loaded. */
export type TableProblem = keyof typeof tableProblems | 'notLoaded';
