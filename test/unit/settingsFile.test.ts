import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBlock } from '../../src/prerender/readBlock';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'settings.json');

function read(text: string): string {
  writeFileSync(file, text);
  return readBlock(file);
}

describe('A settings file', () => {
  test('becomes one line of JSON, without its byte order mark', () => {
    expect(read('\uFEFF{\n  "categories": []\n}\n')).toBe('{"categories":[]}');
  });

  test.each([
    ['cut off', '{\n  "company": {', '2:15'],
    ['a comma too many', '{\n  "holidays": ["2027-01-01",\n  ]\n}', '3:3'],
    ['a comma missing', '{\n  "company": {}\n  "faq": []\n}', '3:3'],
    ['a comment', '// Порог\n{}', '1:1'],
    ['single quotes', "{\n  'company': {}\n}", '2:3'],
    ['a line break in a text', '{\n  "company": {\n    "brand": "Порог\n  "}\n}', '3:14'],
    ['empty', '', '1:1'],
  ])('that is not JSON (%s) is named with line and column', (_, text, place) => {
    expect(() => read(text)).toThrow(`${file}:${place} can't be used: `);
  });

  test('that is not there is named', () => {
    expect(() => readBlock('nowhere.json')).toThrow("'nowhere.json'");
  });

  test('may be absent: the block is empty then, and the build says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readBlock(undefined)).toBe('{}');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('SETTINGS is not set'));
  });
});
