/**
 * Copies a text to the clipboard, which requires HTTPS and permission. Never rejects.
 * @returns whether the browser has copied it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
