import type { FocusEvent, MouseEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Props of a field that selects its text when it gets the focus, so that typing replaces it. */
export const wholeText = {
  onFocus: ({ target }: FocusEvent<Field>) => target.select(),
  /**
   * Safari drops the selection when the mouse button is released; and when the press is dragged to the left,
   * Chromium selects nothing.
   */
  onMouseDown: ({ currentTarget }: MouseEvent<Field>) => {
    if (currentTarget === document.activeElement) return;
    const select = (event: Event) => {
      if (currentTarget !== document.activeElement) return;
      event.preventDefault();
      currentTarget.select();
    };
    window.addEventListener('mouseup', select, { once: true });
  },
};
