import { useEffect, useRef, useState } from 'react';
import { listen } from '../../../../../shared/lib/listen';
import { useRootAttribute } from '../../../../../shared/lib/useRootAttribute';
import { IconButton } from '../../../../../shared/ui/button/IconButton';
import { Icon } from '../../../../../shared/ui/picture/Icon';
import { AnswerPanel } from '../AnswerPanel';
import { ClearButton } from '../ClearButton';
import { Examples } from './Examples';
import { setText, typeInto } from '../field';
import { listId } from '../useCombobox';
import search from '../HeaderSearch.module.css';
import styles from './SearchSheet.module.css';

interface OpenSheetProps {
  /** Gives the first text, and gets the last one. */
  readonly headerField: HTMLInputElement;
  readonly onClose: () => void;
}

/** The search over the whole screen of a phone (docs/product.md §18.8). */
export function OpenSheet({ headerField, onClose }: OpenSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  useRootAttribute('data-search-sheet');
  useEffect(() => {
    const element = dialog.current;
    if (!field) return;
    element?.showModal();
    typeInto(field, headerField.value);
    const open = new AbortController();
    // Back leaves the page behind the sheet
    listen('popstate', () => element?.close(), open.signal);
    return () => {
      open.abort();
      // it may have become wide
      setText(headerField, field.value);
      element?.close();
    };
  }, [field, headerField]);

  const close = () => {
    setText(headerField, field?.value ?? '');
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label="Поиск"
      onClose={({ currentTarget }) => {
        // the event is asynchronous; StrictMode's second mount may have reopened the dialog
        if (!currentTarget.open) onClose();
      }}
    >
      <div className={styles.top}>
        <IconButton icon="left" aria-label="Закрыть поиск" onClick={close} />
        <div className={search.search}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              close();
              headerField.form?.requestSubmit();
            }}
          >
            <Icon name="search" className={search.icon} />
            <input
              ref={setField}
              className={search.field}
              type="search"
              role="combobox"
              aria-expanded={false}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-label="Найти товар или артикул"
              placeholder="Найти товар или артикул"
              autoComplete="off"
              enterKeyHint="search"
            />
            {field && <ClearButton field={field} />}
          </form>
        </div>
      </div>
      {field && (
        <>
          <AnswerPanel field={field} isOpen isSheet onClose={close} />
          <Examples field={field} onClose={close} />
        </>
      )}
    </dialog>
  );
}
