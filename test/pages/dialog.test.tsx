import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  test('is left by Tab nowhere: after the last control comes the first, and the other way round', async () => {
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

  test.each<[string, (element: HTMLElement) => void, boolean]>([
    ['a press beside it', (element) => press(element, element, 1), false],
    [
      'a press in it',
      (element) => press(element.firstElementChild, element.firstElementChild, 1),
      true,
    ],
    [
      'a selection that ends beside it',
      (element) => press(element.firstElementChild, element, 1),
      true,
    ],
    ['the second press of a double click', (element) => press(element, element, 2), true],
  ])('after %s: open %#', async (_name, act, isOpen) => {
    const { element } = await openDialog();
    act(element);
    await waitFor(() => expect(element.hasAttribute('open')).toBe(isOpen));
  });
});

/** Presses the mouse in one place and releases it in another. */
function press(from: Element | null, to: Element | null, detail: number): void {
  if (!from || !to) throw new Error('the dialog is empty');
  fireEvent.pointerDown(from);
  fireEvent.click(to, { detail });
}
