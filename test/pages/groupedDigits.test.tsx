import { screen, within } from '@testing-library/react';
import { openPage } from '../support/renderApp';
import { shownCount } from '../support/tableRow';

const mats = Array.from({ length: 1200 }, (_, index) => ({
  _id: `mat${index}`,
  title: index === 0 ? 'Дорожка' : `Коврик ${index}`,
  color: index === 0 ? 'синий' : 'серый',
}));
const settings = {
  categories: [
    { _id: 'large', title: 'Большая', isPublished: true, items: mats },
    { _id: 'small', title: 'Малая', isPublished: true, items: [{ _id: 'x', title: 'Щётка' }] },
  ],
};

describe('More than 999 goods are counted in groups of three digits (docs/product.md §16.3)', () => {
  test('in the price list', async () => {
    await openPage('/prices?q=дорожка', settings);
    expect(await screen.findByText(/^Найдено/)).toHaveTextContent('Найдено 1 из 1 201');
  });

  test('in a category and its filters', async () => {
    await openPage('/catalog/large?color=синий', settings);
    expect(shownCount()).toHaveTextContent('Показано 1 из 1 200');
    const grey = screen.getByRole('checkbox', { name: /^серый/, hidden: true });
    expect(grey.closest('label')).toHaveTextContent('серый 1 199');
  });

  test('in the results of the catalogue', async () => {
    await openPage('/catalog?q=коврик', settings);
    const groups = screen.getByRole('list', { name: 'Категории и модели' });
    expect(groups).toHaveTextContent('найдено 1 199 из 1 200');
  });

  test('in a category that has none of what others have', async () => {
    await openPage('/catalog/small?q=коврик', settings);
    const link = screen.getByRole('link', { name: /^В других категориях/ });
    expect(link).toHaveTextContent('В других категориях: 1 199');
  });

  test('in the suggestions', async () => {
    const { user } = await openPage('/conditions', settings);
    const header = within(screen.getByRole('banner'));
    await user.type(header.getByRole('combobox', { name: 'Найти товар или артикул' }), 'ков');
    const [all, group] = (await screen.findAllByRole('option')).toReversed();
    expect(all).toHaveTextContent('Все результаты (1 199)');
    expect(group).toHaveTextContent('Большаякатегория · найдено 1 199 из 1 200');
  });
});
