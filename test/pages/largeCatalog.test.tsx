import { screen, within } from '@testing-library/react';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { demo, openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

/** Opens a page with its block in the site of a large catalogue. */
function openLarge(path: string) {
  const [pathname = ''] = path.split('?');
  return openPage(path, splitSettings(JSON.stringify(demo), 0).at(pathname).settings);
}

const [mats] = demo.categories;

describe('With a large catalogue', () => {
  test('a category shows its carpets and leads to the next one', async () => {
    await openLarge(matsPath);
    expect(screen.getByText(mats?.items[0]?.article ?? '')).toBeVisible();
    const next = screen.getByRole('link', { name: /^Следующая категория/ });
    expect(next).toHaveAttribute('href', `/catalog/${demo.categories[1]?._id ?? ''}`);
    expect(next).toHaveTextContent('Кокосовые коврики');
  });

  test('a category that does not have what is searched leads to the whole catalogue', async () => {
    await openLarge(`${matsPath}?q=кокос`);
    expect(await screen.findByText(/Ничего не нашли/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Искать во всём каталоге' });
    expect(link).toHaveAttribute('href', `/catalog?q=${encodeURIComponent('кокос')}`);
  });

  test('the page of another category is not found in this block', async () => {
    const { settings } = splitSettings(JSON.stringify(demo), 0).at('/404');
    await openPage(matsPath, settings);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Категория не найдена');
  });

  test('tiles count carpets that the page does not have', async () => {
    await openLarge('/nowhere');
    const tile = screen.getByRole('link', { name: /^Ворсовые грязезащитные ковры/ });
    expect(tile).toHaveTextContent(/23\sпозиции/);
  });

  test('the 404 page does not answer from its block, which has no carpets', async () => {
    await openLarge('/nowhere?q=VG-6090-04');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Популярные категории' })).toBeVisible();
    expect(screen.queryByText(/ничего нет|Ничего не нашли/)).not.toBeInTheDocument();
  });

  test('the terms offer the price list, but no file that would lack carpets', async () => {
    await openLarge('/conditions');
    expect(screen.getByRole('link', { name: 'Прайс-лист' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Скачать прайс' })).not.toBeInTheDocument();
  });

  test('the terms offer no file after a category, whose carpets are not all', async () => {
    const { settings } = splitSettings(JSON.stringify(demo), 0).at(matsPath);
    await openPage('/conditions', settings);
    expect(screen.queryByRole('button', { name: 'Скачать прайс' })).not.toBeInTheDocument();
  });
});
