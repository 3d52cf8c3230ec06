import { act, screen, waitFor, within } from '@testing-library/react';
import { amountEdited } from '../../src/state/cart/cartSlice';
import { OrderPanels } from '../../src/pages/home/OrderSection';
import { openPage } from '../support/renderApp';
import { storedCart } from '../support/cart';
import { matsPath, stripePath } from '../support/screens/demoPaths';
import { quantityField, tableRow } from '../support/tableRow';

const cell = () => screen.getByRole('spinbutton', { name: /^Количество: VG-4060-01,/ });
const header = () => within(screen.getByRole('banner'));
const selected = () =>
  within(screen.getByRole('region', { name: 'Выбранное' })).getByRole('status');

/** The same tab after a reload: the storages stay, the page begins anew. */
async function reload(unmount: () => void, path: string) {
  unmount();
  return openPage(path);
}

describe('Quantities typed into the price list', () => {
  test('outlive leaving the page and a reload', async () => {
    const { user, unmount } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(header().getByRole('link', { name: 'Контакты' }));
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await user.click(header().getByRole('link', { name: 'Цены' }));
    await waitFor(() => expect(quantityField('VG-4060-01')).toHaveValue('50'));

    await reload(unmount, '/prices');
    expect(quantityField('VG-4060-01')).toHaveValue('50');
    expect(selected()).toHaveTextContent('Выбрана 1 позиция');
  });

  test('are forgotten when they are in the cart', async () => {
    const { user, unmount } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(
      within(screen.getByRole('region', { name: 'Выбранное' })).getByRole('button', {
        name: 'В корзину',
      }),
    );
    await waitFor(() => expect(storedCart()).toHaveLength(1));
    await reload(unmount, '/prices');
    expect(quantityField('VG-4060-01')).toHaveValue('');
    expect(sessionStorage.getItem('prices')).toBeNull();
  });

  test.each(['{', 'null', '{"a":1}', '[["9934f1de1eaaaaa461dfa092",-1],["x",1e300],5,[1,2]]'])(
    'are empty if the tab holds %s',
    async (stored) => {
      sessionStorage.setItem('prices', stored);
      await openPage('/prices');
      expect(selected()).toBeEmptyDOMElement();
    },
  );

  test('of a carpet that is no longer sold are left out', async () => {
    sessionStorage.setItem('prices', '[["gone",5],["9934f1de1eaaaaa461dfa092",20]]');
    await openPage('/prices');
    expect(selected()).toHaveTextContent('Выбрана 1 позиция');
  });

  test('stay while the page is open if the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(header().getByRole('link', { name: 'Контакты' }));
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await user.click(header().getByRole('link', { name: 'Цены' }));
    await waitFor(() => expect(quantityField('VG-4060-01')).toHaveValue('50'));
  });
});

describe('Quantities typed into a category', () => {
  test('outlive leaving the page, another layout and a reload', async () => {
    const { user, unmount } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(header().getByRole('link', { name: 'Контакты' }));
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await reload(unmount, `${matsPath}?view=cards`);
    expect(await screen.findByRole('spinbutton', { name: 'Количество: VG-4060-01' })).toHaveValue(
      '50',
    );
  });

  test('are forgotten when they are in the cart', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 50 }]));
    expect(quantityField('VG-4060-01')).toHaveValue('50');
    expect(sessionStorage.getItem('category')).toBeNull();
  });
});

test('cells of a matrix outlive leaving the page and a reload', async () => {
  const { user, unmount } = await openPage(stripePath);
  await user.type(cell(), '60');
  await user.click(header().getByRole('link', { name: 'Контакты' }));
  await screen.findByRole('heading', { level: 1, name: 'Контакты' });
  await reload(unmount, stripePath);
  expect(cell()).toHaveValue('60');
  expect(screen.getByRole('button', { name: /^В корзину 1\sпозицию$/ })).toBeVisible();
});

test('a cell is forgotten if the cart got its amount before the matrix was opened', async () => {
  const _id = '9934f1de1eaaaaa461dfa092';
  sessionStorage.setItem('matrix', JSON.stringify([[_id, 20]]));
  localStorage.setItem('cart', JSON.stringify([{ _id, amount: 20 }]));
  const { user, store } = await openPage(matsPath);
  await user.click(screen.getByRole('link', { name: 'Ковёр грязезащитный «Страйп»' }));
  expect(cell()).toHaveValue('20');
  act(() => void store.dispatch(amountEdited({ _id, amount: 30 })));
  expect(cell()).toHaveValue('30');
});

test('a list typed before the code of its field has come outlives leaving the page', async () => {
  const { user } = await openPage('/');
  jest.spyOn(OrderPanels, 'current').mockReturnValue(undefined);
  const field = screen.getByRole('textbox', { name: /^Артикул и количество/ });
  field.textContent = 'VG-4060-01 20';
  await user.click(header().getByRole('link', { name: 'Контакты' }));
  await screen.findByRole('heading', { level: 1, name: 'Контакты' });
  expect(sessionStorage.getItem('quickOrder')).toBe('{"text":"VG-4060-01 20"}');
});
