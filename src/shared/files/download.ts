/** ms; long enough for any browser to have read the file. */
const urlLifetime = 60_000;

/** Saves a file that was made in the browser, under the name and MIME type given. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
}
