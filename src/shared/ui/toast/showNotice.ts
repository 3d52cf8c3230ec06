import type { ToastAction } from './Toast';

/** A message about what was just done. */
export interface Notice {
  readonly icon?: 'check' | 'alert';
  readonly text: string;
  readonly action?: ToastAction;
  /** Whether it stays until another notice replaces it or it is withdrawn; else it leaves after 4 s. */
  readonly stays?: boolean;
}

let shown: Notice | undefined;
let notify: (() => void) | undefined;

/** Shows a notice at the bottom of the window, in the place of an earlier one (docs/product.md §17.7). */
export function showNotice(notice: Notice | undefined): void {
  shown = notice;
  notify?.();
}

/** Removes a notice, if it has not been replaced. */
export function withdrawNotice(notice: Notice): void {
  if (shown === notice) showNotice(undefined);
}

/** The notice to show, and changes of it, for the one component that shows it. */
export const notices = {
  current: () => shown,
  subscribe: (onChange: () => void) => {
    notify = onChange;
    return () => {
      notify = undefined;
      shown = undefined;
    };
  },
};
