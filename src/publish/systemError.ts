/** Whether the system has refused something, with a code such as `EACCES`; other errors are mistakes of the program. */
export function isSystemError(error: unknown): error is { readonly code: unknown } {
  return typeof error === 'object' && error !== null && 'code' in error;
}
