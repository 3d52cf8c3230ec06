import { useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../picture/Icon';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly label: string;
  /** The query in the address. When it changes, it replaces the typed text. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

export function SearchForm({ label, query, onSearch }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  useEffect(() => {
    // skipped on mount, to keep text typed before hydration
    if (shown.current === query) return;
    shown.current = query;
    if (input.current) input.current.value = query;
  }, [query]);

  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={query}
        autoComplete="off"
      />
      <Button type="submit">Найти</Button>
    </form>
  );
}
