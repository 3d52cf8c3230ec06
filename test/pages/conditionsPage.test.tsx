import { act, fireEvent, screen, within } from '@testing-library/react';
import { plain } from '../support/plain';
import { setPhoneLayout } from '../support/phoneLayout';
import { demo, renderApp } from '../support/renderApp';

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

describe('Conditions page', () => {
  test('shows every section of the settings, then the questions', () => {
    renderApp('/conditions');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Условия работы');
    expect(headings()).toStrictEqual([
      ...demo.conditions.map(({ title }) => title),
      'Частые вопросы',
      'Остались вопросы?',
    ]);
    expect(screen.getByText(/^Счёт и резерв|Оплата — безналичным/)).toBeVisible();
    expect(document.title).toBe('Условия работы — Порог');
    // for paper
    expect(screen.getByRole('banner')).toHaveTextContent(
      'Торговая компания «Порог»+7 (495) 000-00-01 · zakaz@example.com',
    );
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      ['Условия работы с оптовыми покупателями', ...demo.conditions.map(({ title }) => title)].join(
        ' · ',
      ),
    );
  });

  test.each([true, false])('on a phone (%p), the list of contents is folded', (isPhone) => {
    setPhoneLayout(isPhone);
    renderApp('/conditions');
    const list = screen.getByRole('navigation', { name: 'Содержание' }).querySelector('details');
    expect(list?.open).toBe(!isPhone);
  });

  test.each([
    [['Город', 'Цена'], 0],
    [['Город', 'Срок', 'Цена'], 1],
  ])('lets the keyboard scroll a table of more than two columns: %j', (head, scrollers) => {
    const table = { head, rows: [head] };
    renderApp('/conditions', { conditions: [{ title: 'Доставка', table }] });
    expect(screen.queryAllByRole('group', { name: 'Доставка' })).toHaveLength(scrollers);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(scrollers);
  });

  test('has a table of contents', () => {
    renderApp('/conditions');
    const links = within(screen.getByRole('navigation', { name: 'Содержание' })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toStrictEqual(headings().slice(0, -1));
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent);
    }
  });

  test('marks the section that is being read', () => {
    const cross = observeIntersections();
    renderApp('/conditions');
    const link = (name: string) => screen.getByRole('link', { name });

    cross({ c2: true });
    expect(link('Минимальный заказ')).toHaveAttribute('aria-current', 'true');
    cross({ c2: false, c3: true });
    expect(link('Минимальный заказ')).not.toHaveAttribute('aria-current');
    expect(link('Как оформить заказ')).toHaveAttribute('aria-current', 'true');
    cross({ c1: false });
    expect(link('Как оформить заказ')).toHaveAttribute('aria-current', 'true');
    cross({ c3: false });
    expect(link('Как оформить заказ')).not.toHaveAttribute('aria-current');
    cross({ faq: true });
    expect(link('Частые вопросы')).toHaveAttribute('aria-current', 'true');
  });

  test('names no questions if there are none', () => {
    renderApp('/conditions', { conditions: [{ title: 'Доставка' }] });
    expect(headings()).toStrictEqual(['Доставка', 'Остались вопросы?']);
    const contents = within(screen.getByRole('navigation', { name: 'Содержание' }));
    expect(contents.getAllByRole('link').map(plain)).toStrictEqual(['Доставка']);
  });

  test('keeps its own ids and captions, whatever unknown fields the settings have', () => {
    const table = { head: ['Город', 'Цена'], rows: [['Тула', '500']], title: 'Самовывоз' };
    renderApp('/conditions', { conditions: [{ id: 'callback', title: 'Доставка', table }] });
    expect(screen.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '#c1');
    expect(screen.getByRole('table', { name: 'Доставка' })).toBeVisible();
  });

  test('has its answers unfolded only while it is printed', () => {
    renderApp('/conditions');
    const questions = screen.getByRole('heading', { name: 'Частые вопросы' }).parentElement;
    const folded = () => questions?.querySelectorAll('details:not([open])').length;
    const before = folded();
    expect(before).toBeGreaterThan(0);
    for (let times = 0; times < 2; times += 1) {
      fireEvent(window, new Event('beforeprint'));
      expect(folded()).toBe(0);
      fireEvent(window, new Event('afterprint'));
      expect(folded()).toBe(before);
    }
  });

  test('shows a table with headings of rows and columns', () => {
    renderApp('/conditions');
    const table = within(screen.getByRole('table', { name: 'Цены и скидки' }));
    expect(table.getByRole('columnheader', { name: 'Скидка' })).toBeVisible();
    expect(table.getByRole('row', { name: /^от 150.000.₽ 5.%$/ })).toBeVisible();
    expect(table.getByRole('rowheader', { name: /^от 150.000.₽$/ })).toBeVisible();
  });

  test('keeps the columns of a table with empty cells, which are no headings', () => {
    const table = { head: ['', 'Срок', 'Цена'], rows: [['Тула', '', '500']] };
    renderApp('/conditions', { conditions: [{ title: 'Доставка', table }] });
    const headingsOfColumns = screen.getAllByRole('columnheader');
    expect(headingsOfColumns.map(({ textContent }) => textContent)).toStrictEqual(['Срок', 'Цена']);
    const cells = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toStrictEqual([
      ['', 'Срок', 'Цена'],
      ['Тула', '', '500'],
    ]);
  });

  test('shows the first answer, and opens another on a click on its question', async () => {
    const { user } = renderApp('/conditions');
    expect(screen.getByText(/^Да, если у нас есть вскрытая упаковка/)).toBeVisible();
    expect(screen.getByText(/^Да, кратно одному погонному метру/)).not.toBeVisible();
    const answer = screen.getByText(/^Веер образцов отправим/);
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Есть ли образцы?'));
    expect(answer).toBeVisible();
  });

  test('shows the main terms in its header', () => {
    renderApp('/conditions');
    const terms = screen.getByRole('banner');
    const facts = within(terms).getAllByRole('term');
    expect(facts.map(({ parentElement }) => parentElement && plain(parentElement))).toStrictEqual([
      'Минимальный заказ15 000 ₽',
      'Прайс-листот 1 ноября 2026',
      'Офиспн–пт 9:00–18:00',
      'Складпн–пт 9:00–16:30',
    ]);
    expect(within(terms).getByRole('link', { name: 'Прайс-лист' })).toHaveAttribute(
      'href',
      '/prices',
    );
    expect(within(terms).getByRole('button', { name: 'Скачать прайс' })).toBeVisible();
    expect(within(terms).getByRole('button', { name: 'Заказать звонок' })).toBeVisible();
  });

  test('leaves out lists, tables and terms without settings', () => {
    renderApp('/conditions', {});
    expect(headings()).toStrictEqual(['Остались вопросы?']);
    expect(screen.queryByRole('navigation', { name: 'Содержание' })).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Скачать прайс' })).not.toBeInTheDocument();
    expect(document.title).toBe('Условия работы');
  });
});

type Changes = readonly { readonly target: Element | null; readonly isIntersecting: boolean }[];

/** jsdom has no IntersectionObserver. @returns a function that reports, by id, whether sections are visible */
function observeIntersections() {
  let report: (changes: Changes) => void = () => undefined;
  const observed = new Set<Element | null>();
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe(section: Element) {
      observed.add(section);
    }
    disconnect() {
      observed.clear();
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return (sections: Readonly<Record<string, boolean>>) =>
    act(() =>
      report(
        Object.entries(sections)
          .map(([id, isIntersecting]) => ({ target: document.getElementById(id), isIntersecting }))
          .filter(({ target }) => observed.has(target)),
      ),
    );
}
