import fs, {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Create } from 'sharp';
import { findOriginal } from '../../src/prerender/pictures/originals';
import { pictureSize, writePictures } from '../../src/prerender/pictures/pictures';
import { inspectPictures } from '../../src/publish/check/pictures/inspectPictures';
import { check, validSettings } from '../support/publish/checkSettings';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const items = path.join(folder, 'gallery/items');

beforeAll(async () => {
  mkdirSync(items, { recursive: true });
  const picture = (width: number, height: number, more: Partial<Create> = {}) =>
    sharp({ create: { width, height, channels: 3, background: 'grey', ...more } })
      .jpeg()
      .toBuffer();
  const whole = await picture(800, 600);
  writeFileSync(path.join(items, 'whole.jpg'), whole);
  writeFileSync(path.join(items, 'VG-4060-01.jpg'), whole);
  writeFileSync(path.join(items, 'cut.jpg'), whole.subarray(0, whole.length / 2));
  const damaged = Buffer.from(
    await picture(800, 600, { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
  );
  damaged.fill(0, damaged.length >> 1, damaged.length - 1000);
  writeFileSync(path.join(items, 'damaged.jpg'), damaged);
  writeFileSync(path.join(items, 'text.jpg'), 'не картинка');
  writeFileSync(path.join(items, 'empty.png'), '');
  writeFileSync(path.join(items, 'note.txt'), 'не картинка');
  writeFileSync(path.join(items, 'серый.jpg'.normalize('NFD')), whole);
  writeFileSync(path.join(items, 'жёлтый.jpg'.normalize('NFC')), whole);
  writeFileSync(path.join(items, 'small.jpg'), await picture(400, 300));
  writeFileSync(path.join(items, 'wide.jpg'), await picture(900, 300));
  writeFileSync(path.join(items, 'huge.jpg'), await picture(9000, 7000));
  writeFileSync(path.join(items, 'enough.jpg'), await picture(480, 360));
  mkdirSync(path.join(items, 'sub'));
  writeFileSync(path.join(items, 'sub/inside.jpg'), whole);
  const heavy = Buffer.concat([whole, Buffer.alloc(30_000_000)]);
  writeFileSync(path.join(items, 'heavy.jpg'), heavy);
}, 60_000);

describe('The check says of a picture', () => {
  test.each([
    ['that is whole', 'whole.jpg', []],
    ['whose file has «й» as two characters', 'серый.jpg'.normalize('NFC'), []],
    ['whose name has «й» as two characters', 'жёлтый.jpg'.normalize('NFD'), []],
    ['that ends too early', 'cut.jpg', [/^error.*«cut\.jpg» испорчена/]],
    ['that is damaged in the middle', 'damaged.jpg', [/^error.*«damaged\.jpg» испорчена/]],
    ['that is none', 'text.jpg', [/^error.*испорчена/]],
    ['that is empty', 'empty.png', [/^error.*испорчена/]],
    ['that is small', 'small.jpg', [/^warning.*мала: 400 × 300, а нужно не меньше 480/]],
    ['that is too wide', 'wide.jpg', [/^warning.*мала: 900 × 300, после обрезки 400/]],
    ['that is huge', 'huge.jpg', [/^warning.*слишком велика: 9 000 × 7 000/]],
    ['with another case', 'Whole.JPG', [/^warning.*есть «whole\.jpg»: другие заглавные буквы/]],
    ['with another ending', 'whole.png', [/^warning.*есть «whole\.jpg»: другое окончание/]],
    ['that is misspelt', 'whloe.jpg', [/^warning.*есть «whole\.jpg»\. Исправьте имя/]],
    ['that is misspelt, with digits', 'VG4060-01.jpg', [/есть «VG-4060-01\.jpg»\. Исправьте имя/]],
    ['of another product', 'VG-4060-02.jpg', [/^warning.*«VG-4060-02\.jpg» нет в/]],
    ['that is just large enough', 'enough.jpg', []],
    ['that is heavy', 'heavy.jpg', [/^warning.*слишком велика: 800 × 600, 30 МБ\. Сборка/]],
    ['without a name', ' ', [/^warning.*image: поле пусто/]],
    ['in a folder', ' sub/inside.jpg ', []],
    ['in a folder of Windows', 'sub\\inside.jpg', [/«sub\/inside\.jpg»: нужна косая черта «\/»/]],
    ['on a disk', 'C:\\inside.jpg', [/за пределы папки/]],
    ['at the root', '/nothing.jpg', [/за пределы папки/]],
    ['that is a folder', 'sub', [/«sub» нет в/]],
    ['with a colon', 'sub/whole:x.jpg', [/«sub\/whole:x\.jpg» нет в/]],
    ['of a scanner', 'whole.tif', [/^warning.*«whole\.tif» сайт показать не может/]],
    ['of another type', 'note.txt', [/^warning.*«note\.txt» сайт показать не может/]],
    ['beside a file of another type', 'note.png', [/^warning.*«note\.png» нет в/]],
    ['of two endings', 'scan.tiff.jpg', [/«scan\.tiff\.jpg» нет в/]],
    ['too long for a file', 'к'.repeat(200), [/^warning.*«к{200}» нет в/]],
    ['with a null character', 'a\u0000b', [/^warning.*«a\0b» нет в/]],
    ['that is absent', 'nothing.jpg', [/^warning.*картинки «nothing\.jpg» нет в/]],
  ])('%s', async (_, image, expected) => {
    const said = await check(validSettings({ image }), undefined, folder);
    expect(said).toStrictEqual(expected.map((one) => expect.stringMatching(one) as string));
  });

  test('of a category or a model, where it is named', async () => {
    const models = [{ title: 'Страйп', images: ['whole.jpg', 'small.jpg', ' none.jpg '] }];
    const said = await check(
      validSettings({ model: 'Страйп' }, { image: 'none.jpg', models }),
      undefined,
      folder,
    );
    expect(said).toStrictEqual([
      expect.stringMatching(/^warning \(Ковры\), image: картинки «none\.jpg» нет в/),
      expect.stringMatching(/^warning \(Страйп\), images: картинка «small\.jpg» мала/),
      expect.stringMatching(/^warning \(Страйп\), images: картинки «none\.jpg» нет в/),
    ]);
  });

  test('that is misspelt, unless twenty others are absent, too', async () => {
    const goods = Array.from('абвгдежзийклмнопрстуф', (letter) => ({
      _id: letter,
      title: `Ковёр ${letter}`,
      image: `whol${letter}.jpg`,
    }));
    const said = await check(validSettings({}, { items: goods }), undefined, folder);
    const isNear = (line: string) => line.includes('есть «whole.jpg»');
    expect(said.map(isNear)).toStrictEqual([...Array.from({ length: 20 }, () => true), false]);
  });

  test('that has been replaced, only what is true now', async () => {
    const file = path.join(items, 'replaced.jpg');
    const said = () => check(validSettings({ image: 'replaced.jpg' }), undefined, folder);
    copyFileSync(path.join(items, 'small.jpg'), file);
    expect(await said()).toHaveLength(1);
    expect(await said()).toHaveLength(1);
    copyFileSync(path.join(items, 'whole.jpg'), file);
    expect(await said()).toStrictEqual([]);
  });

  test('that could not be opened, only what is true now', async () => {
    const file = path.join(items, 'opened.jpg');
    const whole = readFileSync(path.join(items, 'whole.jpg'));
    const inspect = async (content: Buffer) => {
      writeFileSync(file, content);
      utimesSync(file, 1, 1);
      return (await inspectPictures([file])).get(file)?.isBroken;
    };
    expect(await inspect(Buffer.alloc(whole.length))).toBe(true);
    expect(await inspect(whole)).toBe(false);
  });

  test('that disappears meanwhile, that it is absent', async () => {
    const copyOf = (name: string) => {
      const file = path.join(items, name);
      copyFileSync(path.join(items, 'whole.jpg'), file);
      return file;
    };
    const gone = copyOf('gone.jpg');
    await inspectPictures([gone]);
    rmSync(gone);
    expect([...(await inspectPictures([gone])).keys()]).toStrictEqual([]);
    const going = copyOf('going.jpg');
    const inspected = inspectPictures([going]);
    rmSync(going);
    expect([...(await inspected).keys()]).toStrictEqual([]);
  });

  test('the same where nothing can be kept for the next check', async () => {
    const refuse = () => {
      throw new Error('EROFS');
    };
    const file = path.join(items, 'unkept.jpg');
    copyFileSync(path.join(items, 'small.jpg'), file);
    for (const call of ['mkdirSync', 'writeFileSync'] as const) {
      const refused = jest.spyOn(fs, call).mockImplementation(refuse);
      const inspected = await inspectPictures([file]);
      refused.mockRestore();
      expect(inspected.get(file)).toMatchObject({ width: 400, isBroken: false });
    }
  });

  test('with a near name, that of a picture that is there now', async () => {
    const said = () => check(validSettings({ image: 'now.jpg' }), undefined, folder);
    expect(await said()).toStrictEqual([expect.stringMatching(/«now\.jpg» нет в/)]);
    const file = path.join(items, 'Now.jpg');
    copyFileSync(path.join(items, 'whole.jpg'), file);
    expect(await said()).toStrictEqual([expect.stringMatching(/есть «Now\.jpg»/)]);
    rmSync(file);
    expect(await said()).toStrictEqual([expect.stringMatching(/«now\.jpg» нет в/)]);
  });

  test('that several goods share, once', async () => {
    const goods = ['1', '2'].map((_id) => ({ _id, title: `Ковёр ${_id}`, image: 'small.jpg' }));
    expect(await check(validSettings({}, { items: goods }), undefined, folder)).toHaveLength(1);
  });
});

test('The build names a picture that no goods have and that cannot be opened', async () => {
  for (const file of ['cut.jpg', 'damaged.jpg', 'text.jpg', 'empty.png']) {
    const original = { kind: 'item', file, path: path.join(items, file) } as const;
    const written = writePictures([original], path.join(folder, 'site'));
    await expect(written).rejects.toThrow(`BROKEN_PICTURE: '${original.path}'`);
  }
  const size = pictureSize({ public: folder }, 'item', 'text.jpg', 480);
  await expect(size).rejects.toThrow('BROKEN_PICTURE');
});

test('A picture beside the catalogue is found, however the folder is named', () => {
  const named = (catalog: string, file: string) =>
    findOriginal({ catalog, public: folder }, 'item', file)?.path;
  const found = path.join(items, 'whole.jpg');
  expect(named(items, 'whole.jpg')).toBe(found);
  expect(named(path.relative('', items), 'whole.jpg')).toBe(found);
  expect(named(path.join(items, 'inside'), '../whole.jpg')).toBeUndefined();
  expect(findOriginal({ catalog: '.', public: folder }, 'item', 'docs/home.jpg')?.path).toBe(
    path.resolve('docs/home.jpg'),
  );
});
