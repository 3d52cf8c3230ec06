import type { FocusEvent, MouseEvent } from 'react';
import { selectWhenReleased } from '../../startup/selectWhenReleased';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Props of a field that selects its text when it gets the focus, so that typing replaces it. */
export const wholeText = {
  onFocus: ({ target }: FocusEvent<Field>) => target.select(),
  onMouseDown: ({ currentTarget }: MouseEvent<Field>) => selectWhenReleased(currentTarget),
};
