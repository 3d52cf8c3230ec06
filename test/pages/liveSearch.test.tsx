import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { oneCategory } from '../support/oneCategory';
import { setPhoneLayout } from '../support/phoneLayout';
import { openPage } from '../support/renderApp';

/** Opens the price list. @returns what the page has scrolled to */
async function open(isPhone = false) {
  setPhoneLayout(isPhone);
  const app = await openPage('/prices', oneCategory([{ title: 'Ковёр' }, { title: 'Щётка' }]));
  const scrolledTo: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
    this: Element,
  ) {
    scrolledTo.push(this.id || (this.getAttribute('role') ?? ''));
  });
  return { ...app, scrolledTo, field: screen.getByRole('searchbox') };
}

const found = () => screen.findByText(/^Найдено/);

describe('The search of a page', () => {
  test('shows its results below the heading on a phone, at each answer and at Enter', async () => {
    const { user, field, scrolledTo } = await open(true);
    await user.type(field, 'щёт');
    await found();
    await waitFor(() => expect(scrolledTo).toStrictEqual(['results']));
    expect(document.getElementById('results')).toHaveTextContent('Щётка');
    await user.type(field, '{Enter}');
    expect(scrolledTo).toStrictEqual(['results', 'results']);
    expect(field).toHaveFocus();
  });

  test('stays in view on a phone when it is emptied', async () => {
    const { user, field, scrolledTo } = await open(true);
    await user.type(field, 'щёт');
    await found();
    await waitFor(() => expect(scrolledTo).toStrictEqual(['results']));
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Показано 2 из 2'));
    expect(scrolledTo).toStrictEqual(['results']);
  });

  test('names a number as found only when it is that of the query', async () => {
    const { field } = await open();
    act(() => {
      fireEvent.change(field, { target: { value: 'щёт' } });
      // the list and its number follow in the background
      flushSync(() => fireEvent.submit(field));
      expect(document.body).toHaveTextContent('Показано 2 из 2');
    });
    expect(await found()).toHaveTextContent('Найдено 1 из 2');
  });

  test('leaves a wider page where it is until Enter, which moves the field to the top', async () => {
    const { user, field, scrolledTo } = await open();
    await user.type(field, 'щёт');
    await found();
    expect(scrolledTo).toStrictEqual([]);
    await user.type(field, '{Enter}');
    expect(scrolledTo).toStrictEqual(['search']);
    expect(field).toHaveFocus();
  });

  test('does not scroll to the results of Back and Forward', async () => {
    const { user, field, scrolledTo } = await open(true);
    await user.type(field, 'щёт');
    await found();
    await waitFor(() => expect(scrolledTo).toStrictEqual(['results']));
    act(() => window.history.back());
    await waitFor(() => expect(field).toHaveValue(''));
    act(() => window.history.forward());
    await waitFor(() => expect(field).toHaveValue('щёт'));
    await act(() => Promise.resolve());
    expect(scrolledTo).toStrictEqual(['results']);
  });

  test('has a cross only with a text, and does not search for the same text again', async () => {
    const { user, field } = await open();
    const cross = () => screen.queryByRole('button', { name: 'Очистить поиск' });
    const entries = window.history.length;
    expect(cross()).not.toBeInTheDocument();
    await user.type(field, '  ');
    expect(cross()).toBeVisible();
    await user.type(field, '{Enter}');
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(entries);
  });
});
