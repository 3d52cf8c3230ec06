/** ms; long enough for any browser to read the file. */
const urlLifetime = 60_000;

/** Saves a file that was created in the browser, with the given name and MIME type. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
}
