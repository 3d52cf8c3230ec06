import { readTable } from '../../../src/features/order/table/readTable';

interface SavedFile {
  readonly name: string;
  readonly file: File;
}

/** Collects the files that the page saves from now on. */
export function collectSavedFiles(): Promise<SavedFile>[] {
  const blobs: Blob[] = [];
  const saved: Promise<SavedFile>[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.at(-1);
    if (blob) saved.push(toFile(blob, this.download));
  });
  return saved;
}

/** jsdom's File does not accept Node's Blob. */
async function toFile(blob: Blob, name: string): Promise<SavedFile> {
  return { name, file: new File([await blob.arrayBuffer()], name, { type: blob.type }) };
}

/** The cells of a file, read with the site's own reader. */
export async function rowsOf(file: File): Promise<readonly (readonly string[])[]> {
  const table = await readTable(await file.arrayBuffer());
  if ('problem' in table) throw new Error(table.problem);
  return table.sheets[0]?.rows ?? [];
}

export async function lastOf(saved: readonly Promise<SavedFile>[]): Promise<SavedFile> {
  const last = await saved.at(-1);
  if (!last) throw new Error('no file was saved');
  return last;
}
