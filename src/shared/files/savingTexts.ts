/** What the screen says while a file is made and after it has been saved. */
export const savingTexts = {
  busy: 'Готовим файл…',
  saved: 'Файл скачан',
  failed: 'Не удалось подготовить файл. Проверьте интернет и повторите',
} as const;
