import { screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { quantityField, tableRow } from '../support/tableRow';

interface Item {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const openTable = (...items: readonly Item[]) =>
  openPage(
    '/catalog/1',
    oneCategory(items.map((item) => ({ title: `Ковёр ${item._id}`, article: item._id, ...item }))),
  );

const cells = (article: string) =>
  [...(screen.getByText(article, { selector: 'td' }).closest('tr')?.cells ?? [])].map(plain);
const name = (article: string) => tableRow(article).getByRole('rowheader');
const size = { width: 40, length: 60 };

describe('A row of the table', () => {
  test('tells article, name, size, pack, lot, price and stock, as far as they are known', async () => {
    await openTable(
      {
        ...{ _id: 'a', ...size, packQty: 5, minLot: 10, step: 5, price: 100 },
        ...{ priceTiers: [{ from: 50, price: 90 }], availability: 'в наличии' },
      },
      { _id: 'b' },
    );
    expect(cells('a').slice(0, 8)).toStrictEqual([
      '',
      'a',
      'Ковёр a40×60 см · в упаковке 5 шт · мин. партия 10 шт',
      '40×60 см',
      '5 шт',
      '10 шт',
      '100 ₽от 50 — 90 ₽',
      'В наличии',
    ]);
    expect(cells('b').slice(0, 8)).toStrictEqual([
      ...['', 'b', 'Ковёр bмин. партия 1 шт', '', '', '1 шт', 'Цена по запросу', ''],
    ]);
    // the picture is a second link to the same page, for pointers only
    const [picture, title] = tableRow('a').getAllByRole('link', { hidden: true });
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture).toHaveAttribute('tabindex', '-1');
    expect(picture).toHaveAttribute('href', title?.getAttribute('href'));
  });

  test('shows the price on request beside prices that begin with an amount', async () => {
    await openTable({ _id: 'a', priceTiers: [{ from: 50, price: 90 }] });
    expect(cells('a')[6]).toBe('по запросуот 50 — 90 ₽');
  });

  test.each<[string, object, object, string, string]>([
    [
      'size and colour',
      { ...size, color: 'серый' },
      { ...size, color: 'синий' },
      '40×60 см, серый',
      '40×60 см, синий',
    ],
    ['the size alone', size, { width: 50, length: 60 }, '40×60 см', '50×60 см'],
    ['the colour alone', { color: 'серый' }, { color: 'синий' }, 'серый', 'синий'],
    ['the title, if another is alike', size, size, 'Ковёр a', 'Ковёр b'],
    ['the title, if another has neither', { color: 'серый' }, {}, 'Ковёр a', 'Ковёр b'],
  ])('names a carpet of a model by %s', async (_, one, other, ...names) => {
    const model = { model: 'А' };
    await openTable({ _id: 'a', ...model, ...one }, { _id: 'b', ...model, ...other });
    const shown = ['a', 'b'].map((article) => {
      const link = within(name(article)).getByRole('link');
      return (
        [...link.querySelectorAll('[aria-hidden]:not(svg)')].map(plain).join('') || plain(link)
      );
    });
    expect(shown).toStrictEqual(names);
    // a screen reader gets the whole title
    expect(within(name('a')).getByRole('link')).toHaveAccessibleName('Ковёр a');
  });

  test('states the rule of its lot, unless its model does or there is more to say', async () => {
    const { user } = await openTable(
      { _id: 'a', model: 'А', color: 'серый', step: 5 },
      { _id: 'b', model: 'А', color: 'синий', step: 5 },
      { _id: 'c', step: 4 },
    );
    const rule = (article: string) => tableRow(article).queryByText(/^Кратно/);
    expect(screen.getByRole('rowheader', { name: /2\sпозиции\s· Кратно\s5\sшт/ })).toBeVisible();
    expect(rule('a')).not.toBeInTheDocument();
    expect(plain(rule('c') ?? document.body)).toBe('Кратно 4 шт');
    expect(plain(name('a'))).not.toMatch(/партия/);
    await user.clear(quantityField('c'));
    await user.type(quantityField('c'), '6');
    expect(
      tableRow('c')
        .getAllByText(/Кратно/)
        .map(plain),
    ).toStrictEqual(['Кратно 4: 4 или 8?']);
  });
});

describe('The quantity of a row', () => {
  test.each<[string, object, string, RegExp]>([
    ['packs and the sum', { step: 5, packQty: 5, price: 10 }, '15', /^3 упаковки = 150 ₽$/],
    ['pieces without packs', { price: 10 }, '3', /^3 шт = 30 ₽$/],
    ['packs without a price', { step: 5, packQty: 5 }, '5', /^1 упаковка$/],
    ['only the sum, if it breaks the lot', { step: 5, price: 10 }, '7', /^сейчас 70 ₽$/],
  ])('comes to %s', async (_, item, typed, text) => {
    const { user } = await openTable({ _id: 'a', ...item });
    await user.clear(quantityField('a'));
    await user.type(quantityField('a'), typed);
    const [sum] = tableRow('a')
      .getAllByText((__, element) => element !== null && text.test(plain(element)))
      .slice(-1);
    expect(sum).toBeVisible();
  });

  test('comes to nothing if it breaks the lot and has no price', async () => {
    const { user } = await openTable({ _id: 'a', step: 5 });
    await user.clear(quantityField('a'));
    await user.type(quantityField('a'), '7');
    expect(tableRow('a').getByText(/^Кратно/)).toBeVisible();
    expect(tableRow('a').queryByText(/сейчас|упаков|=/)).not.toBeInTheDocument();
  });

  test('is named by the title of a carpet without an article', async () => {
    await openTable({ _id: 'a', article: undefined }, { _id: 'b' });
    expect(screen.getByRole('spinbutton', { name: 'Количество: Ковёр a' })).toHaveValue('1');
    expect(screen.getByRole('spinbutton', { name: 'Количество: b' })).toHaveValue('1');
  });
});
