import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packedTypes } from './nginxConfig';

/** Of more than this, in bytes, brotli's best takes four times as long for a tenth less. */
const large = 1e6;

const packers = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length < large ? 11 : 10 },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every text of the folder, so that the server need not pack. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => packedTypes.some((type) => file.endsWith(`.${type}`)))
    .map((file) => path.join(folder, file));
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(packers).map(async ([extension, pack]) => {
        writeFileSync(`${file}.${extension}`, await pack(readFileSync(file)));
      }),
    ),
  );
}
