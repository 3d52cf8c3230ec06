import { problems, WorkbookProblem } from '../problems';

/** A file in a ZIP archive. */
export interface Entry {
  /** The position of its local header. */
  readonly offset: number;
  readonly isEncrypted: boolean;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive. */
  readonly packedSize: number;
  /** Bytes after unpacking, as declared. */
  readonly size: number;
}

const endMark = 0x06054b50;
const endLength = 22;
const maxComment = 0xffff;
const entryMark = 0x02014b50;
const entryLength = 46;
const isEncryptedFlag = 1;

/**
 * The entries of a ZIP archive, by their names with `/`, in lower case: names of parts are compared
 * without case (ECMA-376, part 2).
 * @throws WorkbookProblem if the list of entries at the end of the file is absent or damaged
 */
export function readDirectory(archive: Buffer): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = findDirectory(archive);
  while (at + entryLength <= archive.length && archive.readUInt32LE(at) === entryMark) {
    const nameEnd = at + entryLength + archive.readUInt16LE(at + 28);
    const extraEnd = nameEnd + archive.readUInt16LE(at + 30);
    const name = archive.toString('utf8', at + entryLength, nameEnd);
    const wide = wideFields(archive.subarray(nameEnd, extraEnd));
    const read = (position: number) => {
      const value = archive.readUInt32LE(at + position);
      return value === 0xffffffff ? (wide.shift() ?? value) : value;
    };
    // in the order in which ZIP64 fields follow each other
    const [size, packedSize, offset] = [read(24), read(20), read(42)];
    entries.set(name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase(), {
      offset,
      isEncrypted: (archive.readUInt16LE(at + 8) & isEncryptedFlag) > 0,
      method: archive.readUInt16LE(at + 10),
      crc: archive.readUInt32LE(at + 16),
      packedSize,
      size,
    });
    at = extraEnd + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The position of the central directory. */
function findDirectory(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - maxComment);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) !== endMark) continue;
    const position = archive.readUInt32LE(at + 16);
    return position === 0xffffffff ? findWideDirectory(archive, at) : position;
  }
  throw new WorkbookProblem(problems.cutOff);
}

/** ZIP64, which some programs always write: the record before the end names another one. */
function findWideDirectory(archive: Buffer, end: number): number {
  const record = Number(archive.readBigUInt64LE(end - 12));
  return Number(archive.readBigUInt64LE(record + 48));
}

/** The 64-bit fields of an entry's extra data. */
function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const fields = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    return Array.from({ length: Math.floor(fields.length / 8) }, (_, index) =>
      Number(fields.readBigUInt64LE(index * 8)),
    );
  }
  return [];
}
