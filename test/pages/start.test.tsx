import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import demo from '../../mocks/settings.json';
import { loadAllPages } from '../../src/app/loadPage';
import { fingerprint } from '../../src/domain/format/fingerprint';
import { renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { forgetModules } from '../support/forgetModules';
import { countPageLoads } from '../support/pageLoads';
import { showMarkup } from '../support/showMarkup';

/** The demo with few carpets. */
const file = JSON.stringify({
  ...demo,
  categories: demo.categories
    .slice(0, 1)
    .map((category) => ({ ...category, items: category.items.slice(0, 3) })),
});
const built = splitSettings(file, Infinity);
const markup = new Map<string, string>();

beforeAll(async () => {
  await loadAllPages();
  for (const page of renderPages(built)) markup.set(page.address, page.markup);
  // jsdom has no fonts
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});

beforeEach(() => {
  // the site is rendered without the testing library, as in a browser
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
  delete document.documentElement.dataset.laidOut;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

interface Written {
  /** The page that the server sends for the address. */
  readonly page?: string;
  /** The settings block of the page. */
  readonly block?: string;
  /** The block that the build has written, if the owner has changed it since. */
  readonly before?: string;
  readonly valid?: 'yes' | 'no';
  readonly scripts?: string;
}

/** Opens a page that the build has written, before any code has come. */
function open(address: string, written: Written = {}) {
  const { pathname } = new URL(address, window.location.href);
  const { page = pathname, block = file, before = block, valid = 'yes', scripts } = written;
  window.history.pushState(null, '', address);
  forgetModules();
  showMarkup('<div id="root"></div><script type="application/json" id="settings"></script>');
  const root = document.getElementById('root');
  const settings = document.getElementById('settings');
  if (!root || !settings) throw new Error('there is no root');
  settings.textContent = block;
  showMarkup(markup.get(page) ?? '', root);
  const settingsOf = fingerprint(before);
  Object.assign(root.dataset, { page, valid, settings: settingsOf, ...(scripts && { scripts }) });
  return { heading: screen.getByRole('heading', { level: 1 }) };
}

const runScripts = () => import('../../src/index');
const whenHydrated = () =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'), {
    timeout: 10_000,
  });

/** A press also loads the rest of the page. */
async function whenFrameLoaded() {
  const { frameParts } = await import('../../src/app/frameParts');
  await Promise.all(frameParts.map(({ loaded }) => loaded));
}

describe('A page of the build', () => {
  test('is kept and answers what was pressed before its code came', async () => {
    const { heading } = open('/contacts', { scripts: '/a.js#sha-a /b.js#sha-b' });
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await runScripts();
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать: Банк' }));
    await whenHydrated();
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    await whenFrameLoaded();
    expect(heading).toBeInTheDocument();

    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
    expect(
      Array.from(preloads, (link) => [
        link.getAttribute('href'),
        link.integrity,
        link.as,
        link.crossOrigin,
      ]),
    ).toStrictEqual([
      ['/a.js', 'sha-a', 'script', 'anonymous'],
      ['/b.js', 'sha-b', 'script', 'anonymous'],
    ]);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-laid-out'));
    const sections = document.querySelectorAll('main > section');
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(section).toHaveAttribute('data-laid-out');
  }, 30_000);

  test('holds what is pressed while the rest of the document is on its way', async () => {
    open('/contacts');
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await runScripts();
    const copy = createEvent.click(screen.getByRole('button', { name: 'Скопировать: Банк' }));
    fireEvent(screen.getByRole('button', { name: 'Скопировать: Банк' }), copy);
    expect(copy.defaultPrevented).toBe(true);
    await loadAllPages();
    expect(document.documentElement).not.toHaveAttribute('data-hydrated');
    state.mockRestore();
    fireEvent(document, new Event('DOMContentLoaded'));
    await whenHydrated();
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    await whenFrameLoaded();
  }, 30_000);

  test('is kept if its script comes before its markup, and answers what was pressed before its end', async () => {
    const { heading } = open('/contacts');
    const root = document.getElementById('root');
    root?.remove();
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await runScripts();
    if (root) document.body.prepend(root);
    fireEvent.click(screen.getByRole('button', { name: 'Скопировать: Банк' }));
    state.mockRestore();
    fireEvent(document, new Event('DOMContentLoaded'));
    await whenHydrated();
    expect(heading).toBeInTheDocument();
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    await whenFrameLoaded();
  }, 30_000);

  test('that broke off before its markup is loaded again', async () => {
    open('/contacts');
    document.getElementById('root')?.remove();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const loads = countPageLoads();
    await runScripts();
    await waitFor(() => expect(loads()).toBe(1));
  });

  test('shows what its address searches for, which the build cannot know', async () => {
    const { heading } = open('/catalog?q=VG-4060-02');
    expect(within(screen.getByRole('main')).getByText(/^1\sкатегория/)).toBeVisible();
    await runScripts();
    await whenHydrated();
    expect(await screen.findByRole('heading', { name: 'Результаты поиска' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /VG-4060-02/ })).toBeVisible();
    expect(heading).toBeInTheDocument();
  });

  test('that the server sends for unknown addresses is replaced by the page of the address', async () => {
    const { heading } = open('/contacts', { page: '/404' });
    await runScripts();
    await whenHydrated();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Контакты');
    expect(heading).not.toBeInTheDocument();
  });

  test('is loaded again by the browser if Back leads to another page while its code is loading', async () => {
    const loads = countPageLoads();
    open('/prices');
    jest.doMock('../../src/pages/prices/PricesPage', () => {
      window.history.replaceState(null, '', '/contacts');
      return jest.requireActual<object>('../../src/pages/prices/PricesPage');
    });
    await runScripts();
    await waitFor(() => expect(loads()).toBe(1), { timeout: 10_000 });
    jest.dontMock('../../src/pages/prices/PricesPage');
  });

  test.each<[string, Partial<Written>, number]>([
    ['another brand', { block: file.replaceAll('«Порог»', '«Ступень»'), before: file }, 0],
    ['a mistake, of which developers are told', { block: '{', before: file }, 1],
  ])('is replaced if its settings block has %s', async (_name, written, warnings) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const { heading } = open('/contacts', written);
    await runScripts();
    await whenHydrated();
    expect(heading).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});

test('An amount typed before its code came is that of the line in the stored cart', async () => {
  const [category] = demo.categories;
  const [carpet] = category?.items ?? [];
  if (!carpet) throw new Error('the demo has no carpets');
  localStorage.setItem('cart', JSON.stringify([{ _id: carpet._id, amount: 1200 }]));
  open(`/catalog/${category?._id}`);
  const [quantity] = screen.getAllByRole('spinbutton', { name: `Количество: ${carpet.article}` });
  if (!quantity) throw new Error('there is no quantity');
  await runScripts();
  fireEvent.input(quantity, { target: { value: '200' } });
  await whenHydrated();
  await waitFor(() => expect(localStorage.getItem('cart')).toContain('"amount":200'));
  expect(quantity).toHaveValue('200');
});

test('A list typed before its code came is kept when the page is left', async () => {
  open('/');
  await runScripts();
  await whenHydrated();
  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  leave();
  expect(Object.values(sessionStorage).join()).not.toContain('text');
  const field = screen.getByRole('textbox', { name: /^Артикул и количество/ });
  field.textContent = 'VG-4060-01 20';
  leave();
  expect(Object.values(sessionStorage)).toContain('{"text":"VG-4060-01 20"}');
});

test('Settings that the build has mended are mended again', async () => {
  open('/contacts', { page: '/404', block: '{}', valid: 'no' });
  await runScripts();
  await whenHydrated();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Контакты');
  expect(screen.queryByText(/^Не удалось показать/)).not.toBeInTheDocument();
});

describe('If code of the site is missing', () => {
  const answer = (status: number) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));

  /** Lets the import of the site fail so many times. */
  function miss(times: number) {
    let count = 0;
    jest.doMock('../../src/app/renderSite', () => {
      count += 1;
      if (count <= times) throw new Error('no code');
      return jest.requireActual<object>('../../src/app/renderSite');
    });
  }

  const failure = () => screen.queryByText(/^Не удалось загрузить часть сайта/);

  afterEach(() => jest.dontMock('../../src/app/renderSite'));

  test('it is imported again, since the browser may have ended the first request', async () => {
    answer(503);
    open('/contacts');
    miss(1);
    await runScripts();
    await whenHydrated();
    expect(failure()).not.toBeInTheDocument();
  });

  test('the page is loaded again, for a release may have removed it', async () => {
    answer(200);
    const loads = countPageLoads();
    open('/contacts');
    miss(2);
    await runScripts();
    await waitFor(() => expect(loads()).toBe(1));
    expect(failure()).not.toBeInTheDocument();
  });

  test('a page without a network stays, with a link that loads it again', async () => {
    answer(503);
    const loads = countPageLoads();
    const { heading } = open('/contacts?from=mail');
    miss(2);
    await runScripts();
    const message = await screen.findByText(
      'Не удалось загрузить часть сайта. Проверьте интернет и обновите страницу.',
    );
    expect(message).toHaveAttribute('role', 'alert');
    const link = within(message).getByRole('link', { name: 'Обновить' });
    expect(link).toHaveAttribute('href', '/contacts?from=mail');
    expect(heading).toBeVisible();
    expect(loads()).toBe(0);

    const comeBack = (persisted: boolean) =>
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
    comeBack(false);
    expect(loads()).toBe(0);
    comeBack(true);
    // the pages of earlier tests come back as well
    expect(loads()).toBeGreaterThan(0);
  });
});
