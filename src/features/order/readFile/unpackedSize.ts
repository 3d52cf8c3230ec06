/** «PK» and the two bytes that begin an entry of a ZIP archive's list of contents. */
const entryMark = 0x02014b50;
const entryLength = 46;

/** Bytes that a ZIP archive says it unpacks to; 0 when it is none. A small file may unpack to gigabytes. */
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
