import { useRef } from 'react';
import { paths } from '../../../../shared/paths';
import { formatQuery } from '../../../../shared/router/query';
import { useNavigate } from '../../../../shared/router/RouterContext';
import { Icon } from '../../../../shared/ui/picture/Icon';
import styles from './HeaderSearch.module.css';

/** The search of the header (docs/product.md §18.1); without scripts, the browser submits it. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.search}
      role="search"
      action={paths.catalog}
      onSubmit={(event) => {
        event.preventDefault();
        const q = field.current?.value.trim();
        navigate(paths.catalog + formatQuery({ q: q || undefined }));
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        role="combobox"
        aria-expanded={false}
        aria-controls="suggestions"
        aria-autocomplete="list"
        aria-label="Найти товар или артикул"
        placeholder="Найти товар или артикул"
        autoComplete="off"
        enterKeyHint="search"
      />
      <kbd className={styles.hint} title="Клавиша «/» ставит курсор в поиск">
        /
      </kbd>
    </form>
  );
}
