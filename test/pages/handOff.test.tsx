import { act, fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { amountEdited } from '../../src/state/cart/cartSlice';
import { demoCarpets } from '../support/settings/demoSettings';
import { demo } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/order/savedFiles';
import { block, openCart, pastOrders, status } from '../support/screens/handOff';

const items = (count: number) =>
  demoCarpets.slice(0, count).map(({ _id, article, title, price }) => ({
    ...{ _id, article, title, price },
    amount: 10,
    note: 'для Примерной улицы',
  }));

const open = (count = 2, settings?: unknown) => openCart(items(count), settings);

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-21T12:00'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] as const),
      'requestAnimationFrame',
    ],
  }),
);

/** jsdom opens no mail program. */
function openMail() {
  const mail = block().getByRole('link', { name: /^Отправить письмом/ });
  mail.addEventListener('click', (event) => event.preventDefault());
  return { mail, url: new URL(mail.getAttribute('href') ?? '') };
}

describe('Handing over the order', () => {
  test('by mail: the mail holds a short order in full', async () => {
    const { user } = await open(1);
    await user.type(block().getByRole('textbox', { name: 'Организация' }), 'ООО «Ромашка»');
    const { mail, url } = openMail();
    expect(url.protocol + url.pathname).toBe('mailto:zakaz@example.com');
    expect(url.searchParams.get('subject')).toBe('ООО «Ромашка», 1 позиция, 2 850 ₽');
    expect(url.searchParams.get('body')).toContain('VG-4060-01');
    expect(url.searchParams.get('body')).toContain('Организация: ООО «Ромашка»');

    await user.click(mail);
    expect(status()).toHaveTextContent(
      'Если письмо не открылось, скопируйте текст или скачайте файл',
    );
  });

  test('by mail: a press right after an edit opens the mail with the new amount', async () => {
    const { store } = await open(1);
    const { mail } = openMail();
    const _id = items(1)[0]?._id ?? '';
    act(() => {
      // the mail is written again in the background
      flushSync(() => void store.dispatch(amountEdited({ _id, amount: 70 })));
      fireEvent.click(mail);
      expect(openMail().url.searchParams.get('body')).toContain('70 шт');
    });
  });

  test('by mail: of a longer order, the mail lists what fits and links to the rest', async () => {
    await open(20);
    const { url } = openMail();
    expect(url.href.length).toBeLessThanOrEqual(1900);
    expect(url.searchParams.get('body')).toMatch(
      /^1\. VG-4060-01 — 10 шт \(.+\)$[^]+^и ещё \d+ пози[^]+^Корзина: http:\/\/localhost\/cart#order/m,
    );
  });

  test('by mail: for a long order, the mail asks to attach a file, which is downloaded', async () => {
    const saved = collectSavedFiles();
    const { user } = await open(100);
    const { mail, url } = openMail();
    expect(url.href.length).toBeLessThanOrEqual(1900);
    expect(url.searchParams.get('body')).toContain('Заявка 2026-11-21.xlsx');

    await user.click(mail);
    expect(status()).toHaveTextContent('Приложите к нему скачанный файл');
    expect(await screen.findByText('Файл скачан')).toBeVisible();
    expect((await lastOf(saved)).name).toBe('Заявка 2026-11-21.xlsx');
  });

  test('the suggested next step uses the current order', async () => {
    const saved = collectSavedFiles();
    const { user } = await open(100);
    await user.click(openMail().mail);
    await user.type(block().getByRole('textbox', { name: 'Организация' }), 'ООО «Ромашка»');
    await user.click(block().getByRole('button', { name: 'Скачать ещё раз' }));
    expect(await screen.findByText('Файл скачан')).toBeVisible();
    const rows = await rowsOf((await lastOf(saved)).file);
    expect(rows).toContainEqual(expect.arrayContaining(['Организация: ООО «Ромашка»']));
  });

  test('by mail is not offered if the company has no e-mail', async () => {
    await open(1, { ...demo, company: { brand: 'Порог' } });
    expect(block().queryByRole('link', { name: /^Отправить письмом/ })).not.toBeInTheDocument();
  });

  test('as a text', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.type(block().getByRole('textbox', { name: 'Город' }), 'Тверь');
    await user.click(block().getByRole('button', { name: /^Скопировать текст/ }));
    expect(await screen.findByText('Скопировано')).toBeVisible();
    expect(write.mock.lastCall?.[0]).toMatch(
      /Город: Тверь[\s\S]*1\. VG-4060-01[\s\S]*2\. VG-4060-02/,
    );
  });

  test('stores the order that was handed over, not one edited meanwhile', async () => {
    const { user, store } = await open(1);
    let finish: () => void = () => undefined;
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await user.click(block().getByRole('button', { name: /^Скопировать текст/ }));
    const _id = demoCarpets[0]?._id ?? '';
    act(() => void store.dispatch(amountEdited({ _id, amount: 30 })));
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(pastOrders()).toContain('"amount":10');
    expect(pastOrders()).not.toContain('"amount":30');
  });

  test('as an XLSX file, with contacts and notes', async () => {
    const saved = collectSavedFiles();
    const { user } = await open();
    await user.click(block().getByRole('radio', { name: /^До терминала/ }));
    await user.type(block().getByRole('textbox', { name: 'ИНН' }), '7700000000');
    await user.click(block().getByRole('button', { name: /^Скачать XLSX/ }));
    expect(await screen.findByText('Файл скачан')).toBeVisible();
    const rows = await rowsOf((await lastOf(saved)).file);
    expect(rows).toContainEqual(expect.arrayContaining(['ИНН: 7700000000']));
    expect(rows).toContainEqual(
      expect.arrayContaining(['Способ получения: До терминала транспортной компании']),
    );
    expect(rows).toContainEqual(expect.arrayContaining(['VG-4060-01', 'для Примерной улицы']));
  });

  test('on paper, with the contacts', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.type(block().getByRole('textbox', { name: 'Контактное лицо' }), 'Анна');
    await user.click(block().getByRole('button', { name: /^Печать/ }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Анна').closest('dl')).toHaveTextContent(
      'Контактное лицоАннаСпособ полученияСамовывоз',
    );
  });

  test('as a link, without contacts and notes', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.type(block().getByRole('textbox', { name: 'Комментарий' }), 'Срочно');
    await user.click(block().getByRole('button', { name: /^Ссылка на корзину/ }));
    expect(await screen.findByText('Скопировано')).toBeVisible();
    const link = decodeURIComponent(write.mock.lastCall?.[0] ?? '');
    expect(link).toMatch(/^http:\/\/localhost\/cart#order\//);
    expect(link).not.toMatch(/Срочно|Примерной/);
  });

  test('through the share dialog of the device', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open();
    await user.click(block().getByRole('button', { name: /^Поделиться/ }));
    expect(await screen.findByText('Заявка передана')).toBeVisible();
    const { title, text, url } = share.mock.lastCall?.[0] ?? {};
    expect(title).toMatch(/^Заявка, 2\s/);
    expect(text).toMatch(/1\. VG-4060-01[^]+2\. VG-4060-02/);
    expect(url).toMatch(/\/cart#order\//);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('through the share dialog is not offered if the device has none', async () => {
    await open();
    expect(block().queryByRole('button', { name: /^Поделиться/ })).not.toBeInTheDocument();
  });

  test('by a call, for which the call-back dialog opens', async () => {
    const { user } = await open();
    await user.click(block().getByRole('button', { name: /^Заказать звонок/ }));
    expect(screen.getByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
  });
});

