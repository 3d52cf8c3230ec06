import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compress } from '../../src/prerender/server/compress';

const page = Buffer.from('<h1>Каталог</h1>'.repeat(20));
/** The same page, compressed in a way that a build would not. */
const quick = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

let site: string;
let current: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  [site, current] = [path.join(folder, 'site'), path.join(folder, 'current')];
  for (const each of [site, current]) mkdirSync(path.join(each, 'catalog'), { recursive: true });
  writeFileSync(path.join(site, 'catalog/index.html'), page);
});

const packed = () => readFileSync(path.join(site, 'catalog/index.html.br'));
const publish = (content: Buffer) =>
  writeFileSync(path.join(current, 'catalog/index.html.br'), content);

test('each page gets both compressed files', async () => {
  await compress(site);
  expect(brotliDecompressSync(packed())).toStrictEqual(page);
  expect(gunzipSync(readFileSync(path.join(site, 'catalog/index.html.gz')))).toStrictEqual(page);
});

test.each([
  [200, 11],
  [201, 10],
])('in a site of %i files a page is compressed with quality %i', async (count, quality) => {
  // long enough for the qualities to differ
  const content = readFileSync('mocks/settings.json').subarray(0, 100_000);
  writeFileSync(path.join(site, 'catalog/index.html'), content);
  for (let other = 1; other < count; other += 1) writeFileSync(path.join(site, `${other}.js`), '');
  await compress(site);
  const pack = (level: number) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  expect(packed()).toStrictEqual(pack(quality));
  expect(pack(10)).not.toStrictEqual(pack(11));
});

test('a page that has not changed is not compressed again', async () => {
  publish(quick);
  await compress(site, current);
  expect(packed()).toStrictEqual(quick);
});

test.each([
  ['of another content', brotliCompressSync('<h1>Цены</h1>')],
  ['that is damaged', quick.subarray(0, -3)],
  ['that is empty', Buffer.alloc(0)],
])('a published file %s is not taken', async (_, content) => {
  publish(content);
  await compress(site, current);
  expect(brotliDecompressSync(packed())).toStrictEqual(page);
});
