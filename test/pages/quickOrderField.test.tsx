import { screen, waitFor, within } from '@testing-library/react';
import { ListReport } from '../../src/features/order/quickOrder/reportParts';
import { holdCode } from '../support/holdCode';
import { oneCategory } from '../support/oneCategory';
import { renderApp } from '../support/renderApp';
import { list } from '../support/screens/quickOrder';

const goods = oneCategory([
  { title: 'Без артикула', price: 5 },
  { article: 'AA-100', price: 10, minLot: 20, step: 20 },
  { article: 'BB-200', price: 30 },
  { article: 'CC-300', price: 40 },
]);
const check = () => screen.getByRole('button', { name: 'Проверить' });
const report = () => screen.queryByRole('region', { name: 'Результат проверки' });
const clear = () => screen.queryByRole('button', { name: 'Очистить' });

async function open(settings: object = goods, path = '/cart') {
  const app = renderApp(path, settings);
  await screen.findByLabelText('Загрузить файл');
  return app;
}

async function checkText(text: string, settings: object = goods) {
  const app = await open(settings);
  await app.user.click(list());
  await app.user.paste(text);
  await app.user.click(check());
  await waitFor(() =>
    expect(within(report() ?? document.body).getByRole('status')).toHaveTextContent(/./),
  );
  return app;
}

describe('The field of the list', () => {
  test('shows an example of two articles with their smallest amounts', async () => {
    await open();
    expect(list()).toHaveAttribute('placeholder', 'AA-100  20\nBB-200  1');
    expect(list()).toHaveAccessibleDescription(
      'Можно вставить письмо целиком или столбцы из таблицы.',
    );
    expect(list()).toHaveAttribute('spellcheck', 'false');
  });

  test.each([
    [0, 5],
    [5, 5],
    [7, 7],
    [12, 10],
  ])('with %d lines is %d lines high', async (count, rows) => {
    const { user } = await open();
    await user.click(list());
    if (count > 0) await user.paste(Array.from({ length: count }, () => 'BB-200 1').join('\n'));
    expect(list()).toHaveAttribute('rows', String(rows));
  });

  test('counts the lines that are not blank', async () => {
    const { user } = await open();
    expect(screen.queryByText(/^\d+\sстрок/)).not.toBeInTheDocument();
    await user.click(list());
    await user.paste('BB-200 1\n  \n\nCC-300 1');
    expect(screen.getByText(/^2\sстроки$/)).toBeVisible();
  });

  test('gets the focus when it is emptied, and can be used again', async () => {
    const { user } = await checkText('BB-200 1');
    await user.click(clear() ?? list());
    expect(list()).toHaveFocus();
    expect(list()).toHaveValue('');
    expect(clear()).not.toBeInTheDocument();
    expect(screen.queryByText('BB-200')).not.toBeInTheDocument();
    await user.type(list(), 'CC-300 1');
    expect(screen.queryByText('CC-300')).not.toBeInTheDocument();
  });

  test('is not offered to be emptied before it is checked, or while it is blank', async () => {
    const { user } = await checkText('  ');
    expect(clear()).not.toBeInTheDocument();
    await user.type(list(), 'BB-200 1');
    expect(clear()).toBeVisible();
  });

  test('says so if the code that reads lists is missing, until it comes', async () => {
    const { preload } = ListReport;
    holdCode(ListReport, true)();
    const current = jest.spyOn(ListReport, 'current').mockReturnValue(undefined);
    const { user } = await open();
    await user.type(list(), 'BB-200 1');
    expect(report()).not.toBeInTheDocument();
    await user.click(check());
    const message =
      'Не удалось загрузить часть сайта, которая читает списки. Проверьте интернет и повторите';
    expect(await screen.findByText(message)).toHaveRole('alert');
    jest.mocked(ListReport.preload).mockImplementation(preload);
    current.mockRestore();
    await user.click(check());
    expect(await screen.findByText('Найдено 1 из 1')).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('What was left of a list', () => {
  test('is called so until it is edited', async () => {
    const { user } = await checkText('BB-200 1\nXX-900 1');
    expect(screen.queryByText(/остал/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    expect(screen.getByText(/^1\sстрока осталась$/)).toBeVisible();
    await user.type(list(), '1');
    expect(screen.queryByText(/остал/)).not.toBeInTheDocument();
  });

  test('is counted as the report counts it, without headings, greetings and totals', async () => {
    const { user } = await open();
    await user.click(list());
    await user.paste('Добрый день!\nАртикул\tКоличество\nBB-200\t1\nXX-900\t1\nИтого\t2');
    expect(screen.getByText(/^5\sстрок$/)).toBeVisible();
    await user.click(check());
    expect(await screen.findByText('Найдено 1 из 2')).toBeVisible();
    expect(screen.queryByText(/^5\sстрок$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    expect(list()).toHaveValue('Артикул\tКоличество\nXX-900\t1');
    expect(screen.getByText(/^1\sстрока осталась$/)).toBeVisible();
    expect(screen.getByText(/^Осталась 1\sстрока$/)).toBeVisible();
  });

  test('says how much of it is found when its questions are answered', async () => {
    const { user } = await checkText('BB-200 1\nXX-900 1\nCC-300');
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    expect(screen.getByText(/^Осталось 2\sстроки$/)).toBeVisible();
    await user.type(screen.getByRole('spinbutton', { name: 'Количество: CC-300' }), '3');
    expect(screen.getByText('Найдено 1 из 2')).toBeVisible();
  });

  test('keeps the article that was chosen for an unknown one, until nothing is left', async () => {
    const { user } = await checkText('BB-201\nCC-300 1');
    await user.click(screen.getByRole('button', { name: /^Взять BB-200/ }));
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    expect(list()).toHaveValue('BB-201');
    await user.type(screen.getByRole('spinbutton', { name: 'Количество: BB-200' }), '3');
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
    expect(list()).toHaveValue('');
    await user.type(list(), 'BB-201 4');
    await user.click(check());
    expect(await screen.findByText('Найдено 0 из 1')).toBeVisible();
  });

  test('is kept in the tab with its report', async () => {
    const kept = { text: 'BB-200 1', isChecked: true, left: 1 };
    sessionStorage.setItem('quickOrder', JSON.stringify(kept));
    await open();
    expect(await screen.findByText('Найдено 1 из 1')).toBeVisible();
    expect(list()).toHaveValue('BB-200 1');
    expect(screen.getByText(/^1\sстрока осталась$/)).toBeVisible();
  });

  test('is not called so if the tab kept no number of it', async () => {
    const kept = { text: 'BB-200 1', isChecked: true, left: '1' };
    sessionStorage.setItem('quickOrder', JSON.stringify(kept));
    await open();
    expect(await screen.findByText('Найдено 1 из 1')).toBeVisible();
    expect(screen.queryByText(/остал/)).not.toBeInTheDocument();
  });

  test.each([
    ['as a text that was not checked', { isChecked: false, left: 0 }],
    ['as such a text if nothing else is known of it', {}],
  ])('is kept in the tab %s', async (_, kept) => {
    sessionStorage.setItem('quickOrder', JSON.stringify({ text: 'BB-200 1', ...kept }));
    const { user } = await open();
    await user.click(list());
    await waitFor(() => expect(report()).toBeInTheDocument());
    expect(list()).toHaveValue('BB-200 1');
    expect(screen.queryByText(/^Найдено|остал/)).not.toBeInTheDocument();
  });
});
