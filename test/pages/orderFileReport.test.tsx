import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { orderWorkbook } from '../support/order/orderWorkbook';
import { plain } from '../support/plain';
import { renderApp } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/order/savedFiles';

const goods = oneCategory([
  { title: 'Без артикула' },
  { article: 'AA-100', minLot: 20, step: 20 },
  { article: 'BB-200' },
  { article: 'CC-300' },
  { article: 'DD-400' },
]);
const input = () => screen.findByLabelText<HTMLInputElement>('Загрузить файл');
const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'a.csv');
const rows = async () => {
  const block = (await input()).closest('section') ?? document.body;
  return within(block).getAllByRole('listitem').map(plain);
};
const result = () => screen.findByText(/^Добавлено \d/).then(plain);
const undo = () =>
  within(screen.getByRole('group', { name: 'Что дальше' })).getByRole('button', {
    name: 'Вернуть',
  });
const addButton = (count: number) =>
  screen.getByRole('button', { name: new RegExp(`^В корзину ${count}\\s`) });

async function upload(file: File, settings: object = goods) {
  const app = renderApp('/cart', settings);
  await app.user.upload(await input(), file);
  return app;
}

describe('The lines of a file that were not added', () => {
  test('name their sheets if the workbook has several', async () => {
    const sheets = ['Ковры', 'Дорожки'].map((name, index) => ({
      name,
      rows: [
        ['Артикул', 'Количество'],
        ['AA-100', 20 + index],
        [`QQQQ-9999${index}`, 5],
      ],
    }));
    await upload(orderWorkbook(sheets));
    expect(await result()).toBe('Добавлено 1, не найдено 2');
    expect(await rows()).toStrictEqual([
      expect.stringMatching(/^Лист «Ковры», строка 3\. QQQQ-99990/),
      expect.stringMatching(/^Лист «Дорожки», строка 3\. QQQQ-99991/),
    ]);
  });

  test('say of a whole sheet why it was not added', async () => {
    const order = [
      ['AA-100', 20],
      ['BB-200', 2],
    ] as const;
    await upload(
      orderWorkbook([
        { name: 'Бланк', rows: [['Заполните бланк 1'], ['Отправьте его до 15 числа']] },
        { name: 'Заявка', rows: order },
        { name: 'Копия', rows: order },
      ]),
    );
    expect(await result()).toBe('Добавлено 2, не найдено 2');
    expect(await rows()).toStrictEqual([
      expect.stringMatching(
        /^Лист «Бланк», строка 1\..*: на этом листе нет известных артикулов, его не добавили/,
      ),
      expect.stringMatching(
        /^Лист «Копия», строка 1\..*: этот лист повторяет другой, его не добавили/,
      ),
    ]);
  });

  test('ask for an amount in packs whose size is unknown', async () => {
    await upload(csv('AA-100;20', 'BB-200;2 уп'));
    expect(await result()).toBe('Добавлено 1, не найдено 1');
    expect(await rows()).toStrictEqual([
      expect.stringMatching(/^Строка 2\. BB-200 .*: не знаем, сколько единиц в упаковке/),
    ]);
  });

  test('are counted without greetings', async () => {
    await upload(csv('Добрый день!', 'AA-100;20', 'QQQQ-99999;5'));
    expect(await result()).toBe('Добавлено 1, не найдено 1');
    expect(screen.getByRole('group', { name: 'Что дальше' })).toHaveTextContent(
      /^Добавлена 1 позиция/,
    );
  });

  test('are folded without a remark where they order nothing', async () => {
    await upload(csv('Добрый день!', 'AA-100;20'));
    expect(await result()).toBe('Добавлено 1, не найдено 0');
    expect(await screen.findByText(/^1\sстрока без артикула$/)).toBeVisible();
    expect(screen.queryByText(/^(?:Не нашли|В списке нет)/)).not.toBeInTheDocument();
  });

  test('go one after another when they are answered, and do not come back', async () => {
    const { user } = await upload(csv('AA-100;20', 'BB-200;', 'CC-300;', 'QQQQ-99999;5'));
    await screen.findByText(/^Осталось 3\sстроки$/);
    await user.type(screen.getByRole('spinbutton', { name: 'Количество: BB-200' }), '2');
    await user.click(addButton(1));
    await user.type(screen.getByRole('spinbutton', { name: 'Количество: CC-300' }), '3');
    await user.click(addButton(1));
    expect(await result()).toBe('Добавлено 3, не найдено 1');
    expect(await rows()).toStrictEqual([expect.stringMatching(/^Строка 4\. QQQQ-99999/)]);
    expect(screen.getByText(/^Осталась 1\sстрока$/)).toBeVisible();
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ amount: 20 }, { amount: 2 }, { amount: 3 }]),
    );
  });

  test('are not said to be missing once all of them are answered and added', async () => {
    const { user } = await upload(csv('AA-100;20', 'BB-201;2'));
    expect(await result()).toBe('Добавлено 1, не найдено 1');
    await user.click(await screen.findByRole('button', { name: /^Взять BB-200/ }));
    await user.click(await screen.findByRole('button', { name: /^В корзину 1/ }));
    expect(await result()).toBe('Добавлено 2, не найдено 0');
    await user.click(screen.getByRole('button', { name: 'Удалить AA-100' }));
    expect(screen.queryByText(/^Добавлено/)).not.toBeInTheDocument();
  });

  test('are asked again when their adding is undone', async () => {
    const { user } = await upload(csv('AA-100;20', 'BB-200;'));
    await user.type(await screen.findByRole('spinbutton', { name: 'Количество: BB-200' }), '2');
    await user.click(addButton(1));
    expect(screen.queryByRole('button', { name: /^В корзину 1/ })).not.toBeInTheDocument();
    expect(await result()).toBe('Добавлено 2, не найдено 0');
    await user.click(undo());
    expect(await result()).toBe('Добавлено 1, не найдено 1');
    expect(await rows()).toStrictEqual([expect.stringMatching(/^Строка 2\. BB-200/)]);
    expect(addButton(1)).toBeVisible();
  });
});

