import button from '../../shared/ui/button/button.module.css';
import styles from './PageFailure.module.css';

/**
 * Says on the page that the server sent, which reads but does not answer, that its code has not come.
 * The way on is a link: it needs no code.
 */
export function sayMissingCode(): void {
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
