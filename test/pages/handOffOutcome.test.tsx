import { screen, waitFor } from '@testing-library/react';
import { demoCarpets } from '../support/settings/demoSettings';
import { collectSavedFiles } from '../support/order/savedFiles';
import { block, openCart, pastOrders, status } from '../support/screens/handOff';

const button = (name: string | RegExp) => block().getByRole('button', { name });

/** @param share what the device answers to its share dialog */
function open(share?: () => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return openCart([{ ...demoCarpets[0], amount: 10 }]);
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('After the share dialog', () => {
  test('has failed, the link can be copied instead', async () => {
    const { user } = await open(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button(/^Поделиться/));
    await waitFor(() => {
      expect(status()).toHaveTextContent('Не удалось поделиться. Скопируйте ссылку на корзину');
    });
    expect(pastOrders()).toBe('');
    await user.click(button('Скопировать ссылку'));
    expect(await screen.findByText('Скопировано')).toBeVisible();
    expect(write.mock.lastCall?.[0]).toMatch(/^http:\/\/localhost\/cart#order\//);
    expect(status()).toBeEmptyDOMElement();
    expect(pastOrders()).toContain('VG-4060-01');
  });

  test('has failed, whatever the reason, a message says so', async () => {
    const { user } = await open(() => Promise.reject(new TypeError('AbortError')));
    await user.click(button(/^Поделиться/));
    await waitFor(() => expect(status()).toHaveTextContent('Не удалось поделиться'));
  });

  test('has been closed by the visitor, nothing is said', async () => {
    let asked = 0;
    const { user } = await open(() => {
      asked += 1;
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    await user.click(button(/^Поделиться/));
    await user.click(button(/^Поделиться/));
    expect(asked).toBe(2);
    expect(status()).toBeEmptyDOMElement();
    expect(pastOrders()).toBe('');
  });
});

test('After the browser refuses to copy, the text is selected for it, until a way succeeds', async () => {
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(button(/^Скопировать текст/));
  const text = await block().findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Текст, который нужно скопировать',
  });
  expect(status()).toHaveTextContent(
    'Браузер не дал скопировать. Выделите текст и скопируйте его сами',
  );
  expect(text).toHaveAttribute('readonly');
  expect(text).toHaveDisplayValue(/VG-4060-01/);
  await user.click(text);
  expect([text.selectionStart, text.selectionEnd]).toStrictEqual([0, text.value.length]);
  expect(pastOrders()).toBe('');

  await user.click(screen.getByRole('button', { name: 'Увеличить' }));
  expect(text).toHaveDisplayValue(/— 20\sшт × /);
  await user.click(text);
  await user.copy();
  expect(pastOrders()).toContain('"amount":20');
  expect(text).toBeVisible();

  write.mockResolvedValue();
  await user.click(button(/^Ссылка на корзину/));
  expect(await screen.findByText('Скопировано')).toBeVisible();
  expect(text).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
});

describe('An order is kept among those of this device', () => {
  test('when it is printed, and the page says what to do if nothing has opened', async () => {
    jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(button(/^Печать/));
    expect(status()).toHaveTextContent(
      'Если окно печати не открылось, скачайте XLSX и распечатайте его',
    );
    expect(pastOrders()).toContain('VG-4060-01');
  });

  test('when it is saved', async () => {
    const saved = collectSavedFiles();
    const { user } = await open();
    await user.click(button(/^Скачать XLSX/));
    expect(await screen.findByText('Файл скачан')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(pastOrders()).toContain('VG-4060-01');
  });

  test('when it is shared', async () => {
    const { user } = await open(() => Promise.resolve());
    await user.click(button(/^Поделиться/));
    expect(await screen.findByText('Заявка передана')).toBeVisible();
    expect(pastOrders()).toContain('VG-4060-01');
  });
});
