/** The signature of an entry in a ZIP archive's central directory. */
const entryMark = 0x02014b50;
const entryLength = 46;

/** The unpacked size that a ZIP archive declares, in bytes; 0 for other files. */
export function unpackedSize(archive: ArrayBuffer): number {
  const view = new DataView(archive);
  let size = 0;
  for (let at = 0; at + entryLength <= view.byteLength; at += 1) {
    if (view.getUint32(at, true) !== entryMark) continue;
    size += view.getUint32(at + 24, true);
    at += entryLength - 1;
  }
  return size;
}
