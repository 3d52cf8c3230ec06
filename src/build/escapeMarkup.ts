/** For text, and for attributes in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element: no raw «<» can end it, and parsers read it back unchanged. */
export function escapeBlock(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
