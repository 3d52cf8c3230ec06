import { screen, waitFor, within } from '@testing-library/react';
import { openPage, renderApp } from '../support/renderApp';

const banner = () => within(screen.getByRole('banner'));
const counter = () => banner().getByText(/товар/, { selector: '[role="status"]' });

describe('Cart counter', () => {
  test.each([
    [1, '1 товар'],
    [2, '2 товара'],
    [5, '5 товаров'],
  ])('shows %d lines as «%s», with a link to the cart', async (count, text) => {
    const items = Array.from({ length: count }, (_, index) => ({ _id: `id-${index}`, amount: 7 }));
    localStorage.setItem('cart', JSON.stringify(items));
    renderApp('/conditions');
    await waitFor(() => expect(counter()).toHaveTextContent(text));
    expect(banner().getByRole('link', { name: 'Оформить' })).toHaveAttribute('href', '/cart');
  });

  test('shows an empty cart as «Нет товаров» from the first render, without a link', () => {
    renderApp('/conditions');
    expect(counter()).toHaveTextContent('Нет товаров');
    expect(banner().queryByRole('link', { name: 'Оформить' })).not.toBeInTheDocument();
  });

  test('«Оформить» opens the cart', async () => {
    localStorage.setItem('cart', '[{"_id":"a","amount":1}]');
    const { user } = await openPage('/conditions');
    await user.click(await banner().findByRole('link', { name: 'Оформить' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
    expect(window.location.pathname).toBe('/cart');
  });
});
