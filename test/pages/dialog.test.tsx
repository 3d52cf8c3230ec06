import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../support/renderApp';

const dialog = () => screen.getByRole('dialog', { name: 'Заказать обратный звонок' });
const opener = () => screen.getByRole('button', { name: 'Закажи обратный звонок' });

async function openDialog() {
  const { user } = await openPage('/contacts');
  await user.click(opener());
  return { user, element: dialog() };
}

/** Browsers tell a dialog when it opens and closes, jsdom does not. */
const toggle = (element: HTMLElement, newState: 'open' | 'closed') =>
  fireEvent(element, Object.assign(new Event('beforetoggle'), { newState }));

describe('A dialog', () => {
  test('keeps the page behind from scrolling while it is open', async () => {
    const { element } = await openDialog();
    toggle(element, 'open');
    expect(document.documentElement).toHaveAttribute('data-modal');
    toggle(element, 'closed');
    expect(document.documentElement).not.toHaveAttribute('data-modal');
  });

  test('gives the focus back to what had it, if the browser does not', async () => {
    const { element } = await openDialog();
    opener().focus();
    toggle(element, 'open');
    opener().blur();
    toggle(element, 'closed');
    fireEvent.click(within(element).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  test('keeps the focus: Tab leads from its last control to the first, and Shift + Tab back', async () => {
    const { user, element } = await openDialog();
    const name = within(element).getByRole('textbox', { name: 'Имя' });
    const close = within(element).getByRole('button', { name: 'Закрыть' });
    close.focus();
    await user.tab();
    expect(name).toHaveFocus();
    await user.tab({ shift: true });
    expect(close).toHaveFocus();
    await user.tab({ shift: true });
    expect(within(element).getByRole('button', { name: 'Отправить' })).toHaveFocus();
    fireEvent.keyDown(close, { key: 'a' });
    expect(within(element).getByRole('button', { name: 'Отправить' })).toHaveFocus();
  });

  test.each<[string, 'inside' | 'beside', 'inside' | 'beside', number, boolean]>([
    ['is closed by a press beside it', 'beside', 'beside', 1, false],
    ['stays open after a press in it', 'inside', 'inside', 1, true],
    ['stays open after a selection that ends beside it', 'inside', 'beside', 1, true],
    ['stays open after the second press of a double click', 'beside', 'beside', 2, true],
  ])('%s', async (_name, from, to, detail, isOpen) => {
    const { element } = await openDialog();
    const places = { inside: element.firstElementChild ?? document.body, beside: element };
    fireEvent.pointerDown(places[from]);
    fireEvent.click(places[to], { detail });
    await act(() => Promise.resolve());
    expect(element.hasAttribute('open')).toBe(isOpen);
  });
});
