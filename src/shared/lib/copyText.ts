export type CopyOutcome = 'copied' | 'refused';

/** Copies a text to the clipboard, which requires HTTPS and permission. Never rejects. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
