import type { ReactNode } from 'react';
import { saveWithNotices } from '../toast/saveWithNotices';

interface SaveButtonProps {
  readonly className: string | undefined;
  readonly save: Parameters<typeof saveWithNotices>[0];
  /** Whether there is nothing to save. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** Saves a file; a notice reports the outcome. */
export function SaveButton({ className, save, isEmpty = false, children }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isEmpty || undefined}
      onClick={() => {
        if (!isEmpty) void saveWithNotices(save);
      }}
    >
      {children}
    </button>
  );
}
