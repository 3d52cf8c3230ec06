import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { packFacts } from '../../src/domain/matrix/packFacts';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { field, sums } from '../support/screens/matrix';

// each row of a matrix asks for its facts when it renders
jest.mock('../../src/domain/matrix/packFacts', () => ({ packFacts: jest.fn(() => []) }));

const carpet = (article: string, price: number) => ({
  title: 'Ковёр',
  ...{ article, model: article, price, width: 60, length: 90 },
});
const settings = oneCategory([carpet('A-1', 500), carpet('B-1', 400)]);

test('The matrices of a category follow a query in the background', async () => {
  await openPage('/catalog/1?view=matrix', settings);
  const search = screen.getByRole('searchbox', { name: /^Поиск в категории/ });
  await waitFor(() => expect(sums()).toBeVisible());
  jest.mocked(packFacts).mockClear();
  await act(() => {
    fireEvent.change(search, { target: { value: 'A-1' } });
    flushSync(() => fireEvent.submit(search));
    expect(window.location.search).toContain('q=A-1');
    expect(packFacts).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await waitFor(() => expect(packFacts).toHaveBeenCalled());
  expect(field('A-1')).toBeVisible();
});
