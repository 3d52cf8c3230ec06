import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureKind } from '../../shared/paths';
import kinds from '../../shared/pictures.json';
import { findOriginal, type Original, type PictureFolders } from './originals';

const formats = {
  // with less quality or halved colour, edges show steps and fine patterns change their colour
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:4:4' },
  jpg: { quality: 72, mozjpeg: true },
};
type Format = keyof typeof formats;
const cache = path.resolve('node_modules/.cache/pictures');

export interface PictureSize {
  /** Px */
  readonly width: number;
  /** Px */
  readonly height: number;
}

/** Names the picture that cannot be decoded, which the build tells the owner. */
const broken = (file: string) => (cause: unknown) => {
  throw new Error(`BROKEN_PICTURE: '${file}'`, { cause });
};

/**
 * The size that a picture gets: the asked width, or the largest that needs no enlarging.
 * @param kind proportions
 * @param asked px
 */
async function fittingSize(
  original: string | Buffer,
  kind: PictureSize,
  asked: number,
): Promise<PictureSize> {
  const { autoOrient } = await sharp(original).metadata();
  const ratio = kind.width / kind.height;
  const width = Math.min(asked, autoOrient.width, Math.round(autoOrient.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

/**
 * A picture, cropped to the proportions of its kind, or the cached result of an earlier build.
 * @param asked width, px; smaller originals are not enlarged
 */
async function resize(original: Buffer, kind: PictureSize, asked: number, format: Format) {
  const { width, height } = await fittingSize(original, kind, asked);
  const recipe = JSON.stringify([width, height, format, formats[format]]);
  const name = createHash('sha256').update(original).update(recipe).digest('hex');
  const cached = path.join(cache, name);
  if (existsSync(cached)) return readFileSync(cached);

  const image = sharp(original).rotate().resize({ width, height, fit: 'cover' });
  const resized = await (
    format === 'avif' ? image.avif(formats.avif) : image.jpeg(formats.jpg)
  ).toBuffer();
  mkdirSync(cache, { recursive: true });
  // a build that is killed while it writes must not leave a part of a picture for the next one
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, resized);
  renameSync(unfinished, cached);
  return resized;
}

/**
 * The size of a resized picture: smaller originals are not enlarged.
 * @param file name of the original
 * @param width px
 * @returns undefined if there is no such original
 */
export async function pictureSize(
  folders: PictureFolders,
  kind: PictureKind,
  file: string,
  width: number,
): Promise<PictureSize | undefined> {
  const original = findOriginal(folders, kind, file);
  return original && fittingSize(original.path, kinds[kind], width).catch(broken(original.path));
}

/**
 * Writes originals to the folder `site`, in the widths of `src/shared/pictures.json`.
 * @throws on one that cannot be decoded, with its path
 */
export async function writePictures(originals: readonly Original[], site: string): Promise<void> {
  // Both workers take from the same iterator. Each writes all widths of an original, since a small
  // original has the same result for several of them, which only the first has to compute.
  const queue = originals.values();
  const writeNext = async () => {
    for (const { kind: name, file, path: source } of queue) {
      const kind = kinds[name];
      const original = readFileSync(source);
      const address = path.join(site, kind.folder, file);
      mkdirSync(path.dirname(address), { recursive: true });
      for (const width of kind.widths) {
        for (const format of ['avif', 'jpg'] as const) {
          const resized = resize(original, kind, width, format).catch(broken(source));
          writeFileSync(`${address}.${width}.${format}`, await resized);
        }
      }
    }
  };
  await Promise.all([writeNext(), writeNext()]);
}

/**
 * Creates the same pictures in development, on request. What is not a picture, or a broken one, is left
 * to the next middleware.
 * @param findFolders called on each request, since the catalogue may have moved
 */
export function pictureMiddleware(findFolders: () => PictureFolders) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const picture = await createRequested(findFolders(), request.url ?? '/').catch(() => undefined);
    if (!picture) {
      next();
      return;
    }
    response.setHeader('Content-Type', picture.type);
    // the owner may replace the original
    response.setHeader('Cache-Control', 'no-cache');
    response.end(picture.content);
  };
}

/** @throws if the address is malformed, or the original cannot be read */
async function createRequested(folders: PictureFolders, url: string) {
  const found = findRequested(
    folders,
    decodeURIComponent(new URL(url, 'http://localhost').pathname),
  );
  if (!found) return undefined;
  const { original, width, format } = found;
  const content = await resize(readFileSync(original.path), kinds[original.kind], width, format);
  return { content, type: format === 'avif' ? 'image/avif' : 'image/jpeg' };
}

/** The original and the format of a picture that a page asks for. */
function findRequested(folders: PictureFolders, address: string) {
  const [, name, digits, format] = /^(.+)\.(\d+)\.(avif|jpg)$/.exec(address) ?? [];
  const width = Number(digits);
  for (const kind of Object.keys(kinds) as PictureKind[]) {
    const { folder, widths } = kinds[kind];
    if (!name?.startsWith(folder) || !widths.includes(width)) continue;
    const original = findOriginal(folders, kind, name.slice(folder.length));
    if (original) return { original, width, format: format as Format };
  }
  return undefined;
}
