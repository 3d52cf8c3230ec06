import type { ReactNode } from 'react';
import { useOpenCallback } from './CallbackProvider';

interface CallbackTriggerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function CallbackTrigger({ className, children }: CallbackTriggerProps) {
  const open = useOpenCallback();
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari does not focus a button on a click: closing would have nowhere to return to
        currentTarget.focus();
        open();
      }}
    >
      {children}
    </button>
  );
}
