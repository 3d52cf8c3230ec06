import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { packFacts } from '../../src/domain/matrix/packFacts';
import { paths } from '../../src/shared/paths';
import { Link } from '../../src/shared/router/Link';
import { Breadcrumbs } from '../../src/shared/ui/layout/Breadcrumbs';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { chosen, field as suggestionsField, options } from '../support/screens/headerSearch';
import { field, sums } from '../support/screens/matrix';

// what is counted: each row of a matrix asks for its facts, most other parts have links
jest.mock('../../src/domain/matrix/packFacts', () => ({ packFacts: jest.fn(() => []) }));
jest.mock('../../src/shared/router/Link', () => {
  const { Link: actual } = jest.requireActual<{ Link: typeof Link }>(
    '../../src/shared/router/Link',
  );
  return { Link: jest.fn(actual) };
});
jest.mock('../../src/shared/ui/layout/Breadcrumbs', () => ({ Breadcrumbs: jest.fn(() => null) }));

const carpet = (article: string, price: number) => ({
  title: 'Ковёр',
  ...{ article, model: article, price, width: 60, length: 90 },
});
const settings = oneCategory([carpet('A-1', 500), carpet('B-1', 400)]);

/** Addresses of the links that have rendered, once each. */
const linked = () => [...new Set(jest.mocked(Link).mock.calls.map(([{ to }]) => to))];
const linksToCategory = () =>
  jest.mocked(Link).mock.calls.filter(([{ to }]) => to === paths.category('1'));

/** Submits a query. @param urgent expects what must be so before the list follows in the background */
function search(urgent = () => {}) {
  const searchField = screen.getByRole('searchbox');
  return act(() => {
    fireEvent.change(searchField, { target: { value: 'A-1' } });
    flushSync(() => fireEvent.submit(searchField));
    expect(window.location.search).toContain('q=A-1');
    urgent();
    return Promise.resolve();
  });
}

test('The matrices of a category follow a query in the background', async () => {
  await openPage('/catalog/1?view=matrix', settings);
  await waitFor(() => expect(sums()).toBeVisible());
  jest.mocked(packFacts).mockClear();
  await search(() => expect(packFacts).not.toHaveBeenCalled());
  await waitFor(() => expect(packFacts).toHaveBeenCalled());
  expect(field('A-1')).toBeVisible();
});

test('The price list follows a query in the background', async () => {
  await openPage('/prices', settings);
  jest.mocked(Link).mockClear();
  await search(() => expect(linksToCategory()).toStrictEqual([]));
  await waitFor(() => expect(linksToCategory()).not.toStrictEqual([]));
  expect(screen.queryByText('B-1')).not.toBeInTheDocument();
});

test('Back renders the content of a page once', async () => {
  const { user } = await openPage('/catalog', settings);
  await user.click(screen.getByRole('link', { name: /^Ковры/ }));
  await screen.findByText('A-1');
  jest.mocked(Link).mockClear();
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  // twice in StrictMode
  expect(linksToCategory()).toHaveLength(2);
});

test('An arrow renders only the suggestions that it leaves and chooses', async () => {
  const { user } = await openPage('/conditions', settings);
  await user.type(suggestionsField(), 'ковёр');
  expect(await options()).toHaveLength(4);
  await user.keyboard('{ArrowDown}');
  jest.mocked(Link).mockClear();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('B-1');
  expect(linked().filter((to) => to.includes('#item-'))).toHaveLength(2);
  jest.mocked(Link).mockClear();
  await user.keyboard('{ArrowDown}');
  expect(linked().filter((to) => to.includes('#item-'))).toHaveLength(1);
});

test('The heading of a cart stays as it is when a line is removed', async () => {
  const lines = ['0', '1'].map((_id) => ({ _id, amount: 10, title: 'Ковёр' }));
  localStorage.setItem('cart', JSON.stringify(lines));
  const { user } = await openPage('/cart', settings);
  await screen.findByText('A-1');
  jest.mocked(Link).mockClear();
  await user.click(screen.getByRole('button', { name: 'Удалить A-1' }));
  expect(screen.queryByText('A-1')).not.toBeInTheDocument();
  expect(linked()).not.toContain(paths.prices);
});

test('The heading of a category stays as it is when another query is chosen', async () => {
  await openPage('/catalog/1', settings);
  jest.mocked(Breadcrumbs).mockClear();
  await search();
  expect(Breadcrumbs).not.toHaveBeenCalled();
});
