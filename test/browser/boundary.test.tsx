import { render, screen, within } from '@testing-library/react';
import { Boundary } from '../../src/app/failure/Boundary';

function Broken(): never {
  throw new Error('broken');
}

test('a part that cannot be shown leaves a message and ways on; the others stay', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  window.history.pushState(null, '', '/prices?sort=price');
  render(
    <>
      <Boundary>
        <Broken />
      </Boundary>
      <Boundary>
        <p>Подвал</p>
      </Boundary>
    </>,
  );
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent(
    'Не удалось показать эту часть сайта. Обновите страницу: корзина и заявки сохранены',
  );
  const links = within(message).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toStrictEqual([
    ['Обновить', '/prices?sort=price'],
    ['На главную', '/'],
  ]);
  expect(screen.getByText('Подвал')).toBeVisible();
  expect(error).toHaveBeenCalled();
});
