const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const sharp = require('sharp');
const kinds = require('../../shared/pictures.json');

const isPicture = (file) => /\.(jpe?g|png|webp|avif)$/i.test(file);
const formats = { avif: { quality: 50, effort: 2 }, jpg: { quality: 72, mozjpeg: true } };
const cache = path.resolve('node_modules/.cache/pictures');

/**
 * A picture in one width, cropped to the proportions of its kind, or the cached result of an earlier
 * build.
 * @param {Buffer} original
 * @param {{ width: number, height: number }} kind proportions
 * @param {number} width px
 * @param {'avif' | 'jpg'} format
 * @returns {Promise<Buffer>}
 */
async function resize(original, kind, width, format) {
  const height = Math.round((width * kind.height) / kind.width);
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

/** All resized pictures, each with its address relative to the site's root. */
function* variants(publicFolder) {
  for (const kind of Object.values(kinds)) {
    const folder = path.join(publicFolder, kind.folder);
    for (const file of existsSync(folder) ? readdirSync(folder).filter(isPicture) : []) {
      for (const width of kind.widths) {
        for (const format of Object.keys(formats)) {
          const address = `${kind.folder}${file}.${width}.${format}`;
          yield {
            address,
            render: () => resize(readFileSync(path.join(folder, file)), kind, width, format),
          };
        }
      }
    }
  }
}

/** Writes the pictures of `publicFolder` to the folder `site`. */
async function writePictures(publicFolder, site) {
  // both workers take from the same iterator
  const queue = variants(publicFolder);
  const writeNext = async () => {
    for (const { address, render } of queue) {
      const target = path.join(site, address);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await render());
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

module.exports = { writePictures, pictureMiddleware };
