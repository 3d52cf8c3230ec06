import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { phoneLayout } from '../../../../shared/ui/layout/phoneLayout';
import { AnswerPanel } from './AnswerPanel';
import { ClearButton } from './ClearButton';
import { isTyping } from './field';
import { SearchSheet } from './sheet/SearchSheet';
import styles from './Suggestions.module.css';

export interface SuggestionsProps {
  /** The field of the header, whose text is not controlled by React. */
  readonly field: HTMLInputElement;
}

/** The suggestions of the header's search: a panel under the field, or a sheet on phones. */
export function Suggestions(props: SuggestionsProps) {
  const isPhone = useSyncExternalStore(followWidth, () => phoneLayout().matches);
  return isPhone ? <SearchSheet {...props} /> : <SuggestionsBelow {...props} />;
}

function SuggestionsBelow({ field }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const form = field.form;
    const container = form?.parentElement;
    if (!form || !container) return;
    const open = () => setOpen(true);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') open();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // a dialog returns the focus to the button that has opened it
      const isWithin =
        relatedTarget instanceof Element &&
        (container.contains(relatedTarget) || relatedTarget.closest('dialog'));
      if (!isWithin) close();
    };
    const shown = new AbortController();
    const { signal } = shown;
    field.addEventListener('input', open, { signal });
    field.addEventListener('click', open, { signal });
    field.addEventListener('keydown', onKeyDown, { signal });
    container.addEventListener('focusout', onFocusOut, { signal });
    form.addEventListener('submit', close, { signal });
    // a text may have come since the first render
    if (isTyping(field)) open();
    return () => shown.abort();
  }, [field, close]);

  return (
    <>
      <ClearButton field={field} />
      <AnswerPanel field={field} className={styles.panel} isOpen={isOpen} onClose={close}>
        <Keys />
      </AnswerPanel>
    </>
  );
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> выбрать
      </span>
      <span>
        <kbd>Enter</kbd> открыть
      </span>
      <span>
        <kbd>Ctrl</kbd> + <kbd>Enter</kbd> добавить в корзину
      </span>
      <span>
        <kbd>Esc</kbd> закрыть
      </span>
    </p>
  );
}

function followWidth(onChange: () => void): () => void {
  const query = phoneLayout();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
