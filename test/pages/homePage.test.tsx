import { screen, within } from '@testing-library/react';
import { setMoscowTime } from '../support/moscowTime';
import { plain } from '../support/plain';
import { demo, renderApp } from '../support/renderApp';

function renderHome(settings: unknown = demo) {
  const app = renderApp('/', settings);
  return { ...app, main: within(screen.getByRole('main')) };
}

describe('Home page', () => {
  test('has its own title and description', () => {
    renderHome();
    expect(document.title).toBe('Порог — оптовая торговля ковриками и напольными покрытиями');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Коврики и напольные покрытия оптом: каталог с ценами и наличием, прайс-лист, ' +
        'заявка с сайта или по телефону.',
    );
  });

  test('shows published categories and a link to all of them', () => {
    const { main } = renderHome();
    expect(main.getByRole('heading', { name: 'Каталог' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Все категории' })).toHaveAttribute('href', '/catalog');
    expect(main.getByRole('link', { name: /^Кокосовые коврики/ })).toBeVisible();
    expect(main.queryByText(/Коврики для бассейна/)).not.toBeInTheDocument();
  });

  test('shows the date of the price list, a few prices and a link to the list', () => {
    const { main } = renderHome();
    expect(main.getByRole('heading', { name: /^Прайс-лист от\s1\sноября\s2026$/ })).toBeVisible();
    expect(main.getByText('123 позиции · цены с НДС · минимальный заказ 15 000 ₽')).toBeVisible();
    expect(main.getByRole('row', { name: /^VG-4060-01/ })).toHaveTextContent(
      /285 ₽ ?от 50 — 271 ₽, от 200 — 257 ₽$/,
    );
    expect(main.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', '/prices');
  });

  test('shows as samples of prices the first carpet of four categories that has them', () => {
    const category = (_id: string, ...items: readonly object[]) => ({
      _id,
      title: _id,
      isPublished: true,
      items: items.map((item, index) => ({ _id: `${_id}${index}`, title: 'Ковёр', ...item })),
    });
    const { main } = renderHome({
      categories: [
        category('a', { price: 1 }, { article: 'A-1' }, { article: 'A-2', price: 2 }),
        category('b', { article: 'B-1' }),
        category('c', { article: 'c', price: 3, priceTiers: [] }),
        ...['d', 'e', 'f', 'g'].map((id) => category(id, { article: id, price: 3 })),
      ],
    });
    const samples = within(main.getByRole('table', { name: 'Примеры цен' }));
    const articles = samples.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(articles).toStrictEqual(['A-2', 'c', 'd', 'e']);
    const columns = samples.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toStrictEqual(['Артикул', 'Наименование', 'Цена']);
  });

  test('shows no facts of the price list and no samples that the settings lack', () => {
    const { main } = renderHome({
      categories: [
        {
          ...{ _id: 'a', title: 'Ковры', isPublished: true },
          items: [
            { _id: '1', title: 'Ковёр', article: 'A-1' },
            { _id: '2', title: 'Ковёр', price: 100 },
          ],
        },
      ],
    });
    const heading = main.getByRole('heading', { name: 'Прайс-лист' });
    expect(heading.nextElementSibling && plain(heading.nextElementSibling)).toBe('2 позиции');
    expect(main.queryByRole('table')).not.toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Скачать XLSX' })).toBeVisible();
    const facts = main.getAllByRole('listitem').map(plain);
    expect(facts).toContain('2 позиции в 1 категории');
    expect(facts.join()).not.toMatch(/минимальный/);
  });

  test('lists the four steps of an order', () => {
    const { main } = renderHome();
    const steps = main
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [heading, heading.nextElementSibling].map((each) => each && plain(each)));
    expect(steps).toStrictEqual([
      [
        'Выберите товар',
        'В каталоге, прайс-листе или списком артикулов. Сайт подскажет кратность и минимальную партию.',
      ],
      [
        'Отправьте заявку',
        'Письмом, файлом, ссылкой на корзину или по телефону — как удобно вашему отделу закупок.',
      ],
      ['Получите счёт', 'Менеджер проверит наличие, согласует сроки и выставит счёт.'],
      [
        'Заберите со склада или отгрузим транспортной компанией',
        'Склад работает пн–пт 9:00–16:30.',
      ],
    ]);
  });

  test('shows the years since 1996 and the number of carpets and categories', () => {
    setMoscowTime('2026-11-20T12:00');
    const { main } = renderHome();
    expect(main.getByRole('heading', { name: 'На рынке с 1996 года' })).toBeVisible();
    const facts = main.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toStrictEqual(
      expect.arrayContaining([
        '30\u00A0лет торгуем ковриками и напольными покрытиями',
        '123\u00A0позиции в 12\u00A0категориях',
        '15\u00A0000\u00A0₽ минимальный заказ',
      ]),
    );
  });

  test.each(['1970', '1996'])('leaves out the years if the clock is set to %s', (year) => {
    setMoscowTime(`${year}-12-01T12:00`);
    const { main } = renderHome();
    expect(main.queryByText(/торгуем/)).not.toBeInTheDocument();
  });

  test('ends with a button for a call-back and the office phone', async () => {
    const { main, user } = renderHome();
    expect(main.getByRole('heading', { name: 'Остались вопросы?' })).toBeVisible();
    expect(main.getByRole('link', { name: '+7 (495) 000-00-01' })).toHaveAttribute(
      'href',
      'tel:+74950000001',
    );
    await user.click(main.getByRole('button', { name: 'Заказать обратный звонок' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('leaves out sections without data in the settings', () => {
    setMoscowTime('2026-11-20T12:00');
    const { main } = renderHome({});
    const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toStrictEqual(['Как мы работаем', 'Остались вопросы?']);
    expect(main.queryByText(/undefined|NaN|Склад работает|или позвоните/)).not.toBeInTheDocument();
    expect(document.title).toBe('Оптовая торговля ковриками и напольными покрытиями');
  });
});
