import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { listOriginals, listPossiblePaths } from '../../src/prerender/pictures/originals';
import type * as Pictures from '../../src/prerender/pictures/pictures';
import type * as Development from '../../src/publish/development/pictureMiddleware';
import kinds from '../../src/shared/pictures.json';
import { validSettings } from '../support/publish/checkSettings';

let pictures: typeof Pictures;
let pictureMiddleware: (typeof Development)['pictureMiddleware'];
let cache: string;

// the cache is in the current folder: here an empty one, so that each picture is made
const current = process.cwd();
beforeAll(async () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'cache-')));
  cache = path.resolve('node_modules/.cache/pictures');
  pictures = await import('../../src/prerender/pictures/pictures');
  ({ pictureMiddleware } = await import('../../src/publish/development/pictureMiddleware'));
});
afterAll(() => process.chdir(current));

let root: string;
let folders: { readonly catalog: string; readonly public: string };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  folders = { catalog: path.join(root, 'ours'), public: path.join(root, 'public') };
});

const inCatalog = (file: string) => path.join(folders.catalog, file);
const inPublic = (kind: keyof typeof kinds, file: string) =>
  path.join(folders.public, kinds[kind].folder, file);

/** Writes a picture whose left half is darker, of `width` × `height` px. */
async function write(file: string, width = 800, height = 600): Promise<string> {
  const dark = { width: width / 2, height, channels: 3, background: '#333' } as const;
  const image = sharp({ create: { ...dark, width, background: '#7a9' } }).composite([
    { input: { create: dark }, left: 0, top: 0 },
  ]);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await image.jpeg().toBuffer());
  return file;
}

/** Settings that name pictures of goods, of a category and of a model. */
const settings = parseSettings(
  JSON.stringify(
    validSettings(
      { image: 'goods.jpg' },
      {
        image: 'category.jpg',
        models: [{ title: 'Страйп', images: ['model.jpg', 'goods.jpg'] }, { title: 'Соты' }],
      },
    ),
  ),
  () => undefined,
);

describe('The originals that a build reads', () => {
  test('are those of public, and those that the settings name', async () => {
    const files = [
      await write(inPublic('background', 'hero.jpg')),
      await write(inPublic('slide', 'unnamed.jpg')),
      await write(inPublic('category', 'category.jpg')),
      await write(inCatalog('goods.jpg')),
      await write(inPublic('item', 'goods.jpg')),
    ];
    writeFileSync(inPublic('slide', 'note.txt'), 'не картинка');
    const [hero, slide, category, goods] = files;
    expect(listOriginals(folders, settings)).toStrictEqual([
      { kind: 'background', file: 'hero.jpg', path: hero },
      { kind: 'slide', file: 'unnamed.jpg', path: slide },
      { kind: 'category', file: 'category.jpg', path: category },
      { kind: 'item', file: 'goods.jpg', path: goods },
      { kind: 'photo', file: 'goods.jpg', path: goods },
    ]);
  });

  test('are none where there are no folders', () => {
    expect(listOriginals({ public: folders.public }, settings)).toStrictEqual([]);
  });

  test('are looked for beside the catalogue and in public, whether they exist or not', () => {
    expect(listPossiblePaths(folders, settings)).toStrictEqual([
      inCatalog('category.jpg'),
      inPublic('category', 'category.jpg'),
      inCatalog('model.jpg'),
      inPublic('item', 'model.jpg'),
      inCatalog('goods.jpg'),
      inPublic('item', 'goods.jpg'),
    ]);
    expect(listPossiblePaths({ public: folders.public }, settings)).toStrictEqual([
      inPublic('category', 'category.jpg'),
      inPublic('item', 'model.jpg'),
      inPublic('item', 'goods.jpg'),
    ]);
  });
});

