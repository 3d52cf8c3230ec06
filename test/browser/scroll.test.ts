import { forgetModules } from '../support/forgetModules';
import { showMarkup } from '../support/showMarkup';

const location = (
  pathname: string,
  rest: { key?: string; search?: string; hash?: string } = {},
) => ({
  pathname,
  search: '',
  hash: '',
  ...rest,
});
const prices = location('/prices', { key: 'aaaaaa' });
const contacts = location('/contacts', { key: 'bbbbbb' });

const visits: AbortController[] = [];

/** A page that was just loaded, whose scrolling is recorded. */
async function openPage(shown = prices) {
  forgetModules();
  jest.useFakeTimers();
  const { keepScrollPositions, rememberScrollPosition, restoreScroll } =
    await import('../../src/shared/router/scroll');
  const visit = new AbortController();
  visits.push(visit);
  keepScrollPositions(() => shown, visit.signal);
  const moves: string[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation((...to) => moves.push(`to ${to.join()}`));
  jest.spyOn(window, 'scrollBy').mockImplementation((...by) => moves.push(`by ${by.join()}`));
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    moves.push(`into ${this.id}`);
  });
  return { rememberScrollPosition, restoreScroll, moves, leave: () => visit.abort() };
}

/** Lays out a page of rows, at these distances from the top of the screen. */
function layOut(scrollY: number, ...rowTops: readonly number[]): readonly Element[] {
  const rows = rowTops.map((_, index) => `<div role="row"><b id="cell${index}"></b></div>`);
  showMarkup(`<ul><li></li></ul><main>${rows.join('')}<p id="text"></p></main>`);
  Object.assign(window, { scrollY, innerWidth: 800, innerHeight: 600 });
  const elements = [...document.querySelectorAll('[role="row"]')];
  for (const [index, element] of elements.entries()) {
    const top = rowTops[index] ?? 0;
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 40));
  }
  return elements;
}

/** What is in the middle of the screen, of which jsdom knows nothing. */
function showInMiddle(id: string): void {
  const elementFromPoint = (x: number, y: number) =>
    x === 400 && y === 300 ? document.getElementById(id) : null;
  Object.assign(document, { elementFromPoint });
}

/** Lets an element be folded, then opened. */
function watchSizes() {
  const resized: (() => void)[] = [];
  const observed: Element[] = [];
  const disconnect = jest.fn();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = {
      observe: (target: Element) => observed.push(target),
      unobserve: jest.fn(),
      disconnect,
    };
    resized.push(() => onResize([], observer));
    return observer;
  });
  const open = (clientHeight: number) => {
    for (const target of observed)
      Object.defineProperty(target, 'clientHeight', { value: clientHeight, configurable: true });
    resized.forEach((tell) => tell());
  };
  return { open, disconnect };
}

/** Lets frames pass. */
const wait = () => jest.advanceTimersByTime(1000);
const six = (move: string) => Array.from({ length: 6 }, () => move);

afterEach(() => {
  for (const visit of visits.splice(0)) visit.abort();
  document.body.replaceChildren();
  Object.assign(window, { scrollY: 0 });
  Reflect.deleteProperty(document, 'elementFromPoint');
});

describe('Back', () => {
  test('returns to the row that was in the middle of the screen, while rows get their heights', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(5000, 100, 290);
    showInMiddle('cell1');
    rememberScrollPosition(prices);
    layOut(0, 100, 900);
    restoreScroll(prices, 'POP', true);
    expect(moves).toStrictEqual(['by 0,610']);
    wait();
    expect(moves).toStrictEqual(six('by 0,610'));
  });

  test('returns to the same distance from the top where no row was in the middle, or it is gone', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(5000, 100, 290);
    showInMiddle('text');
    rememberScrollPosition(prices);
    showInMiddle('cell1');
    rememberScrollPosition(contacts);
    layOut(0, 100);
    restoreScroll(prices, 'POP', true);
    wait();
    restoreScroll(contacts, 'POP', true);
    wait();
    expect(moves).toStrictEqual([...six('to 0,5000'), ...six('to 0,5000')]);
  });

  test('returns to the first row, too', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(1, 290, 330);
    showInMiddle('cell0');
    rememberScrollPosition(prices);
    layOut(0, 300, 340);
    restoreScroll(prices, 'POP', true);
    expect(moves).toStrictEqual(['by 0,10']);
  });

  test('to a page left at its top opens it there, although it was scrolled before', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(5000);
    showInMiddle('text');
    rememberScrollPosition(prices);
    layOut(0);
    rememberScrollPosition(prices);
    restoreScroll(prices, 'POP', true);
    wait();
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test('to an entry of the same page left at its top returns there', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    rememberScrollPosition(prices);
    layOut(1000);
    restoreScroll(prices, 'POP', false);
    wait();
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test('tells apart the entries of one page, and pages that the browser opened', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    const entries = [
      location('/prices', { key: 'cccccc' }),
      location('/prices'),
      location('/prices', { search: '?sort=price' }),
      location('/prices', { hash: '#nothing' }),
    ];
    showInMiddle('text');
    for (const [index, entry] of entries.entries()) {
      layOut(100 + index);
      rememberScrollPosition(entry);
    }
    for (const entry of entries) {
      restoreScroll(entry, 'POP', true);
      wait();
    }
    expect(moves).toStrictEqual(['to 0,100', 'to 0,101', 'to 0,102', 'to 0,103'].flatMap(six));
  });
});

