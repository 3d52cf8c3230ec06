import { screen, within } from '@testing-library/react';
import { plain } from '../support/plain';
import { renderApp } from '../support/renderApp';

const category = (id: number, count: number) => ({
  _id: `${id}`,
  title: `Ковры ${id}`,
  isPublished: true,
  image: `${id}.jpg`,
  items: Array.from({ length: count }, (_, index) => ({ _id: `${id}-${index}`, title: 'Ковёр' })),
});
const tiles = (path: string, ...counts: readonly number[]) => {
  renderApp(path, { categories: counts.map((count, index) => category(index, count)) });
  const main = within(screen.getByRole('main'));
  return main
    .getAllByRole('link', { name: /позици/ })
    .filter((link) => link.closest('li'))
    .map((link) => [link.getAttribute('href'), plain(link)].join(' '));
};

describe('The tiles of the home page', () => {
  test.each([
    [[1200, 21], '/catalog 1 221 позицияв 2 категориях.Смотреть весь каталог'],
    [[4], '/catalog 4 позициив 1 категории.Смотреть весь каталог'],
  ])('end with the whole catalogue (of categories with %j carpets)', (counts, last) => {
    expect(tiles('/', ...counts).at(-1)).toBe(last);
  });

  test('begin with a picture larger than the others', () => {
    tiles('/', 1, 1, 1);
    const sizes = Array.from(
      screen.getByRole('main').querySelectorAll('li img'),
      (picture) => picture.getAttribute('sizes') ?? '',
    );
    const [first, second, third] = sizes.map((size) => Number(/(\d+)px,/.exec(size)?.[1] ?? 0));
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBe(third);
    expect(second).toBeGreaterThan(0);
  });
});

test('The tiles of the catalogue are its categories alone, with pictures of one size', () => {
  expect(tiles('/catalog', 2, 1)).toStrictEqual([
    '/catalog/0 Ковры 02 позиции',
    '/catalog/1 Ковры 11 позиция',
  ]);
  const [one, other] = screen.getByRole('main').querySelectorAll('li img');
  expect(one).toHaveAttribute('sizes', other?.getAttribute('sizes'));
  expect(one).toHaveAttribute('src', expect.stringContaining('/categories/0'));
});
