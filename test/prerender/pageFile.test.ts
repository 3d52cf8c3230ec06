import { fileKey, pageFile } from '../../src/prerender/page/pageFile';
import { paths } from '../../src/shared/paths';

describe('File of a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/catalog', 'catalog.html'],
    [paths.category('mats'), 'catalog/mats.html'],
    [paths.model('mats', 'Койр Про'), 'catalog/mats/Койр Про.html'],
    [paths.model('mats', '50 % «Ёж»?#1'), 'catalog/mats/50 % «Ёж»?#1.html'],
    [paths.model('mats', `"'&<>`), `catalog/mats/"'&<>.html`],
    [paths.model('mats', '...'), 'catalog/mats/....html'],
    [paths.model('mats', '40/60'), 'catalog/mats/40/60.html'],
    [paths.model('mats', 'a.html'), 'catalog/mats/a.html.html'],
    [paths.model('mats', 'я'.repeat(123)), `catalog/mats/${'я'.repeat(123)}.html`],
  ])('%s: %s', (address, file) => {
    expect(pageFile(address)).toBe(file);
  });

  test.each([
    ['a step up', paths.model('mats', '../cart')],
    ['a step up at the end', paths.model('mats', 'a/..')],
    ['the same folder', paths.model('mats', './a')],
    ['a slash at the start, which the server would merge', paths.model('mats', '/a')],
    ['a slash at the end, which the server would redirect', paths.model('mats', 'a/')],
    ['a backslash', paths.model('mats', 'a\\b')],
    ['a null character', paths.model('mats', 'a\0b')],
    ['more bytes than a file name may have', paths.model('mats', 'я'.repeat(124))],
    ['200 Cyrillic characters', paths.model('mats', 'я'.repeat(200))],
    ['a folder named like the file of another page', paths.model('mats.html', 'a')],
    ['a folder named like a compressed file', paths.model('mats.html.br', 'a')],
  ])('none for %s', (_, address) => {
    expect(pageFile(address)).toBeUndefined();
  });

  test.each([
    ...['<', '>', ':', '"', '|', '?', '*'].map((sign) => paths.model('mats', `Ёж ${sign} 1`)),
    paths.model('mats', 'Ёж\nмини'),
    paths.model('mats', 'Ёж\tмини'),
    paths.model('mats.', 'a'),
    paths.model('mats ', 'a'),
    paths.model('mats', 'a./b'),
  ])('none for %s in Windows', (address) => {
    expect(pageFile(address, 'win32')).toBeUndefined();
    expect(pageFile(address, 'linux')).toBeDefined();
  });

  test('may end in a dot before its ending, in Windows too', () => {
    expect(pageFile(paths.model('a.b c', 'Ёж.'), 'win32')).toBe('catalog/a.b c/Ёж..html');
  });

  test.each([
    ['win32', 'catalog/ёж.html'],
    ['darwin', 'catalog/ёж.html'],
    ['linux', 'catalog/Ёж.html'],
  ] as const)('«Ёж» is for %s the same as %s', (platform, key) => {
    expect(fileKey('catalog/Ёж.html', platform)).toBe(key);
  });
});
