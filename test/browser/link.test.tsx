import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link } from '../../src/shared/router/Link';
import { RouterProvider } from '../../src/shared/router/RouterContext';

function clickLink(init: MouseEventInit, props: Partial<ComponentProps<typeof Link>> = {}) {
  const navigate = jest.fn();
  const preload = jest.fn();
  render(
    <RouterProvider value={{ navigate, preload, loadFailed: jest.fn() }}>
      <Link to="/catalog" {...props}>
        Каталог
      </Link>
    </RouterProvider>,
  );
  const link = screen.getByRole('link', { name: 'Каталог' });
  const click = createEvent.click(link, { button: 0, ...init });
  // jsdom cannot navigate: this stands in for the browser's own handling of the click
  const preventNavigation = (event: Event) => event.preventDefault();
  let prevented = false;
  window.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  window.addEventListener('click', preventNavigation, { once: true });
  fireEvent(link, click);
  return { navigate, prevented };
}

describe('Links', () => {
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
    ['the middle button is clicked', { button: 1 }, {}],
    ['the right button is clicked', { button: 2 }, {}],
    ['the link opens a new window', {}, { target: '_blank' }],
    ['the link names the same window as its target', {}, { target: '_self' }],
  ])('the browser follows the link itself when %s', (_name, init, props) => {
    const { navigate, prevented } = clickLink(init, props);
    expect(navigate).not.toHaveBeenCalled();
    expect(prevented).toBe(false);
  });

  test('a click whose default has been prevented does not navigate', () => {
    const { navigate } = clickLink({}, { onClick: (event) => event.preventDefault() });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('the address is in the markup, for copying and for crawlers', () => {
    clickLink({});
    expect(screen.getByRole('link')).toHaveAttribute('href', '/catalog');
  });
});

describe('The page of a link is loaded ahead', () => {
  const show = () => {
    const preload = jest.fn();
    render(
      <RouterProvider value={{ navigate: jest.fn(), preload, loadFailed: jest.fn() }}>
        <Link to="/catalog">Каталог</Link>
      </RouterProvider>,
    );
    return { preload, link: screen.getByRole('link') };
  };

  test.each([
    ['pointed at', fireEvent.pointerEnter],
    ['touched', fireEvent.touchStart],
  ])('when it is %s', (_name, begin) => {
    const { preload, link } = show();
    expect(preload).not.toHaveBeenCalled();
    begin(link);
    expect(preload).toHaveBeenCalledWith('/catalog');
  });

  test.each([
    ['when it gets the focus by the keyboard', true, 1],
    ['but not when it gets the focus of a button that was pressed', false, 0],
  ])('%s', (_name, isVisible, times) => {
    const { preload, link } = show();
    jest
      .spyOn(link, 'matches')
      .mockImplementation((selector) => selector === ':focus-visible' && isVisible);
    fireEvent.focus(link);
    expect(preload).toHaveBeenCalledTimes(times);
  });
});
