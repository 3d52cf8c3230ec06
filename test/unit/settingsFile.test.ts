import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBlock } from '../../src/prerender/settings/readBlock';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'settings.json');

function read(text: string): string {
  writeFileSync(file, text);
  return readBlock(file);
}

describe('A settings file', () => {
  test('is written as one line of JSON, without its byte order mark', () => {
    expect(read('\uFEFF{\n  "categories": []\n}\n')).toBe('{"categories":[]}');
  });

  test('cannot say that a category has carpets that are not in it', () => {
    const written = read('{"categories": [{"_id": "1", "title": "Ковры", "count": 12}]}');
    expect(written).toBe('{"categories":[{"_id":"1","title":"Ковры"}]}');
  });

  test.each([
    ['truncated', '{\n  "company": {', '2:15'],
    ['an extra comma', '{\n  "holidays": ["2027-01-01",\n  ]\n}', '3:3'],
    ['a missing comma', '{\n  "company": {}\n  "faq": []\n}', '3:3'],
    ['a comment', '// Порог\n{}', '1:1'],
    ['single quotes', "{\n  'company': {}\n}", '2:3'],
    ['a line break in a string', '{\n  "company": {\n    "brand": "Порог\n  "}\n}', '3:14'],
    ['empty', '', '1:1'],
  ])('that is not JSON (%s) fails the build with its name, line and column', (_, text, place) => {
    expect(() => read(text)).toThrow(`${file}:${place} can't be used: `);
  });

  test('that does not exist fails the build with its name', () => {
    expect(() => readBlock('nowhere.json')).toThrow("'nowhere.json'");
  });

  test('is optional: without one the block is empty, and the build warns', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readBlock(undefined)).toBe('{}');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('SETTINGS is not set'));
  });
});
