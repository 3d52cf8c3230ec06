/** Stands in a file of its own, so that the lazily loaded dialog does not import what loads it. */
export const callbackDialogId = 'callback';
