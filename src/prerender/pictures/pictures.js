const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const sharp = require('sharp');
const kinds = require('../../shared/pictures.json');

const isPicture = (file) => /\.(jpe?g|png|webp|avif)$/i.test(file);
const formats = { avif: { quality: 50, effort: 2 }, jpg: { quality: 72, mozjpeg: true } };
const cache = path.resolve('node_modules/.cache/pictures');

/**
 * One width of a master picture, cropped to the proportions of its kind. What was made once from
 * the same bytes is taken from the cache.
 * @param {Buffer} master
 * @param {{ width: number, height: number }} kind proportions
 * @param {number} width px
 * @param {'avif' | 'jpg'} format
 * @returns {Promise<Buffer>}
 */
async function resize(master, kind, width, format) {
  const height = Math.round((width * kind.height) / kind.width);
  const recipe = JSON.stringify([width, height, format, formats[format]]);
  const name = createHash('sha256').update(master).update(recipe).digest('hex');
  const cached = path.join(cache, name);
  if (existsSync(cached)) return readFileSync(cached);

  const image = sharp(master).rotate().resize({ width, height, fit: 'cover' });
  const made = await (
    format === 'avif' ? image.avif(formats.avif) : image.jpeg(formats.jpg)
  ).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(cached, made);
  return made;
}

/** Every picture that the pages may ask for: its address, and how it is made. */
function* variants(publicFolder) {
  for (const kind of Object.values(kinds)) {
    const folder = path.join(publicFolder, kind.folder);
    for (const file of existsSync(folder) ? readdirSync(folder).filter(isPicture) : []) {
      for (const width of kind.widths) {
        for (const format of Object.keys(formats)) {
          const address = `${kind.folder}${file}.${width}.${format}`;
          yield {
            address,
            make: () => resize(readFileSync(path.join(folder, file)), kind, width, format),
          };
        }
      }
    }
  }
}

/** Writes the pictures of `publicFolder` into a site, as many at a time as sharp has threads. */
async function writePictures(publicFolder, site) {
  const queue = variants(publicFolder);
  const work = async () => {
    for (const { address, make } of queue) {
      const target = path.join(site, address);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await make());
    }
  };
  await Promise.all([work(), work()]);
}

/** Makes the same pictures in development, when they are asked for. */
function pictureMiddleware(publicFolder) {
  return async (request, response, next) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const [, file, width, format] = /^(.+)\.(\d+)\.(avif|jpg)$/.exec(asked) ?? [];
    const kind = Object.values(kinds).find(
      ({ folder, widths }) =>
        file &&
        path.posix.dirname(file) === path.posix.resolve(folder) &&
        widths.includes(Number(width)),
    );
    const master = kind && path.join(publicFolder, file);
    if (!master || !existsSync(master)) return next();
    response.setHeader('Content-Type', format === 'avif' ? 'image/avif' : 'image/jpeg');
    response.end(await resize(readFileSync(master), kind, Number(width), format));
  };
}

module.exports = { writePictures, pictureMiddleware };
