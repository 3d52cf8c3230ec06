import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** The files that nginx.conf sends compressed. */
const compressedTypes = /\.(html|js|css)$/;

/** A site with more files than this has a large catalogue. */
const many = 200;
/** A page with more bytes than this embeds the whole of a large catalogue. */
const large = 1e6;

/**
 * Writes `.br` and `.gz` beside every page, script and style sheet of the folder. A few at a time, since
 * encoders take much memory; the largest first, so that no processor waits for the last.
 * @param current a folder from which files of the same content are taken, since compressing takes long
 */
export async function compress(folder: string, current?: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressedTypes.test(file))
    .map((file) => ({ file, size: statSync(path.join(folder, file)).size }))
    .toSorted((one, other) => other.size - one.size);
  // the workers take from the same iterator
  const queue = files.values();
  const work = async () => {
    for (const { file, size } of queue) {
      const content = readFileSync(path.join(folder, file));
      for (const { ending, pack, unpack } of encodings) {
        const compressed = `${file}${ending}`;
        const packed =
          (current && (await readPacked(path.join(current, compressed), content, unpack))) ||
          (await pack(content, size > large, files.length > many));
        writeFileSync(path.join(folder, compressed), packed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

const encodings = [
  { ending: '.br', pack: brotli, unpack: promisify(brotliDecompress) },
  {
    ending: '.gz',
    pack: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
];

/** A compressed file, if it has this content. */
async function readPacked(
  file: string,
  content: Buffer,
  unpack: (packed: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  try {
    const packed = readFileSync(file);
    return (await unpack(packed)).equals(content) ? packed : undefined;
  } catch {
    // there is none, or it is damaged
    return undefined;
  }
}

function brotli(content: Buffer, isLarge: boolean, isOneOfMany: boolean): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      // the highest quality takes four times as long to make the page of a category 5 % smaller
      [constants.BROTLI_PARAM_QUALITY]: isOneOfMany && !isLarge ? 10 : 11,
      // reaches from the ids in the block to those in the markup: the price list is a quarter smaller
      [constants.BROTLI_PARAM_LGWIN]: isLarge
        ? constants.BROTLI_MAX_WINDOW_BITS
        : constants.BROTLI_DEFAULT_WINDOW,
    },
  });
}
