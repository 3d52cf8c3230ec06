import { deflateRawSync, gunzipSync } from 'node:zlib';
import { problems, WorkbookProblem } from '../problems';
import { readDirectory, type Entry } from './directory';

export interface Archive {
  /** The names of its files, in lower case. */
  readonly names: readonly string[];
  /**
   * The content of a file, compared with its checksum; undefined if there is none with this name.
   * @throws WorkbookProblem if it is damaged, encrypted, or too large
   */
  readonly read: (name: string) => Buffer | undefined;
}

/** Bytes of all parts that are read: 50,000 rows of 30 columns have about 100 MB. */
const maxUnpacked = 200 * 1024 * 1024;

/** @throws WorkbookProblem if the ZIP archive is cut off */
export function openArchive(bytes: Buffer): Archive {
  const entries = readDirectory(bytes);
  let left = maxUnpacked;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      if (entry.isEncrypted) throw new WorkbookProblem(problems.encrypted);
      if (entry.size > left) throw new WorkbookProblem(problems.tooMuchData);
      left -= entry.size;
      return unpack(packedBytes(bytes, entry), entry);
    },
  };
}

const headerMark = 0x04034b50;
const headerLength = 30;

function packedBytes(archive: Buffer, { offset, packedSize }: Entry): Buffer {
  const isInside = offset + headerLength <= archive.length;
  if (!isInside || archive.readUInt32LE(offset) !== headerMark) {
    throw new WorkbookProblem(problems.damaged);
  }
  const lengths = archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const start = offset + headerLength + lengths;
  return archive.subarray(start, start + packedSize);
}

/** No name, no time: deflated data follow (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Unpacks an entry as gzip, which has the same data and lets zlib compare checksum and size. No more
 * than the declared size is unpacked.
 */
function unpack(packed: Buffer, { method, crc, size }: Entry): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size, 4);
  const deflated = method === 0 ? deflateRawSync(packed, { level: 0 }) : packed;
  try {
    return gunzipSync(Buffer.concat([gzipHeader, deflated, trailer]), {
      maxOutputLength: Math.max(size, 1),
      // in one piece, rather than in many that are joined
      chunkSize: Math.max(size, 64),
    });
  } catch {
    throw new WorkbookProblem(problems.damaged);
  }
}
