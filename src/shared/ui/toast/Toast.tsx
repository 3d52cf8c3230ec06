import { useEffect, useRef } from 'react';
import { useRootAttribute } from '../../lib/useRootAttribute';
import { isSecondPress } from '../button/isSecondPress';
import { focusIfLost } from '../focus/focusIfLost';
import { keepFocus } from '../focus/keepFocus';
import { Icon } from '../picture/Icon';
import type { IconName } from '../picture/icons';
import styles from './Toast.module.css';

export interface ToastAction {
  readonly label: string;
  readonly icon?: IconName;
  /** Removes the toast or replaces it. */
  readonly run: () => void;
  /** A key that does the same, such as «Z» with Ctrl. */
  readonly key?: string;
}

interface ToastProps {
  readonly icon?: IconName | undefined;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** Whether the button gets the focus if the control that was pressed has disappeared. */
  readonly takesFocus?: boolean;
  /** Told whether the pointer or the focus is in it. */
  readonly onHold?: (isHeld: boolean) => void;
}

/** A message at the bottom of the window. When its button is pressed, the focus returns to where it was. */
export function Toast({ icon, text, action, takesFocus = false, onHold }: ToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useRootAttribute('data-toast', action !== undefined);
  useEffect(() => {
    if (takesFocus) focusIfLost(button.current);
  }, [takesFocus]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
    >
      {icon && <Icon name={icon} />}
      <span>{text}</span>
      {action && (
        <button
          ref={button}
          type="button"
          aria-keyshortcuts={action.key && `Control+${action.key}`}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget;
            onHold?.(true);
          }}
          onBlur={() => onHold?.(false)}
          onClick={(event) => {
            if (isSecondPress(event)) return;
            const { current } = cameFrom;
            keepFocus(current instanceof Element ? current : event.currentTarget, action.run);
          }}
        >
          {action.icon && <Icon name={action.icon} />}
          <b>{action.label}</b>
          {action.key && <kbd aria-hidden="true">Ctrl+{action.key}</kbd>}
        </button>
      )}
    </div>
  );
}
