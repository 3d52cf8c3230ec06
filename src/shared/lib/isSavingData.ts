/** Whether the visitor has asked the browser to save data. */
export function isSavingData(): boolean {
  // not in TypeScript's library, since only Chromium has it
  const { connection } = navigator as { connection?: { readonly saveData: boolean } };
  return connection?.saveData ?? false;
}
