/**
 * Reads the settings file as JSON on one line; without a file, warns and returns `{}`.
 * @throws if the file cannot be read or is not JSON, so that no site is built without goods by mistake
 */
export function readBlock(file: string | undefined): string;

/** Escapes JSON for a script element: without `<`, nothing in it can end the element. */
export function escapeBlock(json: string): string;
