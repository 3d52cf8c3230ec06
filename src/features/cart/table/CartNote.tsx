import clsx from 'clsx';
import { Icon } from '../../../shared/ui/picture/Icon';
import field from '../../../shared/ui/form/field.module.css';
import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch } from '../../../state/hooks';
import { noteEdited } from '../../../state/cart/cartSlice';
import { useFieldSwap } from '../../../shared/ui/focus/useFieldSwap';
import styles from './CartNote.module.css';

interface CartNoteProps {
  readonly id: string;
  readonly note: string | undefined;
  /** Id of the element with the line's name, since all lines have the same buttons. */
  readonly nameId: string;
}

const closing = ['Enter', 'Escape'];

/** A line's note: a button, an open field, or the text with «Изменить». */
export function CartNote({ id, note, nameId }: CartNoteProps) {
  const dispatch = useAppDispatch();
  const { isOpen, setOpen, input, opener } = useFieldSwap();

  if (isOpen) {
    return (
      <input
        ref={input}
        className={clsx(field.input, styles.input)}
        aria-label="Примечание к позиции"
        aria-describedby={nameId}
        placeholder="Примечание: цвет стыка, адрес, срок…"
        maxLength={500}
        value={note ?? ''}
        onChange={({ target }) => dispatch(noteEdited({ _id: id, note: target.value }))}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !closing.includes(event.key)) return;
          // otherwise the key would press the button that receives the focus
          event.preventDefault();
          setOpen(false);
        }}
      />
    );
  }
  const renderOpener = (label: string, className?: string) => (
    <TextButton
      ref={opener}
      className={className}
      aria-describedby={nameId}
      onClick={() => setOpen(true)}
    >
      {!note && <Icon name="note" />}
      {label}
    </TextButton>
  );
  if (!note) return renderOpener('Примечание', styles.add);
  return (
    <span className={styles.note}>
      <Icon name="note" />
      <span>
        {note} {renderOpener('Изменить')}
      </span>
    </span>
  );
}
