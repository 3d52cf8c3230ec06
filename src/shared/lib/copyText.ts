export type CopyOutcome = 'copied' | 'refused';

/** Copies a text to the clipboard, which is missing outside of HTTPS and may be refused. Never throws. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
