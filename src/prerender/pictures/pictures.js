const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const sharp = require('sharp');
const kinds = require('../../shared/pictures.json');

const isPicture = (file) => /\.(jpe?g|png|webp|avif)$/i.test(file);
const formats = {
  // with less quality or halved colour, edges show steps and fine patterns change their colour
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:4:4' },
  jpg: { quality: 72, mozjpeg: true },
};
const cache = path.resolve('node_modules/.cache/pictures');

/**
 * The size that a picture gets: the asked width, or the largest that needs no enlarging.
 * @param {string | Buffer} original file or content
 * @param {{ width: number, height: number }} kind proportions
 * @param {number} asked px
 * @returns {Promise<{ width: number, height: number }>}
 */
async function fittingSize(original, kind, asked) {
  const { autoOrient } = await sharp(original).metadata();
  const ratio = kind.width / kind.height;
  const width = Math.min(asked, autoOrient.width, Math.round(autoOrient.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

/**
 * A picture, cropped to the proportions of its kind, or the cached result of an earlier build.
 * @param {Buffer} original
 * @param {{ width: number, height: number }} kind proportions
 * @param {number} asked width, px; smaller originals are not enlarged
 * @param {'avif' | 'jpg'} format
 * @returns {Promise<Buffer>}
 */
async function resize(original, kind, asked, format) {
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
  writeFileSync(cached, resized);
  return resized;
}

/**
 * The size of a resized picture.
 * @param {string} publicFolder
 * @param {string} kindName
 * @param {string} file name of the original
 * @param {number} asked width, px
 * @returns {Promise<{ width: number, height: number } | undefined>} undefined without an original
 */
async function pictureSize(publicFolder, kindName, file, asked) {
  const kind = kinds[kindName];
  const original = path.join(publicFolder, kind.folder, file);
  return isPicture(file) && existsSync(original) ? fittingSize(original, kind, asked) : undefined;
}

/** All originals, each with the kind that it is resized for. */
function* originals(publicFolder) {
  for (const kind of Object.values(kinds)) {
    const folder = path.join(publicFolder, kind.folder);
    for (const file of existsSync(folder) ? readdirSync(folder).filter(isPicture) : []) {
      yield { kind, file: path.join(folder, file), address: kind.folder + file };
    }
  }
}

/** Writes the pictures of `publicFolder` to the folder `site`. */
async function writePictures(publicFolder, site) {
  // Both workers take from the same iterator. Each writes all widths of an original, since a small
  // original has the same result for several of them, which only the first has to compute.
  const queue = originals(publicFolder);
  const writeNext = async () => {
    for (const { kind, file, address } of queue) {
      const original = readFileSync(file);
      mkdirSync(path.join(site, kind.folder), { recursive: true });
      for (const width of kind.widths) {
        for (const format of Object.keys(formats)) {
          const target = path.join(site, `${address}.${width}.${format}`);
          writeFileSync(target, await resize(original, kind, width, format));
        }
      }
    }
  };
  await Promise.all([writeNext(), writeNext()]);
}

/** Creates the same pictures in development, on request. */
function pictureMiddleware(publicFolder) {
  return async (request, response, next) => {
    const address = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const [, file, width, format] = /^(.+)\.(\d+)\.(avif|jpg)$/.exec(address) ?? [];
    const kind = Object.values(kinds).find(
      ({ folder, widths }) =>
        file &&
        path.posix.dirname(file) === path.posix.resolve(folder) &&
        widths.includes(Number(width)),
    );
    const original = kind && path.join(publicFolder, file);
    if (!original || !existsSync(original)) return next();
    response.setHeader('Content-Type', format === 'avif' ? 'image/avif' : 'image/jpeg');
    response.end(await resize(readFileSync(original), kind, Number(width), format));
  };
}

module.exports = { writePictures, pictureMiddleware, pictureSize };
