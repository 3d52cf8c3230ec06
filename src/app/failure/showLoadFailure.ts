import button from '../../shared/ui/button/button.module.css';
import styles from './PageFailure.module.css';

/**
 * Adds a message and a link that reloads the page, if the code of a prerendered page could not be
 * loaded. Works without React, which may not have been loaded either.
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
