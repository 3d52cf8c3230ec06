import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import writeXlsxFile from 'write-excel-file/universal';
import { storedCart } from '../support/cart';
import { demo, renderApp } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/order/savedFiles';
import { list, report } from '../support/screens/quickOrder';

const strip = () => screen.getByRole('group', { name: 'Что дальше' });
const lineOf = (article: string) => {
  const row = report()
    .getAllByRole('listitem')
    .find((item) => item.textContent.startsWith(article));
  if (!row) throw new Error(`no line for ${article}`);
  return within(row);
};

async function open(...where: Parameters<typeof renderApp>) {
  const app = renderApp(...where);
  await screen.findByLabelText('Загрузить файл');
  return app;
}

async function check(text: string, path = '/', settings: unknown = demo) {
  const app = await open(path, settings);
  await app.user.click(list());
  await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Проверить' }));
  await waitFor(() => expect(report().getByRole('status')).toHaveTextContent(/^(?!Читаем)./));
  return app;
}

const four = 'VG-4060-01  20\nKK-3360-03  20\nRY-5080-04  5\nVG-9999-00  10';

describe('Quick order by articles', () => {
  test('reports on each line and adds only the carpets found', async () => {
    const { user } = await check(four);

    expect(report().getByRole('status')).toHaveTextContent('Найдено 3 из 4');
    expect(lineOf('VG-4060-01').getByText('5 700 ₽')).toBeVisible();
    expect(lineOf('KK-3360-03').getByText(/Кратно 12:/)).toBeVisible();
    expect(lineOf('VG-9999-00').getByText(/такого артикула нет/)).toBeVisible();
    expect(lineOf('VG-9999-00').getByRole('link', { name: 'найдите в каталоге' })).toHaveAttribute(
      'href',
      '/catalog?q=VG-9999-00',
    );
    expect(
      within(screen.getByRole('banner')).getByText('Нет товаров', { exact: false }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'В корзину 3\u00A0позиции' }));

    expect(screen.getByText('Добавлены 3 позиции')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('3 товара');
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-01', amount: 20 },
        { article: 'KK-3360-03', amount: 20 },
        { article: 'RY-5080-04', amount: 5 },
      ]),
    );
  });

  test('keeps lines that were not understood in the list, with the reason', async () => {
    const { user } = await check(four);
    await user.click(screen.getByRole('button', { name: 'В корзину 3\u00A0позиции' }));

    expect(list()).toHaveValue('VG-9999-00  10');
    expect(strip()).toHaveFocus();
    expect(screen.getByText('1 строка осталась')).toBeVisible();
    expect(report().getByRole('status')).toHaveTextContent(/^Осталась 1\sстрока$/);
    expect(lineOf('VG-9999-00').getByText(/такого артикула нет/)).toBeVisible();

    await user.clear(list());
    await user.type(list(), 'VG-4060-02  10');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));
    expect(screen.getByRole('banner')).toHaveTextContent('4 товара');
    expect(list()).toHaveValue('');
  });

  test.each([
    [2, '2 строки остались'],
    [5, '5 строк осталось'],
    [21, '21 строка осталась'],
  ])('says of %i lines that are left «%s»', async (count, text) => {
    const { user } = await check(`VG-4060-01 20${'\nVG-9999-00 10'.repeat(count)}`);
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('keeps rows of a table that were not understood, below its headings', async () => {
    const head = 'Артикул\tЦена\tКоличество';
    const { user } = await check(`${head}\nVG-4060-01\t285\t20\nVG-4060-02\t285\tмного`);
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));

    expect(list()).toHaveValue(`${head}\nVG-4060-02\t285\tмного`);
    expect(report().getByText(/не поняли количество/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^В корзину 1/ })).not.toBeInTheDocument();
  });

  test('leaves nothing of a form whose other rows have no amounts', async () => {
    const form = 'Артикул\tКоличество\nVG-4060-01\t20\nVG-4060-02\t ';
    const { user } = await check(form);
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));
    expect(list()).toHaveValue('');
    expect(report().getByRole('status')).toBeEmptyDOMElement();

    await user.click(within(strip()).getByRole('button', { name: 'Вернуть' }));
    expect(list()).toHaveValue(form);
  });

  test('reports two articles in a line and keeps the line', async () => {
    const { user } = await check('VG-4060-01 20\nVG-4060-02 30, VG-4060-03 40');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));

    expect(list()).toHaveValue('VG-4060-02 30, VG-4060-03 40');
    expect(report().getByText(/в строке два артикула, разделите их/)).toBeVisible();
  });

  test('corrects an amount with one click, without changing the text', async () => {
    const { user } = await check('KK-3360-03  20');
    await user.click(lineOf('KK-3360-03').getByRole('button', { name: '24' }));

    expect(lineOf('KK-3360-03').getByText('24 шт')).toBeVisible();
    expect(lineOf('KK-3360-03').queryByText(/Кратно/)).not.toBeInTheDocument();
    expect(list()).toHaveValue('KK-3360-03  20');

    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 24 }]));
  });

  test('drops a correction when the line is edited', async () => {
    const { user } = await check('KK-3360-03  20');
    await user.click(lineOf('KK-3360-03').getByRole('button', { name: '24' }));
    await user.type(list(), '0');
    expect(lineOf('KK-3360-03').getByText('200 шт')).toBeVisible();
  });

  test('asks for a missing amount', async () => {
    const { user } = await check('VG-4060-01\nKK-3360-01 36');
    expect(report().getByRole('status')).toHaveTextContent('Найдено 1 из 2');
    expect(lineOf('VG-4060-01').getByText(/не хватает количества/)).toBeVisible();
    expect(report().getAllByRole('listitem')[0]).not.toHaveTextContent('«VG-4060-01»');

    await user.type(lineOf('VG-4060-01').getByRole('spinbutton'), '25');
    expect(report().getByRole('status')).toHaveTextContent('Найдено 2 из 2');
    expect(lineOf('VG-4060-01').getByText(/Кратно 10:/)).toBeVisible();
    expect(lineOf('VG-4060-01').getByRole('spinbutton')).toHaveFocus();

    await user.click(lineOf('VG-4060-01').getByRole('button', { name: /^50\sшт цена 271\s₽$/ }));
    expect(lineOf('VG-4060-01').getByText('13 550 ₽')).toBeVisible();
    expect(lineOf('VG-4060-01').getByRole('button', { pressed: true })).toHaveTextContent(/^50\s/);
    await user.click(screen.getByRole('button', { name: /^В корзину 2\sпозиции$/ }));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-01', amount: 50 },
        { article: 'KK-3360-01', amount: 36 },
      ]),
    );
  });

  test('keeps the question in its place while it is answered in a long list', async () => {
    const { user } = await check(`${'VG-4060-01 10\n'.repeat(250)}VG-4060-02`);
    const amount = report().getByRole('spinbutton');
    await user.type(amount, '25');
    expect(report().getByRole('status')).toHaveTextContent('Найдено 251 из 251');
    expect(amount).toHaveFocus();
    expect(report().getByText('И ещё 51 строка')).toBeVisible();
  });

  test('takes a missing amount back if it is cleared', async () => {
    const { user } = await check('VG-4060-01');
    await user.click(lineOf('VG-4060-01').getByRole('button', { name: /^10\sшт 1\sупаковка$/ }));
    expect(report().getByRole('status')).toHaveTextContent('Найдено 1 из 1');
    await user.clear(lineOf('VG-4060-01').getByRole('spinbutton'));
    expect(report().getByRole('status')).toHaveTextContent('Найдено 0 из 1');
    expect(screen.queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument();
  });

  test('offers the nearest articles and keeps the amount of the line', async () => {
    const { user } = await check('VG-6090-99  2 уп');
    await user.click(
      lineOf('VG-6090-99').getByRole('button', { name: 'Взять VG-6090-05 коричневый · 620 ₽' }),
    );
    expect(lineOf('VG-6090-05').getByText('20 шт')).toBeVisible();
    expect(list()).toHaveValue('VG-6090-99  2 уп');

    await user.click(screen.getByRole('button', { name: 'В корзину 1 позицию' }));
    expect(list()).toHaveValue('');
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ article: 'VG-6090-05', amount: 20 }]),
    );
  });

  test('folds lines without an article and drops them from the list', async () => {
    const { user } = await check('Добрый день!\nVG-4060-01 20\nС уважением, отдел закупок');
    expect(report().getByRole('status')).toHaveTextContent('Найдено 1 из 1');
    await user.click(screen.getByText('2 строки без артикула'));
    expect(screen.getByText('«Добрый день!», «С уважением, отдел закупок»')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'В корзину 1 позицию' }));
    expect(list()).toHaveValue('');
  });

  test('says the sum, and how many positions it leaves out', async () => {
    const categories = [
      {
        _id: '1',
        title: 'Ковры',
        isPublished: true,
        items: [
          { _id: 'a', title: 'Ковёр', article: 'AA-100', price: 10 },
          { _id: 'b', title: 'Дорожка', article: 'BB-200' },
        ],
      },
    ];
    await check('AA-100 3\nBB-200 4', '/', { ...demo, categories });
    expect(screen.getByText(/без учёта 1\sпозиции по запросу/).parentElement).toHaveTextContent(
      /^30\s₽ без учёта/,
    );
    expect(lineOf('BB-200').getByText('по запросу')).toBeVisible();
  });

  test('can be put back into the field after it was added', async () => {
    const { user } = await check(four);
    await user.click(screen.getByRole('button', { name: 'В корзину 3 позиции' }));
    await user.click(within(strip()).getByRole('button', { name: 'Вернуть' }));
    expect(list()).toHaveValue(four);
    expect(screen.getByRole('banner')).toHaveTextContent('Нет товаров');
    expect(screen.queryByText('Добавлены 3 позиции')).not.toBeInTheDocument();
    expect(report().getByRole('status')).toHaveTextContent('Найдено 3 из 4');
  });

  test('is added once by two clicks in quick succession', async () => {
    const { user } = await check('VG-4060-01 20');
    await user.dblClick(screen.getByRole('button', { name: 'В корзину 1 позицию' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 20 }]));
  });

  test('is neither left nor put back by the second press of a double click', async () => {
    const { user } = await check('VG-4060-01 20');
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    fireEvent.click(within(strip()).getByRole('link', { name: 'Перейти в корзину' }), {
      detail: 2,
    });
    fireEvent.click(within(strip()).getByRole('button', { name: 'Вернуть' }), { detail: 2 });
    expect(screen.getByRole('banner')).toHaveTextContent(/1\sтовар/);
    await user.click(within(strip()).getByRole('link', { name: 'Перейти в корзину' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  });

  test('adds to the amount of a carpet that is in the cart', async () => {
    const carpet = demo.categories[0]?.items[0];
    localStorage.setItem(
      'cart',
      JSON.stringify([{ _id: carpet?._id, article: carpet?.article, amount: 30 }]),
    );
    const { user } = await check('VG-4060-01 20\nVG-4060-01 10', '/cart');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позицию' }));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ article: 'VG-4060-01', amount: 60 }]),
    );
    expect(within(strip()).getByText('VG-4060-01: 30 + 30 = 60 шт')).toBeVisible();
    expect(within(strip()).queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', ' ', 'Список пуст. Вставьте артикулы и количество'],
    ['words', 'Добрый день', 'В списке нет строк с артикулом и количеством'],
    ['a form', 'Артикул\tКол-во\nVG-4060-02\t ', 'В списке нет строк с артикулом и количеством'],
    ['markup', '<script>alert(1)</script>', 'Найдено 0 из 1'],
    ['an unknown article', 'ZZ-0000-00 1', 'Найдено 0 из 1'],
    [
      'more than 5,000 lines',
      'VG-4060-01 10\n'.repeat(5001),
      /^В списке больше 5\s000 строк\. Разделите/,
    ],
    [
      'more than a million characters',
      ';'.repeat(1_000_001),
      /^В списке больше 1\s000\s000 знаков\. Разделите/,
    ],
  ])('has a message for %s in the list', async (_name, text, summary) => {
    await check(text);
    expect(report().getByRole('status')).toHaveTextContent(summary);
    expect(screen.queryByRole('button', { name: /^В корзину/ })).not.toBeInTheDocument();
    expect(list()).toHaveValue(text);
  });

  test('is emptied by «Очистить»', async () => {
    const { user } = await check(four);
    await user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(list()).toHaveValue('');
    expect(report().queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('is kept in the tab, with the answers', async () => {
    const { user, unmount } = await check('VG-6090-99 10\nVG-4060-01');
    await user.click(lineOf('VG-6090-99').getByRole('button', { name: /VG-6090-06/ }));
    await user.click(lineOf('VG-4060-01').getByRole('button', { name: /^10\sшт/ }));
    unmount();

    await open('/cart');
    expect(list()).toHaveValue('VG-6090-99 10\nVG-4060-01');
    expect(await screen.findByText('Найдено 2 из 2')).toBeVisible();
    expect(lineOf('VG-6090-06').getByText('10 шт')).toBeVisible();
  });

  test('is kept in memory alone if it is too large for the storage of the tab', async () => {
    const { user } = await open('/');
    const text = 'VG-4060-01 20\n'.repeat(50_000);
    await user.click(list());
    await user.paste('VG-4060-01 20');
    expect(sessionStorage.getItem('quickOrder')).toContain('VG-4060-01');
    await user.clear(list());
    await user.paste(text);
    expect(sessionStorage.getItem('quickOrder')).toBeNull();

    await user.click(screen.getAllByRole('link', { name: 'Контакты' })[0] ?? list());
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await user.click(screen.getAllByRole('link', { name: 'Главная' })[0] ?? list());
    expect(await screen.findByLabelText(/^Артикул и количество/)).toHaveValue(text);
  });

  test.each(['{', 'null', '7', '[]', '{"text":5}', '{"text":"ABC-1 2","isChecked":"yes"}'])(
    'survives what is no list in the storage of the tab: %s',
    async (stored) => {
      sessionStorage.setItem('quickOrder', stored);
      sessionStorage.setItem('quickOrderAnswers', stored);
      await check('VG-4060-01 20');
      expect(report().getByRole('status')).toHaveTextContent(/^Найдено/);
    },
  );
});

describe('An order from a file', () => {
  const upload = async (file: File, path = '/cart') => {
    const app = await open(path);
    await app.user.upload(screen.getByLabelText('Загрузить файл'), file);
    return app;
  };
  const group = () => within(screen.getByLabelText('Загрузить файл').closest('section') ?? list());

  test('fills the cart and lists the rows that were not found', async () => {
    await upload(
      new File(['Артикул;Кол-во\r\nVG-4060-01;20\r\nVG-9999-00;10\r\nKK-3360-03;24\r\n'], 'a.csv'),
    );
    expect(await screen.findByText('Добавлено 2, не найдено 1')).toBeVisible();
    expect(await group().findByText('VG-9999-00 10')).toBeVisible();
    expect(group().getByText(/Строка 3\./)).toHaveTextContent(/такого артикула нет/);
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-01', amount: 20 },
        { article: 'KK-3360-03', amount: 24 },
      ]),
    );
  });

  test('asks about rows without an amount or with an unknown article, and adds the answers', async () => {
    const rows = ['VG-4060-01;', 'VG-4060-02;30', 'VG-6090-99;20', 'KK-3360-03;сколько-то'];
    const { user } = await upload(new File([rows.join('\r\n')], 'a.csv'));
    expect(await screen.findByText('Добавлено 1, не найдено 3')).toBeVisible();
    expect(await group().findByText('Осталось 3 строки')).toBeVisible();
    const [missing, unknown, unclear] = group().getAllByRole('listitem');
    expect(missing).toHaveTextContent(/^Строка 1\. VG-4060-01.*не хватает количества/);
    expect(unclear).toHaveTextContent(/^Строка 4\. KK-3360-03.*не хватает количества/);
    expect(unknown).toHaveTextContent(/^Строка 3\. VG-6090-99, 20: такого артикула нет/);

    await user.click(group().getByRole('button', { name: /VG-6090-06/ }));
    await user.type(group().getByRole('spinbutton', { name: 'Количество: VG-4060-01' }), '40');
    await user.click(group().getByRole('button', { name: 'В корзину 2 позиции' }));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-02', amount: 30 },
        { article: 'VG-4060-01', amount: 40 },
        { article: 'VG-6090-06', amount: 20 },
      ]),
    );
    expect(group().getByText('Осталась 1 строка')).toBeVisible();
  });

  test('adds to the cart, says so and can be undone', async () => {
    const carpet = demo.categories[0]?.items[0];
    localStorage.setItem('cart', JSON.stringify([{ _id: carpet?._id, amount: 30 }]));
    const { user } = await upload(new File(['VG-4060-01;20\nVG-4060-02;10'], 'a.csv'));
    expect(await group().findByText('VG-4060-01: 30 + 20 = 50 шт')).toBeVisible();
    const undo = within(strip()).getByRole('button', { name: 'Вернуть' });
    // not a click of user-event, which does not wait for React's `use`
    await act(() => Promise.resolve(fireEvent.click(undo)));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 30 }]));
    expect(group().queryByText('VG-4060-01: 30 + 20 = 50 шт')).not.toBeInTheDocument();
    expect(group().queryByText(/^Добавлено/)).not.toBeInTheDocument();
    // its lines can be added again
    await user.click(group().getByRole('button', { name: /^В корзину 2/ }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 50 }, { amount: 10 }]));
    expect(screen.getByText('Добавлено 2, не найдено 0')).toBeVisible();
    expect(group().queryByText(/^Остал/)).not.toBeInTheDocument();
  });

  test('may be an XLSX file', async () => {
    const blob = await writeXlsxFile([
      ['Артикул', 'Количество'],
      ['VG-4060-01', 20],
    ]).toBlob();
    await upload(new File([await blob.arrayBuffer()], 'a.xlsx'), '/');
    expect(await screen.findByText('Добавлено 1, не найдено 0')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('1 товар');
  });

  const tooMany = 'VG-4060-01;10\n'.repeat(5001);
  test.each([
    ['empty', '', 'Файл пуст. Впишите в него артикулы и количество'],
    ['an empty form', 'Артикул;Количество\nVG-4060-01;', /Заполните столбец/],
    ['larger than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), /Файл больше 5 МБ/],
    ['longer than 5,000 rows', tooMany, /В файле больше 5 000 строк\. Разделите его на части/],
    ['binary', '\u0000\u0001\u0002', /Это не таблица\. Загрузите файл XLSX или CSV/],
  ])('that is %s gives an error and does not change the cart', async (_name, content, sentence) => {
    await upload(new File([content], 'a.csv'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('Нет товаров');
  });

  test('gives an error for an unexpected exception', async () => {
    jest.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
      throw new RangeError('too long');
    });
    await upload(new File(['VG-4060-01;20'], 'a.csv'));
    expect(await screen.findByText(/^Не удалось прочитать файл/)).toBeVisible();
  });

  test('is the last one if two are chosen in quick succession', async () => {
    const choose = (content: string) =>
      user.upload(screen.getByLabelText('Загрузить файл'), new File([content], 'a.csv'));
    const bytes = await new File(['VG-4060-01;20'], 'a.csv').arrayBuffer();
    let finish: (read: ArrayBuffer) => void = () => undefined;
    const reading = new Promise<ArrayBuffer>((resolve) => {
      finish = resolve;
    });
    jest.spyOn(File.prototype, 'arrayBuffer').mockReturnValueOnce(reading);
    const { user } = await upload(new File(['slow'], 'slow.csv'));
    expect(screen.getByText('Читаем файл…')).toBeVisible();
    await choose('KK-3360-03;24');
    expect(await screen.findByText('Добавлено 1, не найдено 0')).toBeVisible();

    finish(bytes);
    await choose('VG-9999-00;1');
    expect(await screen.findByText('Добавлено 0, не найдено 1')).toBeVisible();
    await waitFor(() => expect(storedCart()).toMatchObject([{ article: 'KK-3360-03' }]));
  });

  test('may be the sample that can be downloaded', async () => {
    const saved = collectSavedFiles();
    const { user } = await open('/cart');
    await user.click(screen.getByRole('button', { name: 'Скачать образец' }));
    expect(await screen.findByText('Файл скачан')).toBeVisible();

    const { name, file } = await lastOf(saved);
    expect(name).toBe('Образец заявки.xlsx');
    expect((await rowsOf(file))[0]).toStrictEqual(['Артикул', 'Наименование', 'Количество']);
    await user.upload(screen.getByLabelText('Загрузить файл'), file);
    expect(await screen.findByText('Добавлено 3, не найдено 0')).toBeVisible();
  });
});
