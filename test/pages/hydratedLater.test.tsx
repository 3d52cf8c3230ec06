import { screen, waitFor, within } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createApp } from '../../src/app/createApp';
import { loadAllPages } from '../../src/app/loadPage';
import { renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { holdInput } from '../../src/shared/startup/holdInput';
import { makeSettings } from '../bench/makeSettings';
import { showMarkup } from '../support/showMarkup';

// React tells of its mark on rows that are not hydrated yet, in development alone
jest.mock('../../src/shared/startup/layOutRest', () => ({ layOutRest: () => undefined }));

const built = splitSettings(JSON.stringify(makeSettings(3, 110)), Infinity);
const { settings } = built.whole;
const [category] = settings.categories;
const markup = new Map<string, string>();
const pages = ['/prices', `/catalog/${category?._id}?view=table`];

beforeAll(async () => {
  await loadAllPages();
  for (const page of renderPages(built)) markup.set(page.address, page.markup);
});

beforeEach(() => {
  // React renders in slices, as in a browser
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Hundreds of rows take seconds in jsdom. */
const slow = { timeout: 15_000 };
jest.setTimeout(60_000);

/** Shows a page of the build. @returns a function that begins to hydrate it, and one that waits for the end */
function open(address: string) {
  window.history.pushState(null, '', address);
  showMarkup(markup.get(window.location.pathname) ?? '');
  const stopHolding = holdInput(document.body);
  return {
    hydrate: () => {
      const { app } = createApp(settings, { prerendered: true, onHydrated: stopHolding });
      startTransition(() => {
        root = hydrateRoot(document.body, app);
      });
    },
    whenHydrated: () => waitFor(() => expect(isHydrated(endsOf()[1])).toBe(true), slow),
  };
}

/** React leaves the properties of a component at its element. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The first and the last quantity of the page; roles take long to find among hundreds. */
function endsOf(): readonly [first: Element, last: Element] {
  const quantities = document.querySelectorAll('[role="spinbutton"]');
  const [first, last] = [quantities[0], quantities[quantities.length - 1]];
  if (!first || !last) throw new Error('there is no quantity');
  return [first, last];
}

test.each(pages)(
  'A key pressed before hydration does not wait for the last rows of %s',
  async (address) => {
    const { hydrate, whenHydrated } = open(address);
    hydrate();
    const [first, last] = endsOf();
    expect(isHydrated(first)).toBe(false);
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect([isHydrated(first), isHydrated(last)]).toStrictEqual([true, false]);
    await whenHydrated();
  },
);

test('An amount typed into a last row before its code came is chosen, and others show what the cart holds', async () => {
  const offers = settings.categories.flatMap(({ items }) => items);
  const [inCart, typed] = offers.filter(({ price }) => price !== undefined).slice(-2);
  if (!inCart || !typed) throw new Error('there are no prices');
  localStorage.setItem('cart', JSON.stringify([{ _id: inCart._id, amount: 40 }]));
  const { hydrate, whenHydrated } = open('/prices');
  const field = screen.getByLabelText<HTMLInputElement>(`Количество: ${typed.article}`);
  field.value = '60';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  hydrate();
  await whenHydrated();
  const row = (article = '') => screen.getByText(article).closest('tr') ?? document.body;
  expect(await within(row(inCart.article)).findByText(/^В корзине: 40/)).toBeVisible();
  await waitFor(() => expect(row(typed.article)).toHaveClass('chosen'), slow);
  // what does not match is rendered anew
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('60');
});
