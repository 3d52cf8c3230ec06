/** In a file of its own, so that the lazy dialog does not import the code that loads it. */
export const callbackDialogId = 'callback';
