import { screen, waitFor, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { renderApp } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

const address = (model: string) => `${matsPath}/${encodeURIComponent(model)}`;

const settingsWith = (...items: readonly object[]) => oneCategory(items);

describe('The page of a model', () => {
  test('has its name, its place in the catalogue and its prices', () => {
    renderApp(address('Страйп'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ковёр грязезащитный «Страйп»',
    );
    const path = within(screen.getByRole('navigation', { name: 'Путь' }));
    expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toStrictEqual([
      'Главная',
      'Каталог',
      'Ворсовые грязезащитные ковры',
      'Страйп',
    ]);
    expect(screen.getByText('257–3 710 ₽')).toBeVisible();
    expect(screen.getByText('зависит от размера, цвета и количества')).toBeVisible();
    expect(document.title).toBe('Ковёр грязезащитный «Страйп» — Порог');
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Каталог');
  });

  test('of a carpet without a model and with hardly any data shows only what is known', () => {
    renderApp('/catalog/1/0', settingsWith({}));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ковёр');
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Цена по запросу')).toBeVisible();
    expect(screen.queryByText(/зависит/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Описание' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Документы/)).not.toBeInTheDocument();
    expect(screen.queryByText('Другие модели категории')).not.toBeInTheDocument();
  });

  test('shows the description of a carpet that has no model', () => {
    renderApp('/catalog/1/0', settingsWith({ description: 'Круглый' }));
    expect(screen.getByText('Круглый')).toBeVisible();
  });

  test('ends no sentence twice after an abbreviated unit', () => {
    renderApp('/catalog/1/0', {
      ...settingsWith({ unit: 'компл.', minLot: 5, price: 900, description: 'Коврики EVA' }),
      priceList: { vat: 'с НДС' },
    });
    expect(screen.getByText(/^Минимальная партия 5\sкомпл\. Цены с НДС\.$/)).toBeVisible();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Ковёр оптом: 1\u00A0позиция, 900\u00A0₽ за\u00A0компл. Коврики EVA',
    );
  });

  test('calls no pack weightless or of no volume', () => {
    renderApp(
      '/catalog/1/0',
      settingsWith({ packQty: 1, packWeight: 0.0003, packVolume: 0.0004, weight: 0.0003 }),
    );
    const facts = within(screen.getByRole('banner'));
    expect(facts.getByText(/^0,0003\sкг$/)).toBeVisible();
    expect(facts.getByText(/^0,0004\sм³$/)).toBeVisible();
    expect(screen.getByText(/уп\. 1\sшт · 0,0003\sкг · 0,0004\sм³/)).toBeVisible();
    expect(screen.getByText(/0,0003\sкг за шт/)).toBeVisible();
  });

  test.each(['a/b', '50 %', 'что?', '#1', '«"\'&<b>'])('is found by the id %s', (id) => {
    renderApp(`/catalog/1/${encodeURIComponent(id)}`, settingsWith({ _id: id }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ковёр');
  });
});

const facts = () =>
  Array.from(document.querySelectorAll('header dl > div'), ({ children: [name, value] }) =>
    [name?.textContent, value?.textContent.replaceAll('\u00A0', ' ')].join(': '),
  );

describe('The facts of a model', () => {
  test('are all that the settings give, as ranges where its carpets differ', () => {
    renderApp(address('Страйп'));
    expect(facts()).toStrictEqual([
      'Материал: полипропилен',
      'Основа: резина',
      'Толщина: 8 мм',
      'Ворс: 6 мм',
      'Страна: Россия',
      'Назначение: тамбур, офис',
      'Упаковка: 10 шт',
      'Вес упаковки: 7,4–89,3 кг',
      'Объём упаковки: 0,022–0,265 м³',
    ]);
  });

  test('include those of a carpet without a model', () => {
    const item = { shape: 'круг', country: 'Индия', brand: 'Койр', barcode: '46', weight: 1.5 };
    renderApp('/catalog/1/0', settingsWith(item));
    expect(facts()).toStrictEqual([
      'Форма: круг',
      'Страна: Индия',
      'Бренд: Койр',
      'Вес: 1,5 кг за шт',
      'Штрихкод: 46',
    ]);
  });

  test('list the texts and the barcodes of carpets that differ', () => {
    const items = [
      { model: 'А', article: 'А-1', shape: 'круг', country: 'Индия', barcode: '46' },
      { model: 'А', article: 'А-2', shape: 'овал', country: 'Китай', barcode: '47' },
    ];
    renderApp('/catalog/1/А', settingsWith(...items));
    expect(facts()).toStrictEqual([
      'Форма: круг, овал',
      'Страна: Индия, Китай',
      'А-1: 46',
      'А-2: 47',
    ]);
    expect(screen.getByText('Штрихкоды')).toBeVisible();
  });
});

describe('The gallery of a model', () => {
  const thumbnails = () => within(screen.getByRole('list', { name: 'Фото' }));
  const main = () => screen.getByRole('button', { name: /^Увеличить фото/ });

  test('shows the picture of a colour on request', async () => {
    const { user } = renderApp(address('Страйп'));
    expect(main()).toHaveAccessibleName('Увеличить фото: Ковёр грязезащитный «Страйп», серый');
    expect(main().querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    await user.click(thumbnails().getByRole('button', { name: 'бордовый' }));
    expect(thumbnails().getByRole('button', { pressed: true })).toHaveTextContent('бордовый');
    expect(main().querySelector('img')?.src).toMatch(/burgundy\.jpg$/);
  });

  test('begins with the picture of the carpet in the address', () => {
    renderApp(`${address('Страйп')}#item-b97a3acb77f28badf03bdd01`);
    expect(thumbnails().getByRole('button', { pressed: true })).toHaveTextContent('бордовый');
  });

  test('follows the address to another carpet', async () => {
    const { user } = renderApp(address('Страйп'));
    await user.click(thumbnails().getByRole('button', { name: 'коричневый' }));
    expect(main()).toHaveAccessibleName(/коричневый$/);
    const search = screen.getByRole('combobox', { name: 'Найти товар или артикул' });
    await user.type(search, 'VG-4060-03');
    await user.click(await screen.findByRole('option', { name: /VG-4060-03/ }));
    await waitFor(() => expect(main()).toHaveAccessibleName(/бордовый$/));
  });

  test('of one picture has nothing to choose, and without pictures it is left out', () => {
    const { unmount } = renderApp('/catalog/1/0', settingsWith({ image: 'a.jpg' }));
    expect(main()).toHaveAccessibleName('Увеличить фото: Ковёр');
    expect(screen.queryByRole('list', { name: 'Фото' })).not.toBeInTheDocument();
    unmount();
    renderApp('/catalog/1/0', settingsWith({}));
    expect(screen.queryByRole('button', { name: /фото/ })).not.toBeInTheDocument();
  });
});

describe('Below the matrix of a model', () => {
  test('are its description, the documents of the settings and the other models', () => {
    renderApp(address('Страйп'));
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^Ребристый ворс собирает/)).toBeVisible();
    expect(main.getByText(/^Документы: счёт и УПД, по запросу/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Условия работы' })).toHaveAttribute(
      'href',
      '/conditions',
    );
    const other = main.getByRole('link', { name: /^Ковёр грязезащитный «Атлант»/ });
    expect(other).toHaveTextContent(/4\sразмера, 2\sцвета · от\s880\s₽ за\sшт$/);
    expect(other).toHaveAttribute('href', address('Атлант'));
    expect(main.getByRole('link', { name: 'Ворсовые грязезащитные ковры' })).toHaveAttribute(
      'href',
      matsPath,
    );
  });

  test('lead to pages with their own title, description and canonical address', async () => {
    const { user } = renderApp(address('Страйп'));
    await user.click(screen.getByRole('link', { name: /^Ковёр грязезащитный «Атлант»/ }));
    await waitFor(() => expect(document.title).toBe('Ковёр грязезащитный «Атлант» — Порог'));
    const [description, ...others] = document.querySelectorAll('meta[name="description"]');
    expect(others).toStrictEqual([]);
    const content = description?.getAttribute('content') ?? '';
    expect(content).toMatch(/^Ковёр грязезащитный «Атлант» оптом: 8\sпозиций, .+ за\sшт\. .+…$/);
    expect(content.length).toBeLessThanOrEqual(160);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://www.example.com${address('Атлант')}`,
    );
  });

  test('are six other models at most, beginning with the next one', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ title: `Ковёр ${index}` }));
    renderApp('/catalog/1/7', settingsWith(...items));
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: /^Ковёр \d/ });
    expect(links.map((link) => link.getAttribute('href'))).toStrictEqual(
      [8, 0, 1, 2, 3, 4].map((id) => `/catalog/1/${id}`),
    );
  });
});

test('The address of a model in an unknown category is that of no category', () => {
  renderApp('/catalog/unknown/Страйп');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Категория не найдена');
});
