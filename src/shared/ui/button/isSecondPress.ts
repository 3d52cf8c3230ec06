import type { MouseEvent } from 'react';

/** Whether a click is the second one of a double click, which hits what the first one has moved to its place. */
export const isSecondPress = ({ detail }: MouseEvent) => detail > 1;
