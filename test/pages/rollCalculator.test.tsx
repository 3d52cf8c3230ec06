import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';
import { stripePath } from '../support/screens/demoPaths';

const rolls =
  '/catalog/b34c15bae4d620e4e6ead4d3/%D0%92%D0%B5%D1%80%D0%BC%D0%B8%D1%88%D0%B5%D0%BB%D1%8C';

function openCalculator(path = rolls) {
  const { user } = renderApp(path);
  const calculator = within(screen.getByRole('region', { name: 'Рассчитать на площадь' }));
  const length = calculator.getByLabelText('Длина, м');
  const area = calculator.getByLabelText('Площадь, м²');
  const result = () => calculator.getAllByRole('status')[0]?.textContent.replaceAll('\u00A0', ' ');
  return { user, calculator, length, area, result };
}

describe('The calculator of a roll', () => {
  test('rounds a length up to the lot and writes it into the table', async () => {
    const { user, calculator, length, area, result } = openCalculator();
    await user.click(calculator.getByRole('button', { name: /^120\sсм$/ }));
    await user.selectOptions(calculator.getByLabelText('Цвет'), 'синий');
    await user.type(length, '20');
    expect(area).toHaveValue('24');
    expect(result()).toBe(
      '24 пог. м × 1,2 м = 28,8 м²2 упаковки · 103,7 кг · 28 200 ₽' +
        'Нужно 20 м, кратно 12: взяли 24. Взять 12',
    );
    await user.click(calculator.getByRole('button', { name: /^Записать 24\sпог\.\sм в таблицу$/ }));
    const cell = screen.getByRole('spinbutton', { name: /PL-120100-05/ });
    expect(cell).toHaveValue('24');
    expect(calculator.getByRole('button', { name: 'Показать в таблице' })).toBeVisible();
  });

  test('shows the amount that it has written in the table', async () => {
    const { user, calculator, length } = openCalculator();
    await user.click(calculator.getByRole('button', { name: /^120\sсм$/ }));
    await user.selectOptions(calculator.getByLabelText('Цвет'), 'синий');
    await user.type(length, '20');
    const show = { name: 'Показать в таблице' };
    expect(calculator.queryByRole('button', show)).not.toBeInTheDocument();
    await user.click(calculator.getByRole('button', { name: /^Записать/ }));
    const cell = screen.getByRole('spinbutton', { name: /PL-120100-05/ });
    const row = cell.closest('tr')?.querySelector('details');
    if (row) row.open = false;
    await user.click(calculator.getByRole('button', show));
    expect(cell).toHaveFocus();
    expect(row?.open).toBe(true);
  });

  test('takes the amount below on request, until the need changes', async () => {
    const { user, calculator, area, length, result } = openCalculator();
    await user.type(area, '18');
    expect(length).toHaveValue('20');
    await user.click(calculator.getByRole('button', { name: 'Взять 12' }));
    expect(result()).toMatch(/^12 пог\. м × 0,9 м = 10,8 м².*взяли 12\. Взять 24$/);
    await user.type(length, '30');
    expect(area).toHaveValue('27');
    expect(result()).toMatch(/^36 пог\. м.*взяли 36\. Взять 24$/);
  });

  test.each([
    ['2,5', /^12 пог\. м/],
    ['1 000', /^1 008 пог\. м/],
    ['abc', /^Не поняли число$/],
    ['0', /^Не поняли число$/],
    ['1e99', /^Не поняли число$/],
    ['1000000000', /^Столько не заказать/],
    [' ', /^$/],
  ])('reads «%s» as a length', async (typed, expected) => {
    const { user, length, result } = openCalculator();
    await user.type(length, typed);
    expect(result()).toMatch(expected);
  });

  test('takes the area as the amount where the price is for a square metre', async () => {
    const { user, calculator, length, result } = openCalculator(
      '/catalog/3e2c9dc3c3453663bb4515bb/%D0%9F%D1%80%D0%B5%D1%81%D1%82%D0%B8%D0%B6',
    );
    await user.click(calculator.getByRole('button', { name: /^60×100/ }));
    await user.type(length, '2,5');
    expect(result()).toMatch(/^2 м² = 3,333 м × 0,6 м.*Нужно 1,5 м², кратно 1: взяли 2\. Взять 1$/);
  });

  test('is left out where nothing is cut', () => {
    renderApp(stripePath);
    expect(screen.queryByText('Рассчитать на площадь')).not.toBeInTheDocument();
  });
});
