import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button/Button';
import field from '../../../../shared/ui/form/field.module.css';
import { Icon } from '../../../../shared/ui/picture/Icon';
import styles from './PasteField.module.css';

interface PasteFieldProps {
  /** @returns false if the code that reads the text could not be loaded */
  readonly onPaste: (text: string) => Promise<boolean>;
  readonly onOpen: () => void;
}

/** A field for a copied table, for touch screens and for those who do not paste into a cell. */
export function PasteField({ onPaste, onOpen }: PasteFieldProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  return (
    <>
      <Button
        ref={toggle}
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
          onOpen();
        }}
      >
        <Icon name="list" />
        Вставить из Excel
      </Button>
      {isOpen && (
        <form
          id={id}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void onPaste(input.current?.value ?? '').then((isLoaded) => {
              if (!isLoaded) return;
              setOpen(false);
              toggle.current?.focus();
            });
          }}
        >
          <label>
            Ячейки таблицы или два столбца «артикул, количество»
            <textarea className={field.input} rows={4} ref={input} />
          </label>
          <Button type="submit" variant="dark" size="small">
            Вставить
          </Button>
        </form>
      )}
    </>
  );
}
