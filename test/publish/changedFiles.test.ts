import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, statesOf } from '../../src/publish/development/changedFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
const at = (...names: string[]) => path.join(folder, ...names);

afterAll(() => rmSync(folder, { recursive: true }));

/** Watches a file or folder; the function that it returns acts and resolves with what has changed. */
async function watch(file: string) {
  const changes = changedFiles(() => [file], await statesOf([file]));
  return async (action: () => void) => {
    action();
    const { value } = await changes.next();
    return value.map((one) => path.relative(folder, one)).sort();
  };
}

describe('A change of the owner’s files is seen', () => {
  test('when a file is written, deleted and created', async () => {
    writeFileSync(at('a.json'), '{}');
    const changedAfter = await watch(at('a.json'));
    expect(await changedAfter(() => appendFileSync(at('a.json'), ' '))).toStrictEqual(['a.json']);
    expect(await changedAfter(() => unlinkSync(at('a.json')))).toStrictEqual(['a.json']);
    expect(await changedAfter(() => writeFileSync(at('a.json'), '{}'))).toStrictEqual(['a.json']);
  });

  test('once, when a program saves by writing another file, deleting and renaming', async () => {
    writeFileSync(at('b.xlsx'), 'old');
    const changedAfter = await watch(at('b.xlsx'));
    const save = () => {
      writeFileSync(at('12AB34CD'), 'newer');
      unlinkSync(at('b.xlsx'));
      renameSync(at('12AB34CD'), at('b.xlsx'));
    };
    expect(await changedAfter(save)).toStrictEqual(['b.xlsx']);
    expect(await changedAfter(() => appendFileSync(at('b.xlsx'), '.'))).toStrictEqual(['b.xlsx']);
  });

  test('in a folder that is replaced, and in the folders in it', async () => {
    mkdirSync(at('1c', 'files'), { recursive: true });
    writeFileSync(at('1c', 'import.xml'), 'old');
    const changedAfter = await watch(at('1c'));
    const replace = () => {
      rmSync(at('1c'), { recursive: true });
      mkdirSync(at('1c', 'files'), { recursive: true });
      writeFileSync(at('1c', 'import.xml'), 'newer');
      writeFileSync(at('1c', 'files', 'mat.jpg'), '');
    };
    expect(await changedAfter(replace)).toStrictEqual([
      '1c/files',
      '1c/files/mat.jpg',
      '1c/import.xml',
    ]);
    expect(await changedAfter(() => unlinkSync(at('1c', 'files', 'mat.jpg')))).toStrictEqual([
      '1c/files',
    ]);
  });

  test('but not of the lock files of Excel and LibreOffice', async () => {
    mkdirSync(at('docs'));
    const changedAfter = await watch(at('docs'));
    const open = () => {
      writeFileSync(at('docs', '~$a.xlsx'), '');
      writeFileSync(at('docs', '.~lock.a.xlsx#'), '');
    };
    const save = () => writeFileSync(at('docs', 'a.xlsx'), '');
    const openAndSave = () => {
      open();
      save();
    };
    expect(await changedAfter(openAndSave)).toStrictEqual(['docs', 'docs/a.xlsx']);
  });
});
