import { screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';

/** A category whose carpets are of the model «А», unless they have another one. */
const settingsWith = (items: readonly object[], rest?: object) =>
  oneCategory(
    items.map((item) => ({ title: 'Ковёр «А»', model: 'А', ...item })),
    rest,
  );
const openModel = (items: readonly object[], rest?: object, documents?: string) =>
  openPage('/catalog/1/А', { ...settingsWith(items, rest), documents });

const header = () => screen.getByRole('banner');
const main = () => within(screen.getByRole('main'));

describe('The prices of a model', () => {
  test.each<[string, readonly object[], string]>([
    ['one', [{ price: 100 }], '100 ₽ за шт '],
    ['that of a pair', [{ price: 100, unit: 'пара' }], '100 ₽ за пару '],
    ['a range', [{ price: 100 }, { price: 200, article: 'x' }], '100–200 ₽ за шт '],
    [
      'those of each unit',
      [{ price: 100 }, { price: 500, unit: 'м²' }],
      '100 ₽ за шт 500 ₽ за м² ',
    ],
    ['none', [{}, {}], 'Цена по запросу'],
  ])('are %s', async (_, items, text) => {
    await openModel(items);
    const price = within(header()).getAllByText(/₽$|^Цена по запросу$/, { selector: 'b' })[0];
    expect(plain(price?.parentElement ?? document.body)).toMatch(new RegExp(`^${text}`));
  });
});

describe('The text of a model', () => {
  test.each([
    ['Счёт, УПД и сертификат.', 'Документы: счёт, УПД и сертификат. Условия работы'],
    ['УПД и счёт.', 'Документы: УПД и счёт. Условия работы'],
    ['А также счёт.', 'Документы: А также счёт. Условия работы'],
    ['счёт', 'Документы: счёт Условия работы'],
  ])('names the documents «%s» within its sentence', async (documents, sentence) => {
    await openModel([{}], {}, documents);
    expect(plain(main().getByText(/^Документы:/))).toBe(sentence);
    expect(main().queryByRole('heading', { name: 'Описание' })).not.toBeInTheDocument();
  });

  test('is its description, if it has one', async () => {
    await openModel([{}], { models: [{ title: 'А', description: 'Ребристый ворс' }] });
    expect(main().getByRole('heading', { level: 2, name: 'Описание' })).toBeVisible();
    expect(main().getByText('Ребристый ворс')).toBeVisible();
    expect(main().queryByText(/^Документы/)).not.toBeInTheDocument();
  });
});

describe('The barcodes of a model', () => {
  const facts = () => Array.from(header().querySelectorAll('dl > div'), plain);

  test('of one carpet are a fact', async () => {
    await openModel([{ article: 'А-1', barcode: '46', material: 'резина' }]);
    expect(facts()).toStrictEqual(['Материалрезина', 'Штрихкод46']);
    expect(screen.queryByText('Штрихкоды')).not.toBeInTheDocument();
  });

  test('of several carpets are listed on request, even if there is only one', async () => {
    const { user } = await openModel([{ article: 'А-1', barcode: '46' }, {}]);
    expect(facts()).toStrictEqual(['А-146']);
    expect(screen.getByText('А-1', { selector: 'dt' })).not.toBeVisible();
    await user.click(screen.getByText('Штрихкоды'));
    expect(screen.getByText('А-1', { selector: 'dt' })).toBeVisible();
  });

  test('are left out if there are none, as are all facts', async () => {
    await openModel([{}, {}]);
    expect(facts()).toStrictEqual([]);
    expect(header().querySelector('dl')).toBeNull();
    expect(screen.queryByText('Штрихкоды')).not.toBeInTheDocument();
  });
});

describe('The gallery of a model', () => {
  const items = [
    { image: 'grey.jpg', color: 'серый' },
    { image: 'blue.jpg', color: 'синий' },
    { color: 'белый' },
  ];
  const models = [{ title: 'А', images: ['room.jpg', 'grey.jpg'] }];
  const thumbnails = () =>
    within(screen.getByRole('list', { name: 'Фото' })).getAllByRole('button');
  const pressed = () =>
    thumbnails().map((button) => button.getAttribute('aria-pressed') === 'true');

  test('names its pictures by colour, or else by number', async () => {
    const { user } = await openModel(items, { models });
    const names = ['Фото 1', 'серый', 'синий'];
    thumbnails().forEach((button, index) => expect(button).toHaveAccessibleName(names[index]));
    expect(pressed()).toStrictEqual([true, false, false]);
    expect(screen.getByRole('button', { name: 'Увеличить фото: Ковёр «А»' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    expect(screen.getByRole('img', { name: 'Ковёр «А»' })).toHaveAttribute(
      'src',
      expect.stringContaining('room.jpg'),
    );
    await user.click(screen.getByRole('button', { name: 'синий' }));
    expect(pressed()).toStrictEqual([false, false, true]);
    expect(screen.getByRole('button', { name: 'Увеличить фото: Ковёр «А», синий' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Фото 1' }));
    expect(pressed()).toStrictEqual([true, false, false]);
  });

  test.each([
    ['#item-1', 2],
    ['#item-2', 0],
    ['#item-9', 0],
    ['#1', 0],
  ])('at %s begins with picture %i', async (hash, index) => {
    await openPage(`/catalog/1/А${hash}`, settingsWith(items, { models }));
    expect(pressed().indexOf(true)).toBe(index);
  });
});

describe('The other models of a category', () => {
  const list = () => {
    const heading = main().getByRole('heading', { level: 2, name: 'Другие модели категории' });
    return within(heading.closest('section') ?? document.body);
  };
  const models = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ model: `М${index}`, title: `Ковёр «М${index}»`, price: 100 },
    }));

  test('are shown with description, assortment and picture', async () => {
    const described = { title: 'М0', description: 'Для тамбура', images: ['a.jpg'] };
    await openModel([{}, ...models(2)], { models: [described] });
    const links = list().getAllByRole('link');
    expect(links.map(plain)).toStrictEqual([
      'Ковры',
      expect.stringMatching(/^Ковёр «М0»Для тамбура.*100 ₽ за шт$/),
      expect.stringMatching(/^Ковёр «М1»(?!Для).*100 ₽ за шт$/),
    ]);
    expect(
      links.map((link) => link.querySelector('img')?.getAttribute('src') ?? null),
    ).toStrictEqual([null, expect.stringContaining('a.jpg'), null]);
  });

  test.each([
    [1, 1],
    [6, 6],
    [7, 6],
  ])('of %i are %i', async (count, shown) => {
    await openModel([{}, ...models(count)]);
    expect(list().getAllByRole('listitem')).toHaveLength(shown);
  });
});
