/** Escapes JSON for a script element: without `<`, nothing in it can end the element. */
export function escapeBlock(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
