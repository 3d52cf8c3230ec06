import { showNotice } from './showNotice';

/**
 * Saves a file; notices report the outcome, and a failure offers to try again.
 * @param save returns a promise if the code that writes the file has to be loaded
 */
export async function saveWithNotices(save: () => Promise<void> | void): Promise<void> {
  showNotice({ text: 'Готовим файл…', stays: true });
  try {
    await save();
    showNotice({ icon: 'check', text: 'Файл скачан' });
  } catch {
    showNotice({
      icon: 'alert',
      text: 'Не удалось подготовить файл. Проверьте интернет и повторите',
      action: { label: 'Повторить', run: () => void saveWithNotices(save) },
      stays: true,
    });
  }
}
