import { screen, waitFor, within } from '@testing-library/react';
import writeXlsxFile from 'write-excel-file/universal';
import { storedCart } from '../support/cart';
import { demo, renderApp } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/savedFiles';

const list = () =>
  screen.getByRole('textbox', { name: 'Артикул и количество, по одному в строке' });
const report = () => within(screen.getByRole('region', { name: 'Результат проверки' }));
const lineOf = (article: string) => {
  const row = report()
    .getAllByRole('listitem')
    .find((item) => item.textContent.startsWith(article));
  if (!row) throw new Error(`no line for ${article}`);
  return within(row);
};

async function open(path: string) {
  const app = renderApp(path);
  await screen.findByRole('region', { name: 'Результат проверки' });
  return app;
}

async function check(text: string, path = '/') {
  const app = await open(path);
  await app.user.click(list());
  await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Проверить' }));
  return app;
}

const four = 'VG-4060-01  20\nKK-3360-03  20\nRY-5080-04  5\nVG-9999-00  10';

describe('Quick order by articles', () => {
  test('reports on each line and adds only the carpets found', async () => {
    const { user } = await check(four);

    expect(report().getByRole('status')).toHaveTextContent('Найдено 3 из 4');
    expect(lineOf('VG-4060-01').getByText('5 700 ₽')).toBeVisible();
    expect(lineOf('KK-3360-03').getByText(/Кратно 12:/)).toBeVisible();
    expect(lineOf('VG-9999-00').getByText(/Не нашли такой артикул/)).toBeVisible();
    expect(lineOf('VG-9999-00').getByRole('link', { name: 'найдите в каталоге' })).toHaveAttribute(
      'href',
      '/catalog?q=VG-9999-00',
    );
    expect(
      within(screen.getByRole('banner')).getByText('Нет товаров', { exact: false }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'В корзину 3\u00A0позиции' }));

    expect(report().getByRole('status')).toHaveTextContent('Добавлено 3');
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
    expect(list()).toHaveFocus();
    expect(lineOf('VG-9999-00').getByText(/Не нашли такой артикул/)).toBeVisible();

    await user.clear(list());
    await user.type(list(), 'VG-4060-02  10');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позиция' }));
    expect(screen.getByRole('banner')).toHaveTextContent('4 товара');
    expect(list()).toHaveValue('');
  });

  test('keeps rows of a table that were not understood, below its headings', async () => {
    const head = 'Артикул\tЦена\tКоличество';
    const { user } = await check(`${head}\nVG-4060-01\t285\t20\nVG-4060-02\t285\tмного`);
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позиция' }));

    expect(list()).toHaveValue(`${head}\nVG-4060-02\t285\tмного`);
    expect(report().getByText(/Строка 2\. Не поняли количество/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^В корзину 1/ })).not.toBeInTheDocument();
  });

  test('reports two articles in a line and keeps the line', async () => {
    const { user } = await check('VG-4060-01 20\nVG-4060-02 30, VG-4060-03 40');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позиция' }));

    expect(list()).toHaveValue('VG-4060-02 30, VG-4060-03 40');
    expect(report().getByText(/Строка 1\. В строке два артикула, разделите их/)).toBeVisible();
  });

  test('corrects an amount with one click, without changing the text', async () => {
    const { user } = await check('KK-3360-03  20');
    await user.click(lineOf('KK-3360-03').getByRole('button', { name: '24' }));

    expect(lineOf('KK-3360-03').getByText('24 шт')).toBeVisible();
    expect(lineOf('KK-3360-03').queryByText(/Кратно/)).not.toBeInTheDocument();
    expect(list()).toHaveValue('KK-3360-03  20');

    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позиция' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 24 }]));
  });

  test('drops a correction when the line is edited', async () => {
    const { user } = await check('KK-3360-03  20');
    await user.click(lineOf('KK-3360-03').getByRole('button', { name: '24' }));
    await user.type(list(), '0');
    expect(lineOf('KK-3360-03').getByText('200 шт')).toBeVisible();
  });

  test('reads a missing amount as the minimum lot and says so', async () => {
    await check('VG-4060-01');
    expect(lineOf('VG-4060-01').getByText('10 шт')).toBeVisible();
    expect(
      lineOf('VG-4060-01').getByText('Количество не указано, взяли минимальную партию'),
    ).toBeVisible();
  });

  test('adds to the amount of a carpet that is in the cart', async () => {
    const carpet = demo.categories[0]?.items[0];
    localStorage.setItem(
      'cart',
      JSON.stringify([{ _id: carpet?._id, article: carpet?.article, amount: 30 }]),
    );
    const { user } = await check('VG-4060-01 20\nVG-4060-01 10', '/cart');
    await user.click(screen.getByRole('button', { name: 'В корзину 1\u00A0позиция' }));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ article: 'VG-4060-01', amount: 60 }]),
    );
  });

  test.each([
    ['nothing', ' ', 'Список пуст. Вставьте артикулы и количество'],
    ['words', 'Добрый день', 'Найдено 0 из 1'],
    ['markup', '<script>alert(1)</script>', 'Найдено 0 из 1'],
    ['more than 5,000 lines', 'VG-4060-01 10\n'.repeat(5001), /^Больше 5\s000 строк/],
    ['more than a million characters', ';'.repeat(1_000_001), /^Больше 1\s000\s000 знаков/],
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
    expect(group().getByText('VG-9999-00 10')).toBeVisible();
    expect(group().getByText(/Строка 3\. Не нашли такой артикул/)).toBeVisible();
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-01', amount: 20 },
        { article: 'KK-3360-03', amount: 24 },
      ]),
    );
  });

  test('lists rows whose amount was assumed', async () => {
    await upload(new File(['VG-4060-01;\r\nVG-4060-02;30\r\nKK-3360-03;тридцать'], 'a.csv'));
    expect(await screen.findByText('Добавлено 2, не найдено 1')).toBeVisible();
    expect(group().getByText('Количество не указано, взяли минимальную партию')).toBeVisible();
    expect(group().getByText(/Строка 3\. Не поняли количество/)).toBeVisible();
    expect(group().getAllByRole('listitem')).toHaveLength(2);
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
    ['longer than 5,000 rows', tooMany, /Больше 5 000 строк за один раз не принимаем/],
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
    expect((await rowsOf(file))[0]).toEqual(['Артикул', 'Наименование', 'Количество']);
    await user.upload(screen.getByLabelText('Загрузить файл'), file);
    expect(await screen.findByText('Добавлено 3, не найдено 0')).toBeVisible();
  });
});
