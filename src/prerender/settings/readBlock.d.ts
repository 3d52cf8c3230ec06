/**
 * The JSON text of the settings file, on one line; without a file `{}`, with a warning.
 * @throws with line and column, where the file cannot be read or is not JSON: no site is built
 * without its goods by mistake
 */
export function readBlock(file: string | undefined): string;

/** JSON for a script element: without a raw `<` nothing in it can end the element. */
export function escapeBlock(json: string): string;
