/** Begins a text by which the driver of Firefox finds what it is to override. */
export const overrideMark = 'firefox-override:';

/** The text by which it finds the call with the element that it is to tap. */
export const tapMark = 'firefox-tap';

/** The header by which the driver of Firefox gives a request's body, which Playwright leaves out. */
export const sentBodyHeader = 'x-sent-body';
