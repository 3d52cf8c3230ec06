import { act, screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { demo, openPage, renderApp } from '../support/renderApp';

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
const currentEntry = () => header().queryAllByRole('link', { current: 'page' }).map(plain);

test('The first stop of Tab leads past the header', async () => {
  const { user } = renderApp('/contacts');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Перейти к содержанию' });
  expect(skip).toHaveFocus();
  const main = document.querySelector(skip.getAttribute('href') ?? '');
  expect(main).toBe(screen.getByRole('main'));
  // so that it can take the focus
  expect(main).toHaveAttribute('tabindex', '-1');
});

describe('The logos', () => {
  test.each([
    [demo, 'Порог, на главную'],
    [{}, 'На главную'],
  ])('lead home and are named by the brand, if there is one', async (settings, name) => {
    const { user } = renderApp('/contacts', settings);
    for (const place of [header(), footer()]) {
      expect(place.getByRole('link', { name })).toHaveAttribute('href', '/');
    }
    await user.click(footer().getByRole('link', { name }));
    expect(window.location.pathname).toBe('/');
  });
});

describe('The main menu marks the catalogue', () => {
  test.each([
    ['/catalog', ['Каталог']],
    ['/catalog/1', ['Каталог']],
    ['/catalog/1/0', ['Каталог']],
    ['/catalogue', []],
    ['/contacts/1', []],
    ['/cart', []],
  ])('at %s: %j', async (path, entries) => {
    renderApp(path, oneCategory([{}]));
    await act(() => Promise.resolve()); // the cart has been read
    expect(currentEntry()).toStrictEqual(entries);
  });
});

describe('The footer', () => {
  const phones = () =>
    footer()
      .queryAllByRole('term')
      .map(({ parentElement }) => parentElement && [...parentElement.children].map(plain));

  test('groups the phones, with the hours in which they are answered', () => {
    renderApp('/contacts');
    expect(phones()).toStrictEqual([
      ['Офис пн–пт 9:00–18:00', '+7 (495) 000-00-01'],
      ['Дополнительные ', '+7 (495) 000-00-02', '+7 (800) 000-00-03'],
      ['Склад пн–пт 9:00–16:30', '+7 (495) 000-00-04'],
    ]);
    expect(footer().getByRole('navigation', { name: 'Меню в подвале' })).toBeVisible();
  });

  test.each([
    [{ office: '+7 1' }, ['Офис']],
    [{ warehouse: '+7 2' }, ['Склад']],
    [{ additional: ['+7 3'] }, ['Дополнительные']],
    [{ additional: [] }, []],
  ])('has only the groups of %j', (numbers, names) => {
    renderApp('/contacts', { company: { phones: numbers } });
    expect(phones().map((group) => group?.[0]?.split(' ')[0])).toStrictEqual(names);
  });

  test.each([
    [{ brand: 'Порог' }, 'Порог'],
    [{ brand: 'Порог', legalName: 'ООО «Ступень»' }, 'ООО «Ступень»'],
  ])('names as the owner of %j «%s»', (company, owner) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-05-01'));
    renderApp('/contacts', { company });
    expect(footer().getByText(/^©/)).toHaveTextContent(`© 1996–2031 ${owner}`);
  });

  test('names no year before the first if the clock is wrong', () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    renderApp('/contacts', { company: { brand: 'Порог' } });
    expect(footer().getByText(/^©/)).toHaveTextContent('© 1996–1996 Порог');
  });
});

test.each([
  ['/', 1],
  ['/catalog', 1],
  ['/prices', 1],
  ['/conditions', 1],
  ['/catalog/1', 0],
  ['/catalog/1/0', 0],
  ['/cart', 0],
  ['/contacts', 0],
])('The offer of a call-back is at the end of %s %i times', async (path, times) => {
  await openPage(path, oneCategory([{}]));
  const name = 'Остались вопросы?';
  expect(screen.queryAllByRole('heading', { level: 2, name })).toHaveLength(times);
});

describe('A page of the catalogue', () => {
  const path = () =>
    within(screen.getByRole('navigation', { name: 'Путь' }))
      .getAllByRole('listitem')
      .map((item) => [plain(item), item.querySelector('a')?.getAttribute('href')]);

  test('of a category tells search engines what it sells, and visitors where they are', () => {
    renderApp('/catalog/1', oneCategory([{}, {}]));
    expect(description()).toBe('Ковры оптом: 2\u00A0позиции, цены, упаковки и наличие.');
    expect(path()).toStrictEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog'],
      ['Ковры', undefined],
    ]);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 2, name: 'Товары категории' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Следующая категория/ })).toBeNull();
  });

  test('of a category that is unknown says so', () => {
    renderApp('/catalog/2', oneCategory([{}]));
    expect(document.title).toBe('Категория не найдена');
    expect(description()).toBe('Такой категории в каталоге нет.');
    expect(robots()).toBe('noindex');
    expect(path()).toStrictEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog'],
      ['Категория не найдена', undefined],
    ]);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });

  test('of a model that is unknown says so, and leads to its category', () => {
    renderApp('/catalog/1/2', oneCategory([{}]));
    expect(document.title).toBe('Товар не найден');
    expect(description()).toBe('Такого товара в каталоге нет.');
    expect(robots()).toBe('noindex');
    expect(path()).toStrictEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog'],
      ['Ковры', '/catalog/1'],
      ['Товар не найден', undefined],
    ]);
    expect(screen.getByText('Его сняли с продажи, или адрес набран с ошибкой.')).toBeVisible();
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });

  test('of a model tells search engines its number of goods and its prices', () => {
    const items = [
      { model: 'А', price: 100 },
      { model: 'А', price: 250, unit: 'м²' },
    ];
    renderApp(
      '/catalog/1/А',
      oneCategory(items, { models: [{ title: 'А', description: 'Густой' }] }),
    );
    expect(description()?.replaceAll('\u00A0', ' ')).toBe(
      'А оптом: 2 позиции, 100 ₽ за шт, 250 ₽ за м². Густой',
    );
    expect(robots()).toBeUndefined();
  });
});
