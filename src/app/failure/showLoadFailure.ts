import button from '../../shared/ui/button/button.module.css';
import styles from './PageFailure.module.css';

/**
 * Adds to the prerendered page, whose code could not be loaded, a sentence that says so and a link
 * that reloads it. Made without React, which may be part of what is missing.
 */
export function showLoadFailure(): void {
  const { pathname, search } = window.location;
  const link = document.createElement('a');
  link.href = pathname + search;
  link.className = button.button ?? '';
  link.textContent = 'Обновить';
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.className = styles.failure ?? '';
  sentence.append(
    'Не удалось загрузить часть сайта. Проверьте интернет и обновите страницу.',
    link,
  );
  document.body.append(sentence);
}