test('undoing a file leaves the report on one that was read after it', async () => {
  const { user } = await upload(csv('AA-100;20'));
  expect(await result()).toBe('Добавлено 1, не найдено 0');
  await user.upload(await input(), csv('QQQQ-99999;5'));
  await waitFor(async () => expect(await result()).toBe('Добавлено 0, не найдено 1'));
  // nothing of the first file stays above the questions about the second
  expect(screen.queryByRole('group', { name: 'Что дальше' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(storedCart()).toStrictEqual([]));
  expect(await result()).toBe('Добавлено 0, не найдено 1');
});

test('nothing is read if no file was chosen', async () => {
  await upload(csv('AA-100;20'));
  expect(await result()).toBe('Добавлено 1, не найдено 0');
  fireEvent.change(await input(), { target: { files: [] } });
  expect(await result()).toBe('Добавлено 1, не найдено 0');
});

test('a file that is itself the reason why it was not read cannot be read again', async () => {
  await upload(csv(''));
  expect(await screen.findByText(/^Файл пуст/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Добавлено/)).not.toBeInTheDocument();
});

describe('The sample', () => {
  const button = () => screen.queryByRole('button', { name: 'Скачать образец' });

  test('has three carpets with articles and their smallest amounts', async () => {
    const saved = collectSavedFiles();
    const { user } = renderApp('/cart', goods);
    await input();
    await user.click(button() ?? document.body);
    expect(await screen.findByText('Файл скачан')).toBeVisible();
    expect(await rowsOf((await lastOf(saved)).file)).toStrictEqual([
      ['Артикул', 'Наименование', 'Количество'],
      ['AA-100', 'Ковёр', '20'],
      ['BB-200', 'Ковёр', '1'],
      ['CC-300', 'Ковёр', '1'],
    ]);
  });

  test('is not offered where no carpet has an article', async () => {
    renderApp('/cart', oneCategory([{}]));
    await input();
    expect(button()).not.toBeInTheDocument();
  });
});