describe('A page', () => {
  test('that was opened by a link begins at its top, even if it was scrolled before', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(5000);
    showInMiddle('text');
    rememberScrollPosition(prices);
    restoreScroll(prices, 'PUSH', true);
    wait();
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test('whose query changes, or that was just loaded, stays where it is', async () => {
    const { restoreScroll, moves } = await openPage();
    restoreScroll(prices, 'PUSH', false);
    restoreScroll(contacts, 'POP', false);
    wait();
    expect(moves).toStrictEqual([]);
  });

  test.each(['PUSH', 'POP'] as const)('with a hash shows its element on %s', async (action) => {
    const { restoreScroll, moves } = await openPage();
    layOut(0);
    restoreScroll({ ...prices, hash: '#text' }, action, true);
    wait();
    expect(moves).toStrictEqual(six('into text'));
  });

  test('with a hash shows its element again when its row is opened later', async () => {
    const { restoreScroll, moves } = await openPage();
    const { open, disconnect } = watchSizes();
    layOut(0);
    restoreScroll({ ...prices, hash: '#text' }, 'POP', true);
    wait();
    open(0);
    wait();
    expect(moves).toStrictEqual(six('into text'));
    expect(disconnect).not.toHaveBeenCalled();
    open(40);
    wait();
    expect(moves).toStrictEqual([...six('into text'), ...six('into text')]);
    expect(disconnect).toHaveBeenCalled();
  });

  test('stays where the visitor has scrolled it, though a row is opened later', async () => {
    const { restoreScroll, moves } = await openPage();
    const { open } = watchSizes();
    layOut(0);
    restoreScroll({ ...prices, hash: '#text' }, 'POP', true);
    wait();
    window.dispatchEvent(new Event('wheel'));
    open(40);
    wait();
    expect(moves).toStrictEqual(six('into text'));
  });

  test('with a hash that names no element begins at its top', async () => {
    const { restoreScroll, moves } = await openPage();
    layOut(0);
    restoreScroll({ ...prices, hash: '#nothing' }, 'PUSH', true);
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test('with a hash to which one returns is scrolled as it was, unless the browser made its entry', async () => {
    const { rememberScrollPosition, restoreScroll, moves } = await openPage();
    layOut(5000);
    showInMiddle('');
    const entries = [{ ...prices, hash: '#text' }, location('/contacts', { hash: '#text' })];
    for (const entry of entries) rememberScrollPosition(entry);
    for (const entry of entries) {
      restoreScroll(entry, 'POP', true);
      wait();
    }
    expect(moves).toStrictEqual([...six('to 0,5000'), ...six('into text')]);
  });

  test.each(['wheel', 'touchmove'])('is not moved any more after a %s', async (type) => {
    const { restoreScroll, moves } = await openPage();
    layOut(0);
    restoreScroll({ ...prices, hash: '#text' }, 'PUSH', true);
    window.dispatchEvent(new Event(type));
    wait();
    expect(moves).toStrictEqual(['into text']);
  });

  test('is not moved any more when another one opens', async () => {
    const { restoreScroll, moves } = await openPage();
    layOut(0);
    restoreScroll({ ...prices, hash: '#text' }, 'PUSH', true);
    restoreScroll(contacts, 'PUSH', true);
    wait();
    expect(moves).toStrictEqual(['into text', 'to 0,0']);
  });
});

describe('Reloading', () => {
  test('keeps the positions of all entries, and takes the browser’s place in restoring them', async () => {
    window.history.scrollRestoration = 'auto';
    const { rememberScrollPosition } = await openPage(contacts);
    expect(window.history.scrollRestoration).toBe('manual');
    layOut(300, 290);
    showInMiddle('cell0');
    rememberScrollPosition(prices);
    layOut(200);
    showInMiddle('text');
    window.dispatchEvent(new Event('pagehide'));

    const { restoreScroll, moves } = await openPage(contacts);
    layOut(0, 300);
    restoreScroll(contacts, 'POP', false);
    restoreScroll(prices, 'POP', true);
    expect(moves).toStrictEqual(['to 0,200', 'by 0,10']);
  });

  test('keeps which entries were left at the top, but leaves alone what scrolls the page that is loaded again', async () => {
    const { rememberScrollPosition } = await openPage(contacts);
    rememberScrollPosition(prices);
    window.dispatchEvent(new Event('pagehide'));

    const { restoreScroll, moves } = await openPage(contacts);
    layOut(300);
    restoreScroll(contacts, 'POP', false);
    expect(moves).toStrictEqual([]);
    restoreScroll(prices, 'POP', false);
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test.each(['{', 'null', '"text"'])('survives %s in the tab’s storage', async (stored) => {
    sessionStorage.setItem('scrollPositions', stored);
    const { restoreScroll, moves } = await openPage();
    restoreScroll(prices, 'POP', true);
    expect(moves).toStrictEqual(['to 0,0']);
  });

  test('keeps nothing after the site has been unmounted', async () => {
    const { leave } = await openPage();
    leave();
    layOut(300);
    showInMiddle('text');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });
});
