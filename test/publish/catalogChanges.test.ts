import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, statesOf } from '../../src/publish/development/changedFiles';
import { nextState } from '../../src/publish/development/pageState';
import { readCheckedSource } from '../../src/publish/development/checkedSource';
import { exchangeFolder, product, offer } from '../support/publish/exchangeFolder';
import { exportOf } from '../support/publish/readExport';

const folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
const files = { settings: path.join(folder, 'settings.json'), catalog: path.join(folder, '1c') };

afterAll(() => rmSync(folder, { recursive: true }));

/** An export in which a carpet with a picture has this price. */
function exportAt(price: number | string) {
  const picture = '<Картинка>import_files/mat.jpg</Картинка>';
  return exchangeFolder(
    exportOf(
      [product({ id: 'a', article: 'VG-1', more: picture })],
      [offer({ id: 'a', prices: { t1: price } })],
    ),
  );
}

/** Watches the folder of 1C like the development server; each action ends with the page after it. */
async function watchExport() {
  writeFileSync(files.settings, '{}');
  cpSync(exportAt(100), files.catalog, { recursive: true });
  const known = await statesOf(Object.values(files));
  let source = await readCheckedSource(files);
  let state = nextState(source);
  const changes = changedFiles(() => source.files, known);
  const pageAfter = async (action: () => void) => {
    action();
    const { value } = await changes.next();
    source = await readCheckedSource(files);
    state = nextState(source, state, value);
    return state;
  };
  return { first: state, pageAfter };
}

test('A folder of 1C that is replaced, spoilt and mended, and gets a picture, changes the page', async () => {
  const { first, pageAfter } = await watchExport();
  expect(first.block).toContain('"price":100');

  const replaced = await pageAfter(() => {
    rmSync(files.catalog, { recursive: true });
    cpSync(exportAt(250), files.catalog, { recursive: true });
  });
  expect(replaced.block).toContain('"price":250');
  expect(replaced.report.errors).toBe(0);

  const spoilt = await pageAfter(() =>
    writeFileSync(path.join(files.catalog, 'offers.xml'), '<КоммерческаяИнформация>'),
  );
  expect(spoilt.report).toMatchObject({ isOutdated: true });
  expect(spoilt).toMatchObject({ block: replaced.block, revision: replaced.revision });

  const mended = await pageAfter(() =>
    cpSync(exportAt(300), files.catalog, { recursive: true, force: true }),
  );
  expect(mended.block).toContain('"price":300');
  expect(mended.report.errors).toBe(0);

  const withPicture = await pageAfter(() => {
    mkdirSync(path.join(files.catalog, 'import_files'), { recursive: true });
    writeFileSync(path.join(files.catalog, 'import_files/mat.jpg'), 'a picture');
  });
  expect(withPicture.revision).not.toBe(mended.revision);
});
