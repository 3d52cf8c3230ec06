import fc from 'fast-check';
import { createAppHistory, repairPath } from '../../src/shared/router/browserHistory';
import { matchPath } from '../../src/shared/router/matchPath';
import { formatQuery, parseQuery, wantQueryParser } from '../../src/shared/router/query';
import { paths } from '../../src/shared/paths';

describe('Routes (spec §2)', () => {
  test.each([
    ['/', '/', {}],
    ['/catalog', '/catalog', {}],
    ['/catalog/:id', '/catalog/42', { id: '42' }],
    ['/catalog/:id', '/catalog/%D0%BA%20%2F', { id: 'к /' }],
    ['/catalog', '/catalog/', null],
    ['/catalog', '/Catalog', null],
    ['/catalog/:id', '/catalog', null],
    ['/catalog/:id', '/catalog/', null],
    ['/catalog/:id', '/catalog/a/b', null],
    ['/catalog/:id', '/catalog/%E0%A4%A', null],
    ['/catalog', '//catalog', null],
  ])('%s at %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  test('any category id finds its way through the address and back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchPath('/catalog/:id', paths.category(id))).toEqual({ id });
      }),
    );
  });
});

describe('Browser history', () => {
  test('location keys are 6 characters long (spec §9)', () => {
    const history = createAppHistory();
    for (const path of ['/catalog', '/prices', '/contacts']) {
      history.navigate(path);
      expect(history.current().location.key).toMatch(/^[a-z0-9]{6}$/);
    }
  });

  test('the address that is open is replaced, another one is added', () => {
    const history = createAppHistory();
    history.navigate('/conditions');
    expect(history.current().action).toBe('PUSH');
    history.navigate('/conditions');
    expect(history.current().action).toBe('REPLACE');
  });

  test.each([
    ['/%', '/%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['//catalog', '/catalog'],
    ['/\\evil.example/', '/evil.example/'],
    ['/\t/evil.example/', '/evil.example/'],
    ['\n//evil.example/', '/evil.example/'],
    ['/catalog/a%2Fb%25', '/catalog/a%2Fb%25'],
    ['/catalog?q=100%', '/catalog?q=100%'],
    ['/prices#50%', '/prices#50%'],
  ])('%s is opened as %s', (path, opened) => {
    const history = createAppHistory();
    history.navigate(path);
    const { pathname, search, hash } = history.current().location;
    expect(pathname + search + hash).toBe(opened);
  });

  test('a broken address in the address bar is mended, and the site starts', () => {
    window.history.pushState(null, '', '/%E0%A4%A');
    expect(createAppHistory().current().location.pathname).toBe('/%25E0%25A4%25A');
  });

  test('so is one that is pushed past this site’s own router', () => {
    const history = createAppHistory();
    const stop = history.listen(() => undefined);
    window.history.pushState(null, '', '/%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    expect(history.current().location.pathname).toBe('/%25');
  });

  test('no path throws', () => {
    const history = createAppHistory();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        history.navigate(`/${text}`);
        const { pathname } = history.current().location;
        expect(repairPath(pathname)).toBe(pathname);
      }),
    );
  });
});

describe('Query-string handling (spec §9)', () => {
  beforeAll(wantQueryParser);

  test('depth 5: what lies deeper stays one key', () => {
    expect(parseQuery('?a[b][c][d][e][f][g]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } },
    });
  });

  test('parameter limit 1000', () => {
    const query = Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQuery(query))).toHaveLength(1000);
  });

  test('array limit 20: an index beyond it makes an object', () => {
    expect(parseQuery('?a[19]=x')).toEqual({ a: ['x'] });
    expect(parseQuery('?a[21]=x')).toEqual({ a: { 21: 'x' } });
  });

  test('prototypes are out of reach', () => {
    expect(parseQuery('?__proto__[x]=1&constructor[prototype][x]=1')).toEqual({});
    expect({}).not.toHaveProperty('x');
  });

  test('20,000 nested brackets are read', () => {
    expect(() => parseQuery(`?a${'[b]'.repeat(20_000)}=1`)).not.toThrow();
  });

  test('what is written is read', () => {
    const query = { q: '60×90 & «ё»', color: ['серый', 'синий'] };
    expect(parseQuery(formatQuery(query))).toEqual(query);
    expect(formatQuery({ q: undefined })).toBe('');
  });
});
