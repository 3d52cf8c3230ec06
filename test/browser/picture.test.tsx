import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Picture } from '../../src/shared/ui/picture/Picture';

function show(props: Partial<ComponentProps<typeof Picture>> = {}) {
  return render(<Picture kind="item" file="серый 1.jpg" alt="Ковёр" {...props} />).container;
}

const image = () => screen.queryByRole('img', { name: 'Ковёр' });
const source = (container: HTMLElement) => container.querySelector('source');

describe('A picture', () => {
  test('is offered in all widths where it can be large, so that the browser chooses', () => {
    const container = show({ sizes: '100vw' });
    const folder = image()
      ?.getAttribute('src')
      ?.replace(/[^/]+$/, '');
    expect(image()).toHaveAttribute('src', expect.stringMatching(/\/%D1%81.*%201\.jpg$/));
    expect(image()).toHaveAttribute('sizes', '100vw');
    expect(source(container)).toHaveAttribute('sizes', '100vw');
    expect(source(container)).toHaveAttribute('type', 'image/avif');
    for (const [element, format] of [
      [image(), 'jpg'],
      [source(container), 'avif'],
    ] as const) {
      const set = element?.getAttribute('srcset')?.split(', ') ?? [];
      expect(set.length).toBeGreaterThan(1);
      for (const one of set) {
        const width = /\.(\d+)\.\w+ /.exec(one)?.[1] ?? '';
        expect(one).toBe(
          `${folder}%D1%81%D0%B5%D1%80%D1%8B%D0%B9%201.jpg.${width}.${format} ${width}w`,
        );
      }
    }
  });

  test('is offered in its smallest width as a thumbnail', () => {
    const container = show();
    for (const element of [image(), source(container)]) {
      expect(element).toHaveAttribute('srcset', expect.stringMatching(/^\S+\.160\.(avif|jpg)$/));
      expect(element).not.toHaveAttribute('sizes');
    }
  });

  test.each([
    ['on the first screen is loaded at once', 'high', 'eager'],
    ['that is not shown yet is loaded at once, after all else', 'low', 'eager'],
    ['further down is loaded when it comes near', undefined, 'lazy'],
  ] as const)('%s', (_name, priority, loading) => {
    show(priority && { priority });
    expect(image()).toHaveAttribute('loading', loading);
    expect(image()?.getAttribute('fetchpriority') ?? undefined).toBe(priority);
    expect(image()).toHaveAttribute('decoding', 'async');
  });

  test('has its proportions before it is loaded, and so has what stands for a missing one', () => {
    show();
    const size = ['width', 'height'].map((name) => image()?.getAttribute(name));
    expect(Number(size[0])).toBeGreaterThan(0);
    const placeholder = show({ file: undefined }).querySelector('svg');
    expect(['width', 'height'].map((name) => placeholder?.getAttribute(name))).toStrictEqual(size);
    expect(placeholder).toHaveAttribute('viewBox', `0 0 ${size.join(' ')}`);
    expect(placeholder).toHaveAttribute('aria-hidden', 'true');
  });

  test('that fails to load leaves an empty area, until there is another one', () => {
    const { rerender } = render(<Picture kind="item" file="a.jpg" alt="Ковёр" />);
    const failed = image();
    if (failed) fireEvent.error(failed);
    expect(image()).not.toBeInTheDocument();
    rerender(<Picture kind="item" file="b.jpg" alt="Ковёр" />);
    expect(image()).toHaveAttribute('src', expect.stringMatching(/b\.jpg$/));
  });

  test.each([
    ['has failed to load before the page is hydrated is not shown', true, 0, false],
    ['has been loaded before the page is hydrated is shown', true, 100, true],
    ['is still being loaded when the page is hydrated is shown', false, 0, true],
  ])('that %s', (_name, complete, width, isShown) => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    show();
    expect(image() !== null).toBe(isShown);
  });
});
