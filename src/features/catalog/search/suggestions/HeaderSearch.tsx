import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { createLoader } from '../../../../shared/lazyPart/loader';
import { paths } from '../../../../shared/paths';
import { useNavigate } from '../../../../shared/router/RouterContext';
import { Icon } from '../../../../shared/ui/picture/Icon';
import type { SuggestionsProps } from './Suggestions';
import styles from './HeaderSearch.module.css';

/** Not a lazy part, since a visitor who waits for it can search without it. */
const suggestions = createLoader(
  async () => (await import(/* webpackChunkName: "search" */ './Suggestions')).Suggestions,
);

/** What the suggestions get, and their code, once the field has been focused. */
interface Ready extends SuggestionsProps {
  readonly Suggestions: ComponentType<SuggestionsProps>;
}

/** The search of the header (docs/product.md §18.1); without scripts, the browser submits it. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<Ready>();

  const load = useCallback(() => {
    const field = input.current;
    if (!field) return;
    suggestions.preload().then(
      (Suggestions) => setReady({ Suggestions, field }),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // it may have been focused before hydration
    if (input.current === document.activeElement) load();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSlash(event) || document.querySelector('dialog[open], :focus:read-write')) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [load]);

  return (
    <div className={clsx(styles.search, styles.inHeader)}>
      <form
        role="search"
        action={paths.catalog}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(paths.search(input.current?.value.trim() ?? ''));
        }}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
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
          onFocus={load}
        />
        <kbd className={styles.hint}>/</kbd>
      </form>
      {ready && <ready.Suggestions field={ready.field} />}
    </div>
  );
}

/** The key itself, or the one in its place, which types «.» in the Russian keyboard layout. */
function isSlash({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (key === '/' || (key === '.' && code === 'Slash')) && !ctrlKey && !metaKey;
}
