import { act, screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { renderApp } from '../support/renderApp';
import { report } from '../support/screens/quickOrder';

const items = [
  { _id: 'a', article: 'AA-100', title: 'Дорожка', price: 10, color: 'серый' },
  { _id: 'b', article: 'BB-200', price: 20, width: 40, length: 60 },
  { _id: 'c', article: 'CC-300', minLot: 20, step: 20, packQty: 20, price: 5 },
  { _id: 'd', article: 'DD-400', width: 40, length: 60 },
  { _id: 'e', article: 'EE-500', price: 50 },
  { _id: 'f', article: 'FF-600' },
];
const goods = oneCategory(items);
const rows = () => report().getAllByRole('listitem').map(plain);
const strip = () => within(screen.getByRole('group', { name: 'Что дальше' }));
const addButton = () => screen.getByRole('button', { name: /^В корзину \d/ });

async function check(text: string, settings: object = goods, path = '/cart') {
  const app = renderApp(path, settings);
  await app.user.click(await screen.findByRole('textbox', { name: /^Артикул и количество/ }));
  await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Проверить' }));
  await waitFor(() => expect(report().getByRole('status')).toHaveTextContent(/^(?!Читаем)./));
  return app;
}

describe('A line of the report', () => {
  test('shows what it orders, for how much', async () => {
    await check('AA-100 2\nDD-400 3');
    expect(rows()).toStrictEqual(['AA-100 Дорожка2 шт20 ₽', 'DD-400 Ковёр3 штпо запросу']);
  });

  test('repeats an amount that was not understood, until there is one', async () => {
    const { user } = await check('CC-300;0\nAA-100 2');
    expect(rows()[0]).toMatch(/^CC-300 Ковёр: не поняли количество\. В строке: «CC-300;0»/);
    expect(rows()[0]).not.toMatch(/₽$/);
    await user.type(report().getByRole('spinbutton', { name: 'Количество: CC-300' }), '30');
    expect(rows()[0]).not.toMatch(/не поняли/);
    expect(rows()[0]).toMatch(/150 ₽$/);
    await user.click(report().getByRole('button', { name: '40' }));
    expect(rows()[0]).toMatch(/200 ₽$/);
  });

  test('with an unknown article names it, and what is beside the nearest ones', async () => {
    await check('AA-101 7\n; BB-201; 8 шт\nDD-401');
    expect(rows()).toStrictEqual([
      expect.stringMatching(
        /^AA-101, 7: такого артикула нет\. Возможно:.*Взять AA-100серый · 10 ₽/,
      ),
      expect.stringMatching(/^; BB-201, 8 шт: такого артикула нет\. .*BB-20040×60 см · 20 ₽/),
      expect.stringMatching(/^DD-401: такого артикула нет\. .*DD-40040×60 см · по запросу/),
    ]);
  });

  test.each([
    ['hyphenated by an invisible character', 'AA\u00AD-101 7', /^AA-101, 7: такого артикула нет/],
    [
      'beyond what is shown of it',
      `Товар\tАртикул\tКол-во\n${'x'.repeat(600)}\tAA-101\t7`,
      /^x{499}…: такого артикула нет/,
    ],
  ])('is shown once if its unknown article is %s', async (_, text, shown) => {
    await check(text);
    expect(rows()[0]).toMatch(shown);
    expect(report().getByRole('button', { name: /^Взять AA-100/ })).toBeVisible();
  });

  test.each([
    ['gets its amount', 'AA-101 7', /^AA-100 Дорожка7 шт/],
    ['asks for its amount', 'AA-101', /^AA-100 Дорожка: не хватает количества/],
  ])('has the focus once its article is chosen and it %s', async (_, line, answer) => {
    const { user, store } = await check(`BB-201 8\n${line}`);
    const choice = report().getByRole('button', { name: /^Взять AA-100/ });
    act(() => choice.focus());
    await user.keyboard('{Enter}');
    const answered = report().getAllByRole('listitem')[1] ?? choice;
    expect(plain(answered)).toMatch(answer);
    await waitFor(() => expect(answered).toHaveFocus());
    // a second press answers nothing else
    await user.keyboard('{Enter}');
    expect(rows()[0]).toMatch(/^BB-201, 8: такого артикула нет/);
    expect(selectCartItems(store.getState())).toHaveLength(0);
  });

  test('has the focus once its amount is corrected', async () => {
    const { user } = await check('BB-201 8\nCC-300 30');
    act(() => report().getByRole('button', { name: '40' }).focus());
    await user.keyboard('{Enter}');
    expect(rows()[1]).toBe('CC-300 Ковёр40 шт200 ₽');
    expect(report().getAllByRole('listitem')[1]).toHaveFocus();
  });

  test('keeps its place in a long list while its article is chosen', async () => {
    const { user } = await check(`${'AA-100 1\n'.repeat(250)}BB-201 8`);
    await user.click(report().getByRole('button', { name: /^Взять BB-200/ }));
    await waitFor(() => expect(rows()[0]).toMatch(/^BB-200 /));
    expect(report().getAllByRole('listitem')[0]).toHaveFocus();
  });

  test('with an article like no other leads to the search', async () => {
    await check('QQQQ-99999 7');
    expect(rows()).toStrictEqual([
      'QQQQ-99999 7: такого артикула нет. Проверьте или найдите в каталоге',
    ]);
  });

  test.each([
    ['its name', 'Наименование\tКол-во\tЦена\tСумма', 'Щётка жёсткая\t20\t695\t13900'],
    ['its name', 'Кол-во\tНаименование', '20\tЩётка жёсткая'],
    ['the line', 'Артикул\tНаименование\tКол-во', '\tЩётка жёсткая\t20'],
  ])('of a table leads to a search for %s without the amount', async (_, headings, row) => {
    await check(`${headings}\n${row}`);
    expect(report().getByRole('link', { name: 'найдите в каталоге' })).toHaveAttribute(
      'href',
      `/catalog?${new URLSearchParams({ q: 'Щётка жёсткая' }).toString()}`,
    );
  });

  test('is shown without the colon at its end', async () => {
    await check('AA-100 2\nAA-100 3, BB-200 4:');
    expect(rows()[1]).toBe('AA-100 3, BB-200 4: в строке два артикула, разделите их');
  });
});

describe('The summary of the report', () => {
  const summary = () => plain(report().getByRole('status').parentElement ?? document.body);

  test.each([
    ['of lines with prices', 'AA-100 2\nBB-200 1', 'Найдено 2 из 240 ₽'],
    [
      'of lines of which some have none',
      'AA-100 2\nDD-400 1',
      'Найдено 2 из 220 ₽ без учёта 1 позиции по запросу',
    ],
    ['of lines that have none', 'DD-400 1', 'Найдено 1 из 1 по запросу'],
    ['of nothing that was found', 'QQQQ-99999 7', 'Найдено 0 из 1'],
  ])('has the sum %s', async (_, text, sentence) => {
    await check(text);
    expect(summary()).toBe(sentence);
  });
});

describe('A long list', () => {
  const found = (count: number) => 'AA-100 1\n'.repeat(count);
  /** The first lines; roles would take long to find. */
  const first = () =>
    [...report().getByRole('list').children].slice(0, 3).map((line) => plain(line).slice(0, 6));

  test('of 200 lines is shown whole and in its order', async () => {
    await check(`BB-200 1\nQQQQ-99999 7\n${found(198)}`);
    expect(first()).toStrictEqual(['BB-200', 'QQQQ-9', 'AA-100']);
    expect(screen.queryByText(/^И ещё/)).not.toBeInTheDocument();
  });

  test('of more lines begins with the questions, then the others', async () => {
    await check(`BB-200 1\nQQQQ-99999 7\n${found(199)}`);
    expect(first()).toStrictEqual(['QQQQ-9', 'BB-200', 'AA-100']);
    expect(screen.getByText(/^И ещё 1\sстрока$/)).toBeVisible();
  });
});

describe('What was added', () => {
  const saveCart = (ids: string, amount: number) =>
    localStorage.setItem('cart', JSON.stringify(Array.from(ids, (_id) => ({ _id, amount }))));
  const all = items.slice(0, 5).map(({ article }) => `${article} 40`);

  test('to a cart with lines names the sum of the cart and the first sums of amounts', async () => {
    saveCart('abcd', 20);
    const { user } = await check(all.join('\n'), {
      ...goods,
      priceList: { discounts: [{ from: 1000, percent: 2 }] },
    });
    await user.click(addButton());
    const [text] = strip().getAllByRole('paragraph');
    expect([...(text?.children ?? [])].map(plain)).toStrictEqual([
      'Добавлено 5 позиций',
      'в корзине 4 100 ₽ · скидка 2 %',
      'AA-100: 20 + 40 = 60 шт',
      'BB-200: 20 + 40 = 60 шт',
      'CC-300: 20 + 40 = 60 шт',
      'и ещё 1 позиция',
    ]);
  });

  test('names three sums of amounts without counting others', async () => {
    saveCart('abc', 20);
    const { user } = await check(all.slice(0, 3).join('\n'));
    await user.click(addButton());
    expect(strip().getByText('CC-300: 20 + 40 = 60 шт')).toBeVisible();
    expect(strip().queryByText(/^и ещё/)).not.toBeInTheDocument();
  });

  test('names carpets without an article by title, even by the same one', async () => {
    const barcodes = ['4006381333931', '96385074'];
    saveCart('01', 20);
    const { user } = await check(
      barcodes.map((barcode) => `${barcode} 40`).join('\n'),
      oneCategory(barcodes.map((barcode) => ({ barcode }))),
    );
    await user.click(addButton());
    expect(strip().getAllByText('Ковёр: 20 + 40 = 60 шт')).toHaveLength(2);
  });

  test('to an empty cart names its sum alone', async () => {
    const { user } = await check('AA-100 2');
    await user.click(addButton());
    expect(strip().getByText(/^20\s₽$/)).toBeVisible();
  });

  test('without a price names no sum', async () => {
    const { user } = await check('DD-400 2');
    await user.click(addButton());
    const [text] = strip().getAllByRole('paragraph');
    expect(text).toHaveTextContent(/^Добавлена 1\sпозиция$/);
  });

  test.each([
    ['/', true],
    ['/cart', false],
  ])('is followed on %s by a link to the cart: %s', async (path, isLinked) => {
    const { user } = await check('AA-100 2\nAA-101 2', goods, path);
    expect(document.documentElement).toHaveAttribute('data-next-step');
    await user.click(addButton());
    expect(strip().queryAllByRole('link', { name: 'Перейти в корзину' })).toHaveLength(+isLinked);
    expect(document.documentElement.hasAttribute('data-next-step')).toBe(isLinked);
    await user.click(report().getByRole('button', { name: /^Взять AA-100/ }));
    expect(document.documentElement).toHaveAttribute('data-next-step');
  });
});
