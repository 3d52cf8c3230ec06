/** ms; browsers take two clicks for a double click within half a second. */
export const doubleClickTime = 500;
