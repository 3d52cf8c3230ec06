import { nextState } from '../../src/publish/development/pageState';
import type { CheckedSource } from '../../src/publish/development/checkedSource';
import type { Finding } from '../../src/publish/finding';

const error: Finding = { severity: 'error', place: { file: 'a.xlsx' }, message: 'не число' };
const warning: Finding = { ...error, severity: 'warning' };

function source(block: string, ...findings: Finding[]): CheckedSource {
  return { block, findings, changes: undefined, pictures: { public: 'public' }, files: [] };
}

describe('The page of the development server', () => {
  test('shows files without errors, and those with warnings', () => {
    const first = nextState(source('1'));
    const second = nextState(source('2', warning), first);
    expect([first.block, second.block]).toStrictEqual(['1', '2']);
    expect(second.report).toMatchObject({ errors: 0, warnings: 1, isOutdated: false });
  });

  test('stays as it was while there are errors', () => {
    const first = nextState(source('1'));
    const broken = nextState(source('2', error, warning), first);
    expect(broken).toMatchObject({ block: '1', revision: first.revision, isPartial: false });
    expect(broken.report).toMatchObject({ errors: 1, warnings: 1, isOutdated: true });
    const worse = nextState(source('3', error), broken);
    expect(worse.block).toBe('1');
    expect(nextState(source('1'), worse).revision).toBe(first.revision);
    expect(nextState(source('4'), worse).block).toBe('4');
  });

  test('shows what can be read if the files have had errors from the start', () => {
    const first = nextState(source('1', error));
    expect(first).toMatchObject({ block: '1', isPartial: true, report: { isOutdated: false } });
    expect(nextState(source('2', error), first)).toMatchObject({ block: '2', isPartial: true });
  });

  test.each([
    ['its data change', '2', [], true],
    ['a picture changes', '1', ['public/gallery/items/Новый.JPG'], true],
    ['only a comment in a file changes', '1', ['a.xlsx'], false],
  ])('is loaded again if %s', (_, block, changed, isReloaded) => {
    const first = nextState(source('1'));
    const { revision } = nextState(source(block), first, changed);
    expect(revision !== first.revision).toBe(isReloaded);
  });
});
