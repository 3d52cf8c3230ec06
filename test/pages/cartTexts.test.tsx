import { screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { demo, renderApp } from '../support/renderApp';
import { collectSavedFiles } from '../support/order/savedFiles';
import { setMoscowTime } from '../support/moscowTime';

const goods = oneCategory([{ article: 'A-1', price: 100 }, { article: 'B-2' }]);

async function openCart(settings: object = goods, ...ids: readonly string[]) {
  const items = (ids.length > 0 ? ids : ['0']).map((_id) => ({ _id, amount: 10 }));
  localStorage.setItem('cart', JSON.stringify(items));
  const app = renderApp('/cart', settings);
  await screen.findByRole('table', { name: 'Состав заявки' });
  return app;
}

describe('The heading says what the prices are', () => {
  const subtitle = () => {
    const heading = screen.getByRole('heading', { level: 1, name: 'Корзина' });
    const next = heading.parentElement?.nextElementSibling;
    return next?.tagName === 'P' ? plain(next) : '';
  };

  test.each([
    [
      'a tax and a date',
      { vat: 'с НДС', date: '2026-11-01' },
      'Цены с НДС по прайс-листу от 1 ноября 2026.',
    ],
    ['a tax', { vat: 'с НДС' }, 'Цены с НДС.'],
    ['a date', { date: '2026-11-01' }, 'Цены по прайс-листу от 1 ноября 2026.'],
    ['nothing', {}, ''],
  ])('where the price list has %s', async (_, priceList, text) => {
    await openCart({ ...goods, priceList });
    expect(subtitle()).toBe(text);
  });

  test('and that lines have none', async () => {
    await openCart({ ...goods, priceList: { vat: 'с НДС' } }, '0', '1');
    expect(subtitle()).toBe('Цены с НДС. Позиции без цены менеджер посчитает отдельно.');
  });
});

describe('The scale of discounts', () => {
  const state = () => plain(screen.getByText(/скидк/i, { selector: 'p *' }));

  test('has the minimum order and the next discounts', async () => {
    await openCart({ ...goods, priceList: demo.priceList });
    const marks = within(
      screen.getByRole('progressbar').parentElement ?? document.body,
    ).getAllByRole('listitem');
    expect(marks.map(plain)).toStrictEqual([
      'минимум 15 000 ₽ ',
      '50 000 ₽ −3 %',
      '150 000 ₽ −5 %',
    ]);
  });

  test('is left out where the only discount is individual', async () => {
    await openCart({ ...goods, priceList: { discounts: [{ from: 2000 }] } });
    expect(state()).toBe('От 2 000 ₽ — индивидуальная скидка');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('names the individual discount after the minimum order', async () => {
    const priceList = { minimumOrder: 500, discounts: [{ from: 2000 }] };
    await openCart({ ...goods, priceList });
    expect(state()).toBe('Минимальный заказ набран. От 2 000 ₽ — индивидуальная скидка');
  });

  test('names a discount that is reached without a next one', async () => {
    await openCart({ ...goods, priceList: { discounts: [{ from: 500, percent: 2 }] } });
    expect(state()).toBe('Скидка 2 %');
  });
});

describe('A printed order is headed by', () => {
  test.each([
    [
      'the company with its phone and e-mail',
      demo.company,
      '+7 (495) 000-00-01 · zakaz@example.com',
    ],
    [
      'a company without phones',
      { brand: 'Порог', email: 'zakaz@example.com' },
      'zakaz@example.com',
    ],
  ])('%s, and the date', async (_, company, contacts) => {
    setMoscowTime('2026-11-21T12:00');
    await openCart({ ...goods, company });
    expect(screen.getByText('Торговая компания «Порог»').parentElement?.textContent).toBe(
      `Торговая компания «Порог»${contacts}Заявка от 21\u00A0ноября 2026`,
    );
  });
});

describe('The ways on', () => {
  const quickOrder = (name: string) => screen.queryByRole('heading', { level: 2, name });
  const priceList = () => screen.queryByRole('heading', { level: 2, name: /^Прайс-лист/ });

  test('from an empty cart lead to the catalogue, the list of articles and the price list', async () => {
    renderApp('/cart');
    const link = await screen.findByRole('link', { name: 'Вставить список артикулов' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toContainElement(quickOrder('Быстрый заказ по артикулам'));
    expect(priceList()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Очистить корзину' })).not.toBeInTheDocument();
  });

  test('from a cart with lines lead to the hand-off and the price list', async () => {
    await openCart(demo);
    expect(await screen.findByRole('heading', { name: 'Передать заявку' })).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Передать заявку' });
    const target = document.querySelector(link?.getAttribute('href') ?? '');
    expect(target).toContainElement(screen.getByRole('heading', { name: 'Передать заявку' }));
    expect(screen.getByRole('link', { name: 'Дополнить из прайс-листа' })).toHaveAttribute(
      'href',
      '/prices',
    );
    expect(quickOrder('Добавить по артикулам')).toBeVisible();
    expect(priceList()).not.toBeInTheDocument();
  });
});

test('A saved cart that cannot be read is downloaded as it is', async () => {
  const saved = collectSavedFiles();
  localStorage.setItem('cart', '[{"_id":"а');
  const { user } = renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Скачать копию' }));
  const copy = await saved.at(-1);
  expect(copy?.name).toBe('cart-copy.txt');
  expect(copy?.file.type).toMatch(/^text\/plain/);
  const text = new TextDecoder().decode(await copy?.file.arrayBuffer());
  expect(text.replace('\uFEFF', '')).toBe('[{"_id":"а');
});
