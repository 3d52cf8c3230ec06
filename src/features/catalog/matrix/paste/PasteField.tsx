import { useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../../domain/format/number';
import { Button } from '../../../../shared/ui/button/Button';
import field from '../../../../shared/ui/form/field.module.css';
import { Icon } from '../../../../shared/ui/picture/Icon';
import textStyles from '../../../../shared/ui/text/text.module.css';
import styles from './PasteField.module.css';
import type { Rest } from './usePaste';
import { usePastedText } from './usePastedText';

interface PasteFieldProps {
  /** The path of the page. */
  readonly page: string;
  /** @returns what was not placed; undefined if nothing was */
  readonly onPaste: (text: string) => Promise<Rest | undefined>;
  readonly onOpen: () => void;
}

/** A field for a copied table, for touch screens and for those who do not paste into a cell. */
export function PasteField({ page, onPaste, onOpen }: PasteFieldProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = usePastedText(page);
  const [rest, setRest] = useState<Rest>();

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
            void onPaste(text).then((left) => {
              if (!left) return;
              setRest(left);
              // not what has been typed meanwhile
              if ((input.current?.value ?? text) === text) setText(left.text);
              if (left.rejected > 0) return;
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
          {text && text === rest?.text && (
            <p className={textStyles.note}>
              Осталось то, что не подошло: {formatNumber(rest.rejected)}
            </p>
          )}
        </form>
      )}
    </>
  );
}
