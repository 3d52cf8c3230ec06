import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeText } from '../support/encodeText';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Runs `npm run check` in a folder with these files. */
function check(files: Files, environment = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const program = path.resolve('src/publish/check.ts');
  const tsx = require.resolve('tsx/cjs');
  const run = spawnSync(process.execPath, ['-r', tsx, program], {
    cwd: folder,
    env: { ...process.env, SETTINGS: undefined, CATALOG: undefined, ...environment },
    encoding: 'utf8',
  });
  return run.stdout;
}

const files = { '.env': 'SETTINGS=ours.json\n', 'ours.json': '{,}', 'other.json': '[}' };

test('a file .env names the settings file', () => {
  expect(check(files)).toMatch(/^ours\.json$/m);
});

test('a byte order mark of Notepad is no part of the first name', () => {
  expect(check({ ...files, '.env': '\uFEFFSETTINGS=ours.json\r\n' })).toMatch(/^ours\.json$/m);
});

test('what the command names wins over the file .env', () => {
  expect(check(files, { SETTINGS: 'other.json' })).toMatch(/^other\.json$/m);
});

test('a backslash of Windows is no line break, in quotes either', () => {
  const report = check({ ...files, '.env': 'SETTINGS="no\\new\\ours.json"\n' });
  expect(report).toMatch(/^no\/new\/ours\.json$/m);
});

test.each([
  ['CATALOGUE', 'CATALOG'],
  ['\u0421ATALOG', 'CATALOG'],
  ['\u0421\u0410\u0422\u0410L\u041EG', 'CATALOG'],
  ['SETINGS', 'SETTINGS'],
  ['ЫУЕЕШТПЫ', 'SETTINGS'],
  ['WHOLE_BLOK_LIMIT', 'WHOLE_BLOCK_LIMIT'],
])('a name like %s in the file .env is an error, and nothing is checked', (name, meant) => {
  const report = check({ ...files, '.env': `${name}=other\n` });
  expect(report).toBe(
    `.env\n  Ошибка. ${name} — может быть, ${meant}?\n\nОшибок: 1, предупреждений: 0\n`,
  );
});

test('other names of the file .env are left to others', () => {
  expect(
    check({ ...files, '.env': `${files['.env']}SETTINGS_2=a.json\nEDITOR=vim\nAPP=1\n` }),
  ).toMatch(/^ours\.json$/m);
});

describe('A file .env in another encoding is an error, and nothing is checked', () => {
  const text = 'SETTINGS=наши.json\n';
  const inUtf8 = /Откройте файл в\s+Блокноте и сохраните:\s+«Сохранить как»,\s+кодировка\s+UTF-8\./;

  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /файл сохранён в кодировке UTF-16/],
    ['windows-1251', encodeText(text, 'windows-1251'), /похоже, кодировка windows-1251/],
  ])('%s', (_, bytes, sentence) => {
    const report = check({ '.env': bytes });
    expect(report).toMatch(/^\.env\n/);
    expect(report).toMatch(sentence);
    expect(report).toMatch(inUtf8);
    expect(report).toMatch(/Ошибок: 1, предупреждений: 0\n$/);
  });
});
