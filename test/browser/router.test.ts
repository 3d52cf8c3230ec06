import fc from 'fast-check';
import { createAppHistory, repairPath } from '../../src/shared/router/browserHistory';
import { matchPath } from '../../src/shared/router/matchPath';
import { parseQuery } from '../../src/shared/router/parseQuery';
import { formatQuery } from '../../src/shared/router/query';
import { paths } from '../../src/shared/paths';
import { countPageLoads } from '../support/pageLoads';

describe('Routes', () => {
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
    ['/catalog/:id/:model', '/catalog/a/b', { id: 'a', model: 'b' }],
    ['/catalog/:id/:model', '/catalog/a/', null],
    ['/catalog/:id', '/prices/a', null],
  ])('the pattern %s at %s gives %j', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toStrictEqual(params);
  });

  test('the ids of a category and a model can be read from their addresses, whatever the ids', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (id, model) => {
        expect(matchPath('/catalog/:id', paths.category(id))).toStrictEqual({ id });
        expect(matchPath('/catalog/:id/:model', paths.model(id, model))).toStrictEqual({
          id,
          model,
        });
      }),
    );
  });
});

describe('Browser history', () => {
  const openHistory = () => createAppHistory(() => true);

  test('has location keys of 6 characters', () => {
    const history = openHistory();
    for (const path of ['/catalog', '/prices', '/contacts']) {
      history.navigate(path);
      expect(history.current().location.key).toMatch(/^[a-z0-9]{6}$/);
    }
  });

  test('replaces the entry when the current address is opened again, and pushes any other', () => {
    const history = openHistory();
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
  ])('opens %s as %s', (path, opened) => {
    const history = openHistory();
    history.navigate(path);
    const { pathname, search, hash } = history.current().location;
    expect(pathname + search + hash).toBe(opened);
  });

  test('repairs a malformed address in the address bar', () => {
    window.history.pushState(null, '', '/%E0%A4%A');
    expect(openHistory().current().location.pathname).toBe('/%25E0%25A4%25A');
  });

  test('repairs a malformed address that a script pushed without the router', () => {
    const history = openHistory();
    const stop = history.listen(() => undefined);
    window.history.pushState(null, '', '/%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    expect(history.current().location.pathname).toBe('/%25');
  });

  test('lets the browser open a page when it allows no more changes of the address', () => {
    const history = openHistory();
    const loads = countPageLoads();
    jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    history.navigate('/contacts');
    expect(loads()).toBe(1);
  });

  test('lets the browser open a page that this document cannot show, also by Back', () => {
    const history = createAppHistory((pathname) => pathname === '/contacts');
    const seen = jest.fn();
    const stop = history.listen(seen);
    const loads = countPageLoads();
    history.navigate('/contacts?q=1');
    expect(loads()).toBe(0);
    expect(seen).toHaveBeenCalledTimes(1);
    history.navigate('/prices');
    expect(loads()).toBe(1);
    expect(window.location.pathname).toBe('/contacts');
    window.history.pushState(null, '', '/prices');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(loads()).toBe(2);
    expect(seen).toHaveBeenCalledTimes(1);
    stop();
  });

  test('opens any path without throwing', () => {
    const history = openHistory();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        history.navigate(`/${text}`);
        const { pathname } = history.current().location;
        expect(repairPath(pathname)).toBe(pathname);
      }),
    );
  });
});

describe('The query string', () => {
  test('is nested five levels deep; anything deeper stays one key', () => {
    expect(parseQuery('?a[b][c][d][e][f][g]=1')).toStrictEqual({
      a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } },
    });
  });

  test('has at most 1000 parameters', () => {
    const query = Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQuery(query))).toHaveLength(1000);
  });

  test('makes an array up to index 20, and an object beyond', () => {
    expect(parseQuery('?a[19]=x')).toStrictEqual({ a: ['x'] });
    expect(parseQuery('?a[21]=x')).toStrictEqual({ a: { 21: 'x' } });
  });

  test('cannot change a prototype', () => {
    expect(parseQuery('?__proto__[x]=1&constructor[prototype][x]=1')).toStrictEqual({});
    expect({}).not.toHaveProperty('x');
  });

  test('may hold 20,000 nested brackets', () => {
    expect(() => parseQuery(`?a${'[b]'.repeat(20_000)}=1`)).not.toThrow();
  });

  test('is read as it was written', () => {
    const query = { q: '60×90 & «ё»', color: ['серый', 'синий'] };
    expect(parseQuery(formatQuery(query))).toStrictEqual(query);
    expect(formatQuery({ q: undefined })).toBe('');
  });
});