describe('A picture', () => {
  const sizeOf = async (file: string) => {
    const { width, height, format } = await sharp(readFileSync(file)).metadata();
    return [width, height, format];
  };

  test('is written in both formats and in each width of its kind', async () => {
    const original = await write(inCatalog('goods.jpg'));
    await pictures.writePictures([{ kind: 'item', file: 'goods.jpg', path: original }], root);
    const folder = path.join(root, kinds.item.folder);
    expect(readdirSync(folder).sort()).toStrictEqual(
      ['160', '320', '480'].flatMap((width) => [
        `goods.jpg.${width}.avif`,
        `goods.jpg.${width}.jpg`,
      ]),
    );
    expect(await sizeOf(path.join(folder, 'goods.jpg.320.jpg'))).toStrictEqual([320, 240, 'jpeg']);
    expect(await sizeOf(path.join(folder, 'goods.jpg.320.avif'))).toStrictEqual([320, 240, 'heif']);
  });

  test('is written under the name of its original, whatever is in it', async () => {
    const file = 'ковры/серый 50%.jpg';
    const original = await write(inCatalog(file));
    await pictures.writePictures([{ kind: 'item', file, path: original }], root);
    const written = path.join(root, kinds.item.folder, `${file}.320.jpg`);
    expect(await sizeOf(written)).toStrictEqual([320, 240, 'jpeg']);
  });

  test('is cropped in the middle, and not enlarged', async () => {
    const original = await write(inCatalog('wide.jpg'), 900, 300);
    await pictures.writePictures([{ kind: 'item', file: 'wide.jpg', path: original }], root);
    const file = path.join(root, kinds.item.folder, 'wide.jpg.480.jpg');
    expect(await sizeOf(file)).toStrictEqual([400, 300, 'jpeg']);
    expect(await pictures.pictureSize(folders, 'item', 'wide.jpg', 480)).toStrictEqual({
      width: 400,
      height: 300,
    });
    expect(await pictures.pictureSize(folders, 'item', 'wide.jpg', 160)).toStrictEqual({
      width: 160,
      height: 120,
    });
    const shadeAt = async (left: number) => {
      const one = sharp(readFileSync(file)).extract({ left, top: 150, width: 1, height: 1 });
      return (await one.raw().toBuffer())[0] ?? 0;
    };
    expect(await shadeAt(150)).toBeLessThan(80);
    expect(await shadeAt(250)).toBeGreaterThan(90);
  });

  test('stands upright where its camera was turned', async () => {
    const file = inCatalog('turned.jpg');
    await write(file, 600, 800);
    writeFileSync(
      file,
      await sharp(readFileSync(file)).withMetadata({ orientation: 6 }).toBuffer(),
    );
    expect(await pictures.pictureSize(folders, 'photo', 'turned.jpg', 1200)).toStrictEqual({
      width: 800,
      height: 600,
    });
    await pictures.writePictures([{ kind: 'photo', file: 'turned.jpg', path: file }], root);
    const written = path.join(root, kinds.photo.folder, 'turned.jpg.1200.jpg');
    expect(await sizeOf(written)).toStrictEqual([800, 600, 'jpeg']);
  });

  test.each(['jpg', 'avif'] as const)('is white where it is transparent, as %s', async (format) => {
    const clear = { width: 800, height: 600, channels: 4, background: '#0000' } as const;
    const original = await sharp({ create: clear }).png().toBuffer();
    const resized = await pictures.resize(original, kinds.item, 160, format);
    const { channels } = await sharp(resized).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toStrictEqual([255, 255, 255]);
  });

  test('that does not exist has no size', async () => {
    expect(await pictures.pictureSize(folders, 'item', 'absent.jpg', 480)).toBeUndefined();
  });

  test('is taken from an earlier build where it has not changed', async () => {
    const original = await write(inCatalog('goods.jpg'), 400, 300);
    const goods = { kind: 'item', file: 'goods.jpg', path: original } as const;
    const small = path.join(kinds.item.folder, 'goods.jpg.160.jpg');
    const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer');
    await pictures.writePictures([goods], root);
    expect(toBuffer).toHaveBeenCalled();
    const first = readFileSync(path.join(root, small));
    const kept = readdirSync(cache).map((name) => readFileSync(path.join(cache, name)));
    expect(kept.filter((content) => content.equals(first))).toHaveLength(1);
    // no part of a picture either
    expect(readdirSync(cache).filter((name) => name.includes('.'))).toStrictEqual([]);

    toBuffer.mockClear();
    await pictures.writePictures([goods], path.join(root, 'next'));
    expect(toBuffer).not.toHaveBeenCalled();
    expect(readFileSync(path.join(root, 'next', small)).equals(first)).toBe(true);
  });
});

describe('In development, a picture', () => {
  /** Asks for an address. @returns the answer, or undefined if it is left to the next middleware */
  async function ask(url?: string) {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(request);
    let content: unknown;
    jest.spyOn(response, 'end').mockImplementation((part: unknown) => {
      content = part;
      return response;
    });
    let isPassedOn = false;
    await pictureMiddleware(() => folders)(request, response, () => (isPassedOn = true));
    expect(isPassedOn).toBe(content === undefined);
    if (!Buffer.isBuffer(content)) return undefined;
    const { width, height, format } = await sharp(content).metadata();
    return {
      type: response.getHeader('Content-Type'),
      cached: response.getHeader('Cache-Control'),
      width,
      height,
      format,
    };
  }

  test('is made when a page asks for it', async () => {
    await write(inPublic('item', 'коврик 1.jpg'));
    const address = `${kinds.item.folder}${encodeURIComponent('коврик 1.jpg')}`;
    const more = { cached: 'no-cache', width: 320, height: 240 };
    expect(await ask(`${address}.320.avif`)).toStrictEqual({
      type: 'image/avif',
      format: 'heif',
      ...more,
    });
    expect(await ask(`${address}.320.jpg?v=1`)).toStrictEqual({
      type: 'image/jpeg',
      format: 'jpeg',
      ...more,
    });
  });

  test('is taken beside the catalogue first, and from the folder of its own kind', async () => {
    await write(inCatalog('goods.jpg'), 300, 225);
    await write(inPublic('item', 'goods.jpg'));
    expect((await ask(`${kinds.item.folder}goods.jpg.320.jpg`))?.width).toBe(300);
    expect(await ask(`${kinds.category.folder}absent.jpg.320.jpg`)).toBeUndefined();
  });

  test('has the proportions of its own kind', async () => {
    await write(inPublic('slide', 'x.jpg'), 2560, 1080);
    const slide = await ask(`${kinds.slide.folder}x.jpg.1280.jpg`);
    expect(slide).toMatchObject({ width: 1280, height: 540 });
  });

  test.each([
    '/gallery/items/goods.jpg.320.png',
    '/gallery/items/goods.jpg.320.jpg.txt',
    '/gallery/items/goods.jpg.321.jpg',
    '/gallery/items/goods.jpg',
    '/gallery/items/absent.jpg.320.jpg',
    '/gallery/items/broken.jpg.320.jpg',
    '/gallery/items/../../secret.jpg.320.jpg',
    '/gallery/items/..%2F..%2F..%2Fsecret.jpg.320.jpg',
    '/gallery/items/%.320.jpg',
    '//',
    '/catalog',
    undefined,
  ])('that cannot be made is left to the next middleware: %s', async (url) => {
    await write(inPublic('item', 'goods.jpg'));
    await write(path.join(root, 'secret.jpg'));
    writeFileSync(inPublic('item', 'broken.jpg'), 'не картинка');
    expect(await ask(url)).toBeUndefined();
  });
});
