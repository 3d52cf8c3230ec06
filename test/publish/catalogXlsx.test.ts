import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validSettings, type Json } from '../support/spoil';

/** Runs `npm run catalog:xlsx` in a folder with settings and a file «taken.xlsx». */
function writeCatalog(OUT: string, settings: Json = validSettings()) {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings));
  writeFileSync(path.join(folder, 'taken.xlsx'), 'taken');
  const program = path.resolve('src/publish/catalogXlsx.ts');
  const run = spawnSync(process.execPath, ['-r', require.resolve('tsx/cjs'), program], {
    cwd: folder,
    env: { ...process.env, SETTINGS: 'settings.json', CATALOG: undefined, OUT },
    encoding: 'utf8',
  });
  return { folder, status: run.status, printed: run.stdout + run.stderr };
}

test.each([
  ['in an absent folder', 'absent/catalog.xlsx', 'Нет такой папки: absent. '],
  ['that exists', 'taken.xlsx', 'Файл taken.xlsx уже есть. '],
])('a workbook %s is refused in a sentence', (_, out, sentence) => {
  const { folder, status, printed } = writeCatalog(out);
  expect(printed).toMatch(new RegExp(`^${sentence}.*\\n$`));
  expect(status).toBe(1);
  expect(readFileSync(path.join(folder, 'taken.xlsx'), 'utf8')).toBe('taken');
});

test('a workbook without any goods is refused', () => {
  const { status, printed } = writeCatalog('new.xlsx', validSettings({}, { items: [] }));
  expect(printed).toMatch(/нет ни одного товара/);
  expect(status).toBe(1);
});

test('a workbook with goods is written', () => {
  const { status, printed } = writeCatalog('new.xlsx');
  expect(printed).toContain('Записано в new.xlsx');
  expect(status).toBe(0);
});