describe('The way of receiving', () => {
  const way = (name: RegExp) => block().getByRole('radio', { name });

  test('is chosen among those of the settings, with the minimum of each', async () => {
    const { user } = await open();
    const pickup = way(/^Самовывоз от\s15\s000\s₽$/);
    const terminal = way(/^До терминала транспортной компании от\s30\s000\s₽$/);
    expect(pickup).toBeChecked();
    expect(pickup).toHaveAccessibleDescription(/^Склад выдаёт.+До минимума 9\s200\s₽$/);
    expect(terminal).toHaveAccessibleDescription(/^В Москве бесплатно[^.]+\.$/);

    await user.click(terminal);
    expect(terminal).toBeChecked();
    expect(terminal).toHaveAccessibleDescription(/До минимума 24\s200\s₽$/);
    expect(pickup).toHaveAccessibleDescription('Склад выдаёт по будням с 9:00 до 16:30.');
    expect(openMail().url.searchParams.get('body')).toContain(
      'Способ получения: До терминала транспортной компании',
    );
  });

  test.each([
    ['Заказы тяжелее 10 кг грузим по записи.', 'В заказе 14,8 кг. Заказы тяжелее 10 кг'],
    ['погрузка по записи', 'В заказе 14,8 кг: погрузка по записи'],
  ])('warns of a heavy order: «%s»', async (heavyNote, warning) => {
    const receiving = [
      { title: 'Самовывоз', heavyFrom: 14.8, heavyNote },
      { title: 'Доставка', heavyFrom: 14.9, heavyNote },
    ];
    await open(2, { ...demo, receiving });
    const texts = [/^Самовывоз/, /^Доставка/].map(
      (name) => way(name).closest('label')?.textContent,
    );
    expect(texts[0]?.replaceAll('\u00A0', ' ')).toContain(warning);
    expect(texts[1]).not.toContain('В заказе');
  });

  test('is a free text if the settings have none', async () => {
    const { user } = await open(1, { ...demo, receiving: undefined });
    expect(block().queryByRole('radio')).not.toBeInTheDocument();
    await user.type(block().getByRole('textbox', { name: 'Способ получения' }), 'Заберём сами');
    expect(openMail().url.searchParams.get('body')).toContain('Способ получения: Заберём сами');
  });
});

test('a doubtful ИНН gets a hint when its field is left, and is used as it was typed', async () => {
  const { user } = await open(1);
  const field = block().getByRole('textbox', { name: 'ИНН' });
  await user.type(field, '7707083894');
  expect(field).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field).toHaveAccessibleDescription('проверьте цифры');
  expect(openMail().url.searchParams.get('body')).toContain('ИНН: 7707083894');
  await user.type(field, '{Backspace}3');
  expect(field).not.toHaveAccessibleDescription();
});

describe('Privacy', () => {
  test('contacts are neither stored nor in the address, and the page says so', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(block().getByText(/^Эти данные не отправляются на сайт/)).toBeVisible();
    const fields = ['Организация', 'ИНН', 'Контактное лицо', 'Город', 'Комментарий'];
    for (const name of fields) {
      await user.type(block().getByRole('textbox', { name }), 'тайна');
    }
    await user.click(block().getByRole('radio', { name: /^До терминала/ }));
    await user.click(block().getByRole('button', { name: /^Скопировать текст/ }));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/тайна|терминала/);
    expect(decodeURIComponent(window.location.href)).not.toContain('тайна');
  });

  test('a past order is stored without notes', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(block().getByRole('button', { name: /^Скопировать текст/ }));
    expect(pastOrders()).toContain('VG-4060-01');
    expect(pastOrders()).not.toContain('Примерной');
  });
});
