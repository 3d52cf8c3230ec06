import { pageFile } from '../../src/prerender/page/pageFile';
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
});
