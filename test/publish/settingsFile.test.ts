import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blockOf } from '../../src/publish/source/block';
import { readSource } from '../../src/publish/source/readSource';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-')), 'settings.json');

function read(text: string) {
  writeFileSync(file, text);
  return readSource({ settings: file });
}

describe('A settings file', () => {
  test('is written as one line of JSON, without its byte order mark', async () => {
    const source = await read('\uFEFF{\n  "categories": []\n}\n');
    expect(source.findings).toEqual([]);
    expect(blockOf(source)).toBe('{"categories":[]}');
  });

  test('cannot say that a category has carpets that are not in it', async () => {
    const source = await read('{"categories": [{"_id": "1", "title": "Ковры", "count": 12}]}');
    expect(blockOf(source)).toBe('{"categories":[{"_id":"1","title":"Ковры"}]}');
  });

  test.each([
    ['truncated', '{\n  "company": {', 2, 15],
    ['an extra comma', '{\n  "holidays": ["2027-01-01",\n  ]\n}', 3, 3],
    ['a missing comma', '{\n  "company": {}\n  "faq": []\n}', 3, 3],
    ['a comment', '// Порог\n{}', 1, 1],
    ['single quotes', "{\n  'company': {}\n}", 2, 3],
    ['a line break in a string', '{\n  "company": {\n    "brand": "Порог\n  "}\n}', 3, 14],
    ['empty', '', 1, 1],
  ])('that is not JSON (%s) is an error with line and column', async (_, text, row, column) => {
    const { findings } = await read(text);
    expect(findings).toEqual([
      { severity: 'error', place: { file, row, column }, message: expect.any(String) as string },
    ]);
  });

  test('that does not exist is an error with its name', async () => {
    const { findings } = await readSource({ settings: 'nowhere.json' });
    expect(findings.map(({ place }) => place.file)).toEqual(['nowhere.json']);
  });

  test('is optional: without one the block is empty', async () => {
    expect(blockOf(await readSource({}))).toBe('{}');
  });
});
