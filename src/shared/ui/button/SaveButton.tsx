import type { ReactNode } from 'react';
import { saveWithNotices } from '../toast/saveWithNotices';

interface SaveButtonProps {
  readonly className: string | undefined;
  readonly save: Parameters<typeof saveWithNotices>[0];
  readonly children: ReactNode;
}

/** Saves a file; a notice reports the outcome. */
export function SaveButton({ className, save, children }: SaveButtonProps) {
  return (
    <button type="button" className={className} onClick={() => void saveWithNotices(save)}>
      {children}
    </button>
  );
}
