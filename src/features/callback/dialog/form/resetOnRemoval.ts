/**
 * A ref of a form, which is removed when its request has been sent: Firefox would fill in the next one
 * with its texts after a reload. In a module of its own, since a ref that a change of the form replaces
 * would reset it in development.
 */
export const resetOnRemoval = (form: HTMLFormElement) => () => form.reset();
