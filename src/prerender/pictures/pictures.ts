import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { resized, type PictureFormat, type PictureKind } from '../../shared/paths';
import kinds from '../../shared/pictures.json';
import { findOriginal, type Original, type PictureFolders } from './originals';

const formats = {
  // with less quality or halved colour, edges show steps and fine patterns change their colour
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:4:4' },
  jpg: { quality: 72, mozjpeg: true },
} satisfies Record<PictureFormat, object>;
/** Behind transparent parts, which JPEG would make black. */
const background = '#fff';
const cache = path.resolve('node_modules/.cache/pictures');

interface PictureSize {
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
export async function resize(
  original: Buffer,
  kind: PictureSize,
  asked: number,
  format: PictureFormat,
) {
  const { width, height } = await fittingSize(original, kind, asked);
  const recipe = JSON.stringify([width, height, format, formats[format], background]);
  const name = createHash('sha256').update(original).update(recipe).digest('hex');
  const cached = path.join(cache, name);
  if (existsSync(cached)) return readFileSync(cached);

  const image = sharp(original)
    .rotate()
    .flatten({ background })
    .resize({ width, height, fit: 'cover' });
  const content = await (
    format === 'avif' ? image.avif(formats.avif) : image.jpeg(formats.jpg)
  ).toBuffer();
  mkdirSync(cache, { recursive: true });
  // a build that is killed while it writes must not leave a part of a picture for the next one
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, cached);
  return content;
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
      mkdirSync(path.join(site, kind.folder, path.dirname(file)), { recursive: true });
      for (const width of kind.widths) {
        for (const format of ['avif', 'jpg'] as const) {
          const content = resize(original, kind, width, format).catch(broken(source));
          // the server finds a file by the decoded address
          const address = decodeURIComponent(resized(name, file, width, format));
          writeFileSync(path.join(site, address), await content);
        }
      }
    }
  };
  await Promise.all([writeNext(), writeNext()]);
}
