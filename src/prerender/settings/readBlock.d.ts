/**
 * The JSON text of the settings file, on one line; `{}` without a file, as the build says.
 * @throws where the file can't be read or is not JSON, with the line: a shop is not published
 * without its goods
 */
export function readBlock(file: string | undefined): string;

/** JSON inside a script element: no raw «<» can end it, and parsers read it back unchanged. */
export function escapeBlock(json: string): string;
