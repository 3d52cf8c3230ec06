import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button/Button';
import field from '../../../../shared/ui/form/field.module.css';
import { Icon } from '../../../../shared/ui/picture/Icon';
import styles from './PasteField.module.css';
import { usePastedText } from './usePastedText';

interface PasteFieldProps {
  /** The path of the page. */
  readonly page: string;
  /** @returns whether any of the text was placed */
  readonly onPaste: (text: string) => Promise<boolean>;
  readonly onOpen: () => void;
}

/** A field for a copied table, for touch screens and for those who do not paste into a cell. */
export function PasteField({ page, onPaste, onOpen }: PasteFieldProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = usePastedText(page);

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
            void onPaste(text).then((isPlaced) => {
              if (!isPlaced) return;
              // not what has been typed meanwhile
              if ((input.current?.value ?? text) === text) setText('');
              setOpen(false);
              toggle.current?.focus();
            });
          }}
        >
          <label>
            Ячейки таблицы или два столбца «артикул, количество»
            <textarea
              ref={input}
              className={field.input}
              rows={4}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button type="submit" variant="dark" size="small">
            Вставить
          </Button>
        </form>
      )}
    </>
  );
}
