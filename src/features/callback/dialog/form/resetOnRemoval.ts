/**
 * A ref that resets a form when it is removed, as it is once its request has been sent: otherwise Firefox
 * would fill in the form of the reloaded page with what has been sent. In a module of its own, so that a
 * hot update of the form does not replace the ref, which would reset the form.
 */
export const resetOnRemoval = (form: HTMLFormElement) => () => form.reset();
