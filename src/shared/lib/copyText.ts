export type CopyOutcome = 'copied' | 'refused';

/** There is no clipboard outside of HTTPS, and a browser may refuse it. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
