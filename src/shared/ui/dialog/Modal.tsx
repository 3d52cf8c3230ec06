import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import styles from './Modal.module.css';

interface ModalProps {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  /** Left out where the element itself is opened. */
  readonly open?: boolean;
  readonly onClose?: () => void;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** Opening moves the focus to the first field or button in it, closing moves it back. */
  readonly children: ReactNode;
}

/** A modal dialog: closes on Escape and on a click that began on the overlay (spec §9). */
export function Modal({ ref, id, open, onClose, labelledBy, children }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const pressed = useRef<EventTarget>(null);

  // while it fades out the dialog shows what it showed last, and no longer answers
  const [shown, setShown] = useState(children);
  if (open !== false && shown !== children) setShown(children);

  useEffect(() => {
    const element = dialog.current;
    if (!open) return;
    element?.showModal();
    return () => element?.close();
  }, [dialog, open]);

  // React holds the keys back from a part of the page that its code has not reached yet
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', keepTabInside);
    return () => element?.removeEventListener('keydown', keepTabInside);
  }, [dialog]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- for keys there is Escape
    <dialog
      ref={dialog}
      id={id}
      className={styles.modal}
      aria-labelledby={labelledBy}
      inert={open === false}
      onClose={({ currentTarget }) => {
        // comes late: by then a dialog that React mounts twice to check it is open again
        if (!currentTarget.open) onClose?.();
      }}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        // a selection dragged out of a field ends on the overlay, but did not begin there
        if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
      }}
    >
      {shown}
    </dialog>
  );
}

/** The page behind is inert; without this Tab would still leave for the browser's own controls. */
function keepTabInside(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = this.querySelectorAll<HTMLElement>('a[href], button, input');
  const reachable = [...controls].filter(({ tabIndex }) => tabIndex >= 0);
  const [first, last] = [reachable[0], reachable.at(-1)];
  const [end, start] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== end) return;
  event.preventDefault();
  start?.focus();
}
