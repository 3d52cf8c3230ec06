import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { packFacts } from '../../src/domain/matrix/packFacts';
import { paths } from '../../src/shared/paths';
import { Link } from '../../src/shared/router/Link';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { field, sums } from '../support/screens/matrix';

// what is counted: each row of a matrix asks for its facts, groups and tiles have links
jest.mock('../../src/domain/matrix/packFacts', () => ({ packFacts: jest.fn(() => []) }));
jest.mock('../../src/shared/router/Link', () => {
  const { Link: actual } = jest.requireActual<{ Link: typeof Link }>(
    '../../src/shared/router/Link',
  );
  return { Link: jest.fn(actual) };
});

const carpet = (article: string, price: number) => ({
  title: 'Ковёр',
  ...{ article, model: article, price, width: 60, length: 90 },
});
const settings = oneCategory([carpet('A-1', 500), carpet('B-1', 400)]);

const linksToCategory = () =>
  jest.mocked(Link).mock.calls.filter(([{ to }]) => to === paths.category('1'));

/** Submits a query. @param urgent what must be so before the list follows in the background */
function search(urgent: () => void) {
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
