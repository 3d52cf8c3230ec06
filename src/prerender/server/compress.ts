import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files that nginx.conf sends compressed. */
const compressedTypes = /\.(html|js|css)$/;

/** Bytes. For larger files, brotli's highest quality takes four times as long to save a tenth. */
const large = 1e6;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length < large ? 11 : 10 },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every page, script and style sheet of the folder. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressedTypes.test(file))
    .map((file) => path.join(folder, file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(encoders).map(async ([extension, encode]) => {
        writeFileSync(`${file}.${extension}`, await encode(readFileSync(file)));
      }),
    ),
  );
}
