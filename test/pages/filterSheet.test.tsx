import { act, screen, waitFor, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { query } from '../support/screens/address';
import { matsPath } from '../support/screens/demoPaths';
import { shownCount } from '../support/tableRow';

const opener = () => screen.getByRole('button', { name: /^Фильтры/ });
const sheet = () => screen.getByRole('dialog', { name: 'Фильтры' });
const button = (name: string | RegExp) => within(sheet()).getByRole('button', { name });
const option = (name: RegExp) => within(sheet()).getByRole('checkbox', { name });

async function openSheet(path = matsPath) {
  const app = await openPage(path);
  await app.user.click(opener());
  await screen.findByRole('dialog', { name: 'Фильтры' });
  return app;
}

describe('The sheet of filters', () => {
  test('is opened by a button that counts what is chosen', async () => {
    const { user } = await openPage(`${matsPath}?size=40×60&color=серый&color=синий`);
    expect(opener()).toHaveTextContent('Фильтры3');
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener());
    await screen.findByRole('dialog', { name: 'Фильтры' });
    const names = within(sheet()).getAllByRole('group');
    expect(names.map((group) => group.querySelector('legend')?.textContent)).toStrictEqual([
      'Размер',
      'Цвет',
      'Назначение',
      'Наличие',
    ]);
    const checked = within(sheet()).getAllByRole('checkbox', { checked: true });
    expect(
      checked.map((box) => box.closest('label')?.textContent.replace(/\s*\d+$/, '')),
    ).toStrictEqual(['40×60\u00A0см', 'серый', 'синий']);
  });

  test('applies each choice at once and counts what it will show', async () => {
    const { user } = await openSheet();
    expect(button('Показать 23')).toBeVisible();
    await user.click(option(/^60×90/));
    expect(query()).toBe('?size=60×90');
    await user.click(option(/^серый/));
    await user.click(option(/^синий/));
    expect(query()).toBe('?size=60×90&color=серый&color=синий');
    expect(button('Показать 2')).toBeVisible();
    await user.click(option(/^серый/));
    expect(query()).toBe('?size=60×90&color=синий');
    await user.click(button('Показать 1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shownCount()).toHaveTextContent('Показано 1 из 23');
  });

  test('announces each new count, since the page behind is inert', async () => {
    const { user } = await openSheet();
    const status = within(sheet()).getByRole('status');
    expect(status).toHaveTextContent('Показано 23');
    await user.click(option(/^60×90/));
    await waitFor(() => expect(status).toHaveTextContent(/^Показано 5$/));
  });

  test('is closed by its cross without a change, and can be opened again', async () => {
    const { user } = await openSheet(`${matsPath}?size=60×90`);
    await user.click(button('Закрыть'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(query()).toBe('?size=60×90');
    await user.click(opener());
    expect(await screen.findByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  });

  test('resets all filters and stays open', async () => {
    const { user } = await openSheet(`${matsPath}?size=60×90&color=серый`);
    await user.click(button('Сбросить всё'));
    expect(query()).toBe('');
    expect(button('Показать 23')).toBeVisible();
    expect(within(sheet()).queryAllByRole('checkbox', { checked: true })).toStrictEqual([]);
  });

  test('is not offered where there is nothing to choose', async () => {
    await openPage('/catalog/1', oneCategory([{ color: 'серый' }]));
    expect(screen.queryByRole('button', { name: /^Фильтры/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Фильтры' })).not.toBeInTheDocument();
  });
});

describe('With a layout', () => {
  const rect = (right: number) => new DOMRect(0, 0, right, 0);
  const chip = (title: string) => screen.getByText(title, { selector: 'summary' });
  const margin = () => {
    const list = chip('Размер').nextElementSibling;
    return list instanceof HTMLElement && list.style.marginLeft;
  };

  // jsdom has none: all elements have a box, and the window is 1000 px wide
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    const boxes = Object.assign([new DOMRect()], { item: () => null });
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
  });

  test.each([
    [1100, '-116px'],
    [985, '-1px'],
    [984, ''],
    [300, ''],
  ])('a list whose right edge is at %i px is moved by «%s»', async (right, expected) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect(right));
    const { user } = await openPage(matsPath);
    await user.click(chip('Размер'));
    await waitFor(() => expect(chip('Размер').closest('details')).toHaveAttribute('open'));
    await act(() => Promise.resolve());
    expect(margin()).toBe(expected);
  });

  test('a list that has room again is not moved any more', async () => {
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect(1100));
    const { user } = await openPage(matsPath);
    await user.click(chip('Размер'));
    await waitFor(() => expect(margin()).toBe('-116px'));
    await user.click(chip('Размер'));
    box.mockReturnValue(rect(300));
    await user.click(chip('Размер'));
    await waitFor(() => expect(margin()).toBe(''));
  });

  test('the focus goes to the control before a filter that is removed', async () => {
    const { user } = await openPage(`${matsPath}?color=серый&color=синий`);
    await user.click(screen.getByRole('button', { name: 'Убрать фильтр: синий' }));
    expect(screen.getByRole('button', { name: 'Убрать фильтр: серый' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Сбросить всё' }));
    expect(opener()).toHaveFocus();
  });

  test('the focus goes to the last value of a list that is reset', async () => {
    const { user } = await openPage(`${matsPath}?color=серый`);
    await user.click(screen.getByText('Цвет', { selector: 'summary' }));
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(screen.getByRole('checkbox', { name: /^синий/ })).toHaveFocus();
  });
});
