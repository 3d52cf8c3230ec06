import { useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../picture/Icon';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly label: string;
  /** What the address says now; a new one replaces what was typed. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

export function SearchForm({ label, query, onSearch }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);

  useEffect(() => {
    // not at first: what was typed before the page came to life stays
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
