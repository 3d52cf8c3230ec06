import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from '../../src/shared/router/Link';
import { RouterProvider } from '../../src/shared/router/RouterContext';

function clickLink(init: MouseEventInit, props: Partial<ComponentProps<typeof Link>> = {}) {
  const navigate = jest.fn();
  const prefetch = jest.fn();
  render(
    <RouterProvider value={{ navigate, prefetch, codeMissed: jest.fn() }}>
      <Link to="/catalog" {...props}>
        Каталог
      </Link>
    </RouterProvider>,
  );
  const link = screen.getByRole('link', { name: 'Каталог' });
  const click = createEvent.click(link, { button: 0, ...init });
  // jsdom can't leave the page: what reaches it is the browser's own behaviour
  const stay = (event: Event) => event.preventDefault();
  let prevented = false;
  window.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  window.addEventListener('click', stay, { once: true });
  fireEvent(link, click);
  return { navigate, prevented };
}

describe('Links (spec §2)', () => {
  test('a plain left click navigates on the client', () => {
    const { navigate, prevented } = clickLink({});
    expect(navigate).toHaveBeenCalledWith('/catalog');
    expect(prevented).toBe(true);
  });

  test.each<[string, MouseEventInit, Partial<ComponentProps<typeof Link>>]>([
    ['Ctrl is held', { ctrlKey: true }, {}],
    ['Shift is held', { shiftKey: true }, {}],
    ['Alt is held', { altKey: true }, {}],
    ['Meta is held', { metaKey: true }, {}],
    ['the click is the middle button’s', { button: 1 }, {}],
    ['the click is the right button’s', { button: 2 }, {}],
    ['the link has a target', {}, { target: '_blank' }],
    ['the target is the same window', {}, { target: '_self' }],
  ])('the browser’s own behaviour applies when %s', (_name, init, props) => {
    const { navigate, prevented } = clickLink(init, props);
    expect(navigate).not.toHaveBeenCalled();
    expect(prevented).toBe(false);
  });

  test('a click that somebody has dealt with goes nowhere', () => {
    const { navigate } = clickLink({}, { onClick: (event) => event.preventDefault() });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('its address stands in the page, to be copied and to be read by machines', () => {
    clickLink({});
    expect(screen.getByRole('link')).toHaveAttribute('href', '/catalog');
  });
});
