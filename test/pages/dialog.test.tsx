import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, useLayoutEffect, type ReactNode } from 'react';
import { Modal } from '../../src/shared/ui/dialog/Modal';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { demoCarpets } from '../support/settings/demoSettings';
import { openPage, renderApp } from '../support/renderApp';

const dialog = () => screen.getByRole('dialog', { name: 'Заказать обратный звонок' });
const opener = () => screen.getByRole('button', { name: 'Закажи обратный звонок' });

async function openDialog() {
  const { user } = await openPage('/contacts');
  await user.click(opener());
  return { user, element: dialog() };
}

describe('A dialog', () => {
  test('keeps the page behind from scrolling while it is open', async () => {
    const { user, element } = await openDialog();
    expect(document.documentElement).toHaveAttribute('data-modal');
    await user.click(within(element).getByRole('button', { name: 'Закрыть' }));
    expect(document.documentElement).not.toHaveAttribute('data-modal');
  });

  test('opened before its code has come lets the page scroll again, if the browser tells only of its closing', async () => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforetoggle', stop, true);
    const dialog = createRef<HTMLDialogElement>();
    function OpenedBefore({ children }: { readonly children: ReactNode }) {
      useLayoutEffect(() => dialog.current?.showModal(), []);
      return children;
    }
    render(
      <OpenedBefore>
        <Modal ref={dialog} labelledBy="name">
          <h2 id="name">Фильтры</h2>
        </Modal>
      </OpenedBefore>,
    );
    expect(document.documentElement).toHaveAttribute('data-modal');
    dialog.current?.close();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-modal'));
    window.removeEventListener('beforetoggle', stop, true);
  });

  test('gives the focus back to what had it, if the browser does not', async () => {
    const { element } = await openDialog();
    opener().blur();
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

  test('leads Tab to what only scrolls, too', async () => {
    const _id = demoCarpets[0]?._id ?? '';
    const { user } = renderApp(`/cart${encodeOrderLink([{ _id, amount: 20 }])}`);
    const list = await screen.findByRole('region', { name: 'Что изменится' });
    screen.getByRole('button', { name: 'Закрыть' }).focus();
    await user.tab();
    expect(list).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
  });

  // without StrictMode, whose second mount opens the dialog again
  test('that is open from the start gives the focus back, too', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    render(
      <Modal open labelledBy="name">
        <h2 id="name">Фильтры</h2>
      </Modal>,
    );
    opener.blur();
    act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Фильтры' }).close());
    await waitFor(() => expect(opener).toHaveFocus());
    opener.remove();
  });

  test.each<[string, 'inside' | 'beside', 'inside' | 'beside', number, boolean]>([
    ['is closed by a press beside it', 'beside', 'beside', 1, false],
    ['stays open after a press in it', 'inside', 'inside', 1, true],
    ['stays open after a selection that ends beside it', 'inside', 'beside', 1, true],
    ['stays open after a press beside it that is dragged into it', 'beside', 'inside', 1, true],
    ['stays open after the second press of a double click', 'beside', 'beside', 2, true],
  ])('%s', async (_name, from, to, detail, isOpen) => {
    const { element } = await openDialog();
    const places = { inside: element.firstElementChild ?? document.body, beside: element };
    fireEvent.pointerDown(places[from]);
    fireEvent.pointerUp(places[to]);
    // what both places are in gets the click
    fireEvent.click(from === to ? places[to] : element, { detail });
    await act(() => Promise.resolve());
    expect(element.hasAttribute('open')).toBe(isOpen);
  });
});
