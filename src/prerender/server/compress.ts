import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files that nginx.conf sends compressed. */
const compressedTypes = /\.(html|js|css)$/;

/** Files, in the site of a large catalogue. */
const many = 200;
/** Bytes of a page with the whole of a large catalogue. */
const large = 1e6;

/**
 * Writes `.br` and `.gz` beside every page, script and style sheet of the folder. A few at a time, since
 * encoders take much memory; the largest first, so that no processor waits for the last.
 */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressedTypes.test(file))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((one, other) => other.size - one.size);
  // the workers take from the same iterator
  const queue = files.values();
  const work = async () => {
    for (const { file, size } of queue) {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(content, size > large, files.length > many));
      const gzipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
      writeFileSync(`${file}.gz`, gzipped);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
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
