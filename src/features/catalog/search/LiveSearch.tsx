import { useEffect, useState } from 'react';
import { Icon } from '../../../shared/ui/picture/Icon';
import field from '../../../shared/ui/form/field.module.css';
import styles from './LiveSearch.module.css';

interface LiveSearchProps {
  readonly label: string;
  /** The query in the address; the field follows it when it changes without typing. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** ms; Safari allows only a hundred changes of the address in 30 s. */
const pause = 250;

/** Searches whenever the visitor pauses while typing. */
export function LiveSearch({ label, query, onSearch }: LiveSearchProps) {
  const [typed, setTyped] = useState({ text: query, query });
  const { text } = typed;
  if (typed.query !== query) setTyped({ text: text.trim() === query ? text : query, query });

  useEffect(() => {
    if (text.trim() === query) return;
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, query, onSearch]);

  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        className={field.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, query })}
      />
    </form>
  );
}
