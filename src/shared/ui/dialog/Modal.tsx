import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isSecondPress } from '../button/isSecondPress';
import { focusIfLost } from '../focus/focusIfLost';
import styles from './Modal.module.css';

interface ModalProps {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly id?: string;
  /** Omitted if the dialog is opened by its element, through `ref` or `commandfor`. */
  readonly open?: boolean;
  readonly onClose?: () => void;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** May set `--modal-width`, by default 580 px. */
  readonly className?: string | undefined;
  /** The browser focuses the first control in it, and restores the focus on closing. */
  readonly children: ReactNode;
}

/** A modal dialog that closes on Escape and on a click on the overlay, docs/product.md §12.1. */
export function Modal(props: ModalProps) {
  const { ref, id, open, onClose, labelledBy, className, children } = props;
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const pressed = useRef<EventTarget>(null);

  // while fading out, the dialog still shows its last content, which is inert
  const [shown, setShown] = useState(children);
  if (open !== false && shown !== children) setShown(children);

  // not `onKeyDown` and `onBeforeToggle`: React does not dispatch events to parts that are not hydrated yet,
  // nor does it listen to toggling of a dialog that it hydrates
  useEffect(() => {
    const element = dialog.current;
    // opened by the browser before this code had loaded
    if (element?.open) lockPage(true);
    element?.addEventListener('beforetoggle', followToggle);
    // older browsers dispatch only this event
    element?.addEventListener('close', followClose);
    element?.addEventListener('keydown', keepTabInside);
    // not removed with the component: closing the dialog then must still unlock the page
  }, [dialog]);

  // after the effect above, whose listener records what had the focus when the dialog opens
  useEffect(() => {
    const element = dialog.current;
    if (!open) return;
    element?.showModal();
    return () => element?.close();
  }, [dialog, open]);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- for keys there is Escape
    <dialog
      ref={dialog}
      id={id}
      className={clsx(styles.modal, className)}
      aria-labelledby={labelledBy}
      inert={open === false}
      onClose={({ currentTarget }) => {
        // the event is asynchronous; StrictMode's second mount may have reopened the dialog
        if (currentTarget.open) return;
        // WebKit does not always restore the focus
        if (focused instanceof HTMLElement) focusIfLost(focused);
        onClose?.();
      }}
      onPointerDown={({ target }) => (pressed.current = target)}
      onPointerUp={({ target }) => {
        if (target !== pressed.current) pressed.current = null;
      }}
      onClick={(event) => {
        const { target, currentTarget } = event;
        // a press that began or ended inside, such as the selection of a text, is not one on the overlay
        if (target === currentTarget && pressed.current === target && !isSecondPress(event))
          currentTarget.close();
      }}
    >
      {shown}
    </dialog>
  );
}

/** The element that had the focus when the latest dialog opened. */
let focused: Element | null;

function followToggle({ newState }: ToggleEvent): void {
  const isOpening = newState === 'open';
  // not `:focus`, which matches nothing in a window that has lost the focus itself
  if (isOpening) focused = document.activeElement;
  lockPage(isOpening);
}

function followClose(): void {
  // the search sheet, a dialog of its own kind, does not keep the page locked
  lockPage(document.querySelector(`.${styles.modal}[open]`) !== null);
}

/**
 * The page behind does not scroll, if the browser tells when a dialog opens. It may do so without React, so
 * no hook can set the attribute.
 */
function lockPage(isLocked: boolean): void {
  document.documentElement.toggleAttribute('data-modal', isLocked);
}

/** The page behind is inert, but Tab would leave the dialog for the browser's own controls. */
function keepTabInside(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const controls = this.querySelectorAll<HTMLElement>(
    'a[href], button, input, summary, [tabindex]',
  );
  const reachable = [...controls].filter(({ tabIndex }) => tabIndex >= 0);
  if (event.shiftKey) reachable.reverse();
  if (event.target !== reachable.at(-1)) return;
  event.preventDefault();
  reachable[0]?.focus();
}
