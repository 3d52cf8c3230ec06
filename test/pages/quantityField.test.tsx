import { fireEvent, screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';

/** A table with the goods «А», in packs of five, and «Б», each with a quantity. */
async function open(path = '/catalog/1') {
  const { user } = await openPage(
    path,
    oneCategory([
      { article: 'А', packQty: 5, minLot: 10, step: 5, price: 10 },
      { article: 'Б', price: 10 },
    ]),
  );
  const field = screen.getByRole('spinbutton', { name: /^Количество: А/ });
  return { user, field };
}

const buttons = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByRole('button');

describe('A quantity', () => {
  test('is a spin button between two buttons that are named', async () => {
    const { field } = await open();
    expect(field).toHaveAttribute('aria-valuenow', '10');
    expect(field).toHaveAttribute('aria-valuemin', '10');
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).not.toHaveAttribute('placeholder');
    expect(field).toHaveAttribute('inputmode', 'decimal');
    expect(buttons('А').map((button) => button.getAttribute('aria-label'))).toStrictEqual([
      'Уменьшить',
      'Увеличить',
    ]);
    expect(buttons('А').map(({ tabIndex }) => tabIndex)).toStrictEqual([0, 0]);
  });

  test('of the price list begins empty, at 0', async () => {
    const { field } = await open('/prices');
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('placeholder', '0');
    expect(field).toHaveAttribute('aria-valuenow', '0');
    expect(field).toHaveAttribute('aria-valuemin', '0');
  });

  test('changes by whole steps with arrows, + and −, not below the smallest', async () => {
    const { user, field } = await open();
    const values: string[] = [];
    for (const key of ['{ArrowUp}', '+', '{ArrowDown}', '-', '-', 'a']) {
      await user.type(field, key);
      values.push((field as HTMLInputElement).value);
    }
    expect(values).toStrictEqual(['15', '20', '15', '10', '10', '10a']);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])(
    'leaves keys with %s to the browser',
    async (held) => {
      const { field } = await open();
      expect(fireEvent.keyDown(field, { key: '+', [held]: true })).toBe(true);
      expect(field).toHaveValue('10');
      expect(fireEvent.keyDown(field, { key: '+' })).toBe(false);
      expect(field).toHaveValue('15');
    },
  );

  test('is not selected by an event that React repeats to a part hydrated later', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.keyboard('2');
    fireEvent.focus(field);
    await user.keyboard('0');
    expect(field).toHaveValue('20');
  });

  test('is given back by Escape as it was before the typing', async () => {
    const { user, field } = await open();
    await user.click(buttons('А')[1] ?? field);
    await user.clear(field);
    await user.type(field, '47');
    expect(field).toHaveAttribute('aria-valuenow', '47');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('15');
    expect(field).toHaveAttribute('aria-valuenow', '15');
  });

  test('has no value while it is not understood, and can be given back', async () => {
    const { user, field } = await open();
    await user.clear(field);
    await user.type(field, 'много');
    expect(screen.queryByText('Не поняли количество')).not.toBeInTheDocument();
    await user.tab();
    expect(field).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('Не поняли количество')).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: 'Вернуть 10' }));
    expect(field).toHaveValue('10');
  });

  test('is selected when it gets the focus, so that typing replaces it', async () => {
    const { user, field } = await open();
    await user.click(field);
    await user.keyboard('20');
    expect(field).toHaveValue('20');
  });

  test('is selected as a whole when the press that gave it the focus is dragged aside', async () => {
    const { field } = await open();
    if (!(field instanceof HTMLInputElement)) throw new TypeError('not a field');
    fireEvent.mouseDown(field);
    field.focus();
    // as Chromium does when the pointer goes to the left
    field.setSelectionRange(0, 0);
    fireEvent.mouseUp(document.body);
    expect([field.selectionStart, field.selectionEnd]).toStrictEqual([0, 2]);
    // a further press places the caret
    fireEvent.mouseDown(field);
    field.setSelectionRange(1, 1);
    fireEvent.mouseUp(field);
    expect([field.selectionStart, field.selectionEnd]).toStrictEqual([1, 1]);
  });

  test('accepts a decimal comma and shows one', async () => {
    const { user } = await openPage(
      '/catalog/1',
      oneCategory([{ article: 'А', unit: 'м²', minLot: 0.5, step: 0.5 }]),
    );
    const field = screen.getByRole('spinbutton');
    expect(field).toHaveValue('0,5');
    await user.clear(field);
    await user.type(field, '1,5');
    await user.tab();
    expect(field).toHaveValue('1,5');
    expect(field).toHaveAttribute('aria-valuenow', '1.5');
  });
});
