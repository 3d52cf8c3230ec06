import type { FocusEvent, MouseEvent } from 'react';
import { selectWhenReleased } from '../../startup/selectWhenReleased';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Props of a field that selects its text when it gets the focus, so that typing replaces it. */
export const selectOnFocus = {
  onFocus: ({ target, nativeEvent }: FocusEvent<Field>) => {
    // not when React repeats the event to a part that it hydrates later, whose field may be typed into by then
    if (nativeEvent.isTrusted) target.select();
  },
  onMouseDown: ({ currentTarget }: MouseEvent<Field>) => selectWhenReleased(currentTarget),
};
