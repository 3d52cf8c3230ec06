import { forgetModules } from '../support/forgetModules';
import { showMarkup } from '../support/showMarkup';

/** jsdom has no layout: the links whose addresses are listed count as visible. */
function observe(visible: readonly string[]) {
  class Observer {
    readonly #links: HTMLAnchorElement[] = [];
    constructor(readonly report: (entries: readonly object[]) => void) {}
    observe(link: HTMLAnchorElement) {
      this.#links.push(link);
      void Promise.resolve().then(() => this.#tell());
    }
    disconnect() {
      this.#links.length = 0;
    }
    #tell() {
      if (this.#links.length === 0) return;
      this.report(
        this.#links.map((target) => ({ target, isIntersecting: visible.includes(target.href) })),
      );
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
}

const siteLink = (path: string) => window.location.origin + path;
const paths = ['/conditions', '/contacts', '/catalog', '/prices'] as const;
let visit: AbortController;

/** A page with links to others, in a new visit. @returns the addresses whose code has been loaded, and «rest» */
async function open(path: string) {
  forgetModules();
  jest.useFakeTimers();
  window.history.pushState(null, '', path);
  const links = [...paths, 'https://other.example/cart'].map((href) => `<a href="${href}">.</a>`);
  showMarkup(links.join(''));
  const { preloadLinksWhenQuiet } = await import('../../src/app/preloadLinks');
  const { findRoute } = await import('../../src/app/routes');
  const loaded: string[] = [];
  const code = (address: string) => findRoute(address).route.code;
  for (const address of [...paths, '/cart']) {
    const { preload } = code(address);
    jest.spyOn(code(address), 'preload').mockImplementation(() => {
      if (!loaded.includes(address)) loaded.push(address);
      return address === '/catalog' ? Promise.reject(new Error('no code')) : preload();
    });
  }
  const { Footer } = await import('../../src/app/frameParts');
  jest.spyOn(Footer, 'preload').mockImplementation(() => {
    loaded.push('rest');
    return Promise.reject(new Error('no code'));
  });
  visit = new AbortController();
  return { loaded, start: () => preloadLinksWhenQuiet(visit.signal) };
}

/** Lets idle moments pass, 200 ms each where the browser reports none. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

afterEach(() => {
  visit.abort();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('The code of other pages is loaded ahead', () => {
  test('if a link on the screen leads there, one after the other when the browser is idle', async () => {
    observe(
      ['/contacts', '/catalog', '/prices'].map(siteLink).concat('https://other.example/cart'),
    );
    const { loaded, start } = await open('/contacts');
    start();
    await pass(199);
    expect(loaded).toStrictEqual([]);
    await pass(1);
    // a page that is being opened comes first
    expect(loaded).toStrictEqual(['/contacts']);
    await pass(200);
    expect(loaded).toStrictEqual(['/contacts', '/catalog']);
    await pass(200);
    expect(loaded).toStrictEqual(['/contacts', '/catalog', '/prices']);
    // its own parts come last
    await pass(199);
    expect(loaded).toHaveLength(3);
    await pass(1);
    expect(loaded).toStrictEqual(['/contacts', '/catalog', '/prices', 'rest']);
  });

  test.each(['scroll', 'click', 'keydown'])('again a second after the last %s', async (type) => {
    observe([]);
    const { loaded, start } = await open('/contacts');
    start();
    await pass(1000);
    observe([siteLink('/conditions')]);
    window.dispatchEvent(new Event(type));
    await pass(999);
    window.dispatchEvent(new Event(type));
    await pass(1399);
    expect(loaded).toStrictEqual(['/contacts', 'rest']);
    await pass(1);
    expect(loaded).toStrictEqual(['/contacts', 'rest', '/conditions']);
  });

  test('until the site is unmounted', async () => {
    observe(['/conditions', '/prices'].map(siteLink));
    const { loaded, start } = await open('/contacts');
    start();
    await pass(400);
    window.dispatchEvent(new Event('scroll'));
    visit.abort();
    window.dispatchEvent(new Event('scroll'));
    await pass(5000);
    expect(loaded).toStrictEqual(['/contacts', '/conditions']);
  });

  test('unless the visitor saves data, or the browser cannot tell which links are visible', async () => {
    observe([siteLink('/conditions')]);
    const { loaded, start } = await open('/contacts');
    Object.assign(navigator, { connection: { saveData: true } });
    start();
    await pass(5000);
    expect(loaded).toStrictEqual([]);
    Object.assign(navigator, { connection: { saveData: false } });
    Reflect.deleteProperty(window, 'IntersectionObserver');
    start();
    await pass(5000);
    expect(loaded).toStrictEqual([]);
    observe([siteLink('/conditions')]);
    start();
    await pass(1000);
    expect(loaded).toStrictEqual(['/contacts', '/conditions', 'rest']);
  });
});
