import { act, renderHook } from '@testing-library/react';
import { useKeyboardOpen } from '../../src/shared/lib/useKeyboardOpen';
import { showMarkup } from '../support/showMarkup';

/** A page in a window of 800 px, with a field. */
function open() {
  const viewport = Object.assign(document.createElement('p'), { height: 800, scale: 1 });
  Object.assign(window, { visualViewport: viewport, innerHeight: 800 });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  showMarkup('<input><button></button>');
  const { result, unmount } = renderHook(useKeyboardOpen);
  const resize = (height: number, scale = 1) =>
    act(() => {
      Object.assign(viewport, { height, scale });
      viewport.dispatchEvent(new Event('resize'));
    });
  return { result, resize, unmount };
}

const focus = (selector: string) =>
  act(() => document.querySelector<HTMLElement>(selector)?.focus());

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Object.assign(window, { innerHeight: 768 });
  document.body.replaceChildren();
});

describe('Whether an on-screen keyboard is open', () => {
  test.each([
    [800, 1, false],
    [650, 1, false],
    [649, 1, true],
    [400, 2, false],
    [300, 2, true],
  ])('follows from the visible height: %i px, enlarged %i times: %s', (height, scale, isOpen) => {
    const { result, resize } = open();
    expect(result.current).toBe(false);
    resize(height, scale);
    expect(result.current).toBe(isOpen);
  });

  test.each([
    [519, 'input', true],
    [520, 'input', false],
    [519, 'button', false],
  ])(
    'follows from the height of the window and the focus: %i px, %s: %s',
    (height, control, isOpen) => {
      const { result } = open();
      Object.assign(window, { innerHeight: height });
      focus(control);
      expect(result.current).toBe(isOpen);
      act(() => document.querySelector<HTMLElement>(control)?.blur());
      expect(result.current).toBe(false);
    },
  );

  test('is not known in a browser without a visual viewport', () => {
    const { unmount } = open();
    unmount();
    Reflect.deleteProperty(window, 'visualViewport');
    expect(renderHook(useKeyboardOpen).result.current).toBe(false);
  });
});
