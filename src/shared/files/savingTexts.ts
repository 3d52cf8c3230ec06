/** Shown while a file is being prepared, and afterwards. */
export const savingTexts = {
  busy: 'Готовим файл…',
  saved: 'Файл скачан',
  failed: 'Не удалось подготовить файл. Проверьте интернет и повторите',
} as const;
