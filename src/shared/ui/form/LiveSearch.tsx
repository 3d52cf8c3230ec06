import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { phoneLayout } from '../layout/phoneLayout';
import { anchors } from '../../paths';
import { selectLocation } from '../../router/navigationSlice';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Icon } from '../picture/Icon';
import styles from './LiveSearch.module.css';

interface LiveSearchProps {
  readonly label: string;
  /** The query in the address; the field follows it when it changes without typing. */
  readonly query: string;
  /** Called when the visitor pauses while typing, and when the form is submitted. */
  readonly onSearch: (query: string, isSubmitted: boolean) => void;
  /** A taller field with a button, in the heading of a page. */
  readonly large?: boolean;
}

/** ms; Safari allows only a hundred changes of the address in 30 s. */
const pause = 250;

/** The search field of a page. It searches while the visitor types; Enter searches at once. */
export function LiveSearch({ label, query, onSearch, large = false }: LiveSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const scrollsToResults = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { search } = useSelector(selectLocation);
  const [typed, setTyped] = useState({ text: query, query });
  const { text } = typed;
  if (typed.query !== query) setTyped({ text: text.trim() === query ? text : query, query });

  useEffect(() => {
    if (text.trim() === query) return;
    timer.current = setTimeout(() => {
      // a filter is in the address already, and its code is on the way: the search follows with it
      if (search !== window.location.search) return;
      // no answer to an empty field may scroll it away
      scrollsToResults.current = text.trim() !== '';
      onSearch(text.trim(), false);
    }, pause);
    return () => clearTimeout(timer.current);
  }, [text, query, search, onSearch]);

  useEffect(() => {
    if (scrollsToResults.current) showResults();
    scrollsToResults.current = false;
  }, [query]);

  return (
    <form
      className={clsx(styles.search, large && styles.large)}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        onSearch(text.trim(), true);
        showResults(event.currentTarget);
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, query })}
      />
      {text && (
        <IconButton
          icon="close"
          aria-label="Очистить поиск"
          onClick={() => {
            setTyped({ text: '', query });
            input.current?.focus();
          }}
        />
      )}
      {large && <Button type="submit">Найти</Button>}
    </form>
  );
}

/** Scrolls to the results on phones, and elsewhere to the form above them, if it was submitted. */
function showResults(form?: Element): void {
  const shown = phoneLayout().matches ? document.getElementById(anchors.results) : form;
  shown?.scrollIntoView();
}
