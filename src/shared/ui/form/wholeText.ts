import type { FocusEvent, MouseEvent } from 'react';

/** Props of a field that selects its text when it gets the focus, so that typing replaces it. */
export const wholeText = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
  /** Safari drops the selection when the button of the mouse is released. */
  onMouseDown: ({ currentTarget }: MouseEvent) => {
    if (currentTarget === document.activeElement) return;
    currentTarget.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
  },
};
