import { act, screen, waitFor } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';

const searchedFor = () => decodeURIComponent(window.location.search);
const expectSearch = (search: string) =>
  waitFor(() => expect(searchedFor()).toBe(search), { timeout: 2000 });
const goBack = () => act(() => window.history.back());
const goForward = () => act(() => window.history.forward());

const settings = oneCategory([
  { title: 'Коврик кокосовый 33×60 см', color: 'бордовый', price: 500, availability: 'в наличии' },
  { title: 'Коврик кокосовый 40×60 см', color: 'серый', price: 600, availability: 'в наличии' },
]);

/** Opens a page and returns its search field. */
async function openField(path: string, name: string) {
  const { user } = await openPage(path, settings);
  return { user, field: screen.getByRole('searchbox', { name }) };
}

describe('Typing into a search (docs/product.md §3.5)', () => {
  test('of the price list does not replace the entry of a filter', async () => {
    const { user, field } = await openField('/prices', 'Артикул, название или размер');
    await user.type(field, 'кокос');
    await expectSearch('?q=кокос');
    await user.click(screen.getByRole('checkbox', { name: 'Только в наличии' }));
    await expectSearch('?q=кокос&stock=1');
    await user.type(field, ' 33');
    await expectSearch('?q=кокос+33&stock=1');
    await user.type(field, '{Backspace}');
    await expectSearch('?q=кокос+3&stock=1');

    goBack();
    await expectSearch('?q=кокос&stock=1');
    await waitFor(() => expect(field).toHaveValue('кокос'));
    expect(screen.getByRole('checkbox', { name: 'Только в наличии' })).toBeChecked();
    goBack();
    await expectSearch('?q=кокос');
    goBack();
    await expectSearch('');
  });

  test('of a category does not replace the entry of a layout', async () => {
    const { user, field } = await openField('/catalog/1', 'Поиск в категории');
    await user.type(field, 'бордо');
    await expectSearch('?q=бордо');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по цене');
    await user.click(screen.getByRole('link', { name: 'Карточки' }));
    await expectSearch('?q=бордо&sort=price&view=cards');
    await user.type(field, 'вый');
    await expectSearch('?q=бордовый&sort=price&view=cards');

    goBack();
    await expectSearch('?q=бордо&sort=price&view=cards');
    goBack();
    await expectSearch('?q=бордо&sort=price');
    goBack();
    await expectSearch('?q=бордо');
  });

  test('of the catalogue does not replace an opened entry, or one after Forward', async () => {
    const { user, field } = await openField('/catalog?q=кокос', 'Найти товар или артикул');
    await user.type(field, ' 3');
    await expectSearch('?q=кокос+3');

    goBack();
    await expectSearch('?q=кокос');
    goForward();
    await expectSearch('?q=кокос+3');
    await waitFor(() => expect(field).toHaveValue('кокос 3'));
    await user.type(field, '3');
    await expectSearch('?q=кокос+33');
    goBack();
    await expectSearch('?q=кокос+3');
  });

  test('does not replace an opened entry after Enter has repeated its query', async () => {
    const { user, field } = await openField('/prices?q=кокос', 'Артикул, название или размер');
    await user.type(field, '{Enter} 33');
    await expectSearch('?q=кокос+33');
    goBack();
    await expectSearch('?q=кокос');
  });
});
