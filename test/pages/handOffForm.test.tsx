import { screen } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { block, openCart } from '../support/screens/handOff';

const goods = oneCategory([{ article: 'A-1', price: 100, weight: 2 }]);
const field = (name: string) => block().getByRole('textbox', { name });

const company = { email: 'zakaz@example.com' };
const open = (settings: object = {}) =>
  openCart([{ _id: '0', amount: 10 }], { ...goods, company, ...settings });

describe('The fields of the buyer', () => {
  test('are filled in by the browser with what it knows of them', async () => {
    await open();
    const known = ['Организация', 'Контактное лицо', 'Город', 'Способ получения', 'ИНН'];
    expect(known.map((name) => field(name).getAttribute('autocomplete'))).toStrictEqual([
      'organization',
      'name',
      'address-level2',
      'off',
      'off',
    ]);
  });

  test('are those of the order, and say where the data goes', async () => {
    await open();
    const names = block()
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ labels }) => labels?.[0]?.textContent);
    expect(names).toStrictEqual([
      'Организация',
      'ИНН',
      'Контактное лицо',
      'Город',
      'Способ получения',
      'Комментарий',
    ]);
    expect(
      block().getByRole('group', { name: 'Для счёта и отгрузки, по желанию' }),
    ).toHaveAccessibleDescription(/^Эти данные не отправляются на сайт/);
  });

  test('leave the way of receiving to the choice where the settings have ways', async () => {
    await open({ receiving: [{ title: 'Самовывоз' }] });
    expect(block().getAllByRole('textbox')).toHaveLength(5);
    expect(block().queryByRole('textbox', { name: 'Способ получения' })).not.toBeInTheDocument();
  });

  test('have room for several lines only in the comment', async () => {
    const { user } = await open();
    await user.type(field('Комментарий'), 'позвонить{Enter}за час');
    await user.type(field('Город'), 'Тверь{Enter}');
    expect(field('Комментарий')).toHaveValue('позвонить\nза час');
    expect(field('Город')).toHaveValue('Тверь');
  });

  test('say nothing of an ИНН that was not filled in or is right', async () => {
    const { user } = await open();
    await user.click(field('ИНН'));
    await user.tab();
    expect(field('ИНН')).not.toHaveAccessibleDescription();
    await user.type(field('ИНН'), '7707083893');
    await user.tab();
    expect(field('ИНН')).not.toHaveAccessibleDescription();
  });
});

test('each way to hand the order over says what it gives', async () => {
  Object.defineProperty(navigator, 'share', { value: jest.fn(), configurable: true });
  await open();
  const ways = block()
    .getAllByRole('listitem')
    .map((item) => plain(item));
  expect(ways).toStrictEqual([
    'Отправить письмом откроется ваша почта с готовым текстом',
    'Скопировать текст для мессенджера или CRM',
    'Скачать XLSX таблица с артикулами и суммами',
    'Печать лист заявки на А4',
    'Ссылка на корзину коллега откроет тот же состав',
    'Заказать звонок перезвоним и оформим с ваших слов',
    'Поделиться через приложения устройства',
  ]);
  Reflect.deleteProperty(navigator, 'share');
});

test('the mail follows the way of receiving that is chosen last', async () => {
  const { user } = await open({ receiving: [{ title: 'Самовывоз' }, { title: 'Доставка' }] });
  const body = () => {
    const mail = block().getByRole('link', { name: /^Отправить письмом/ });
    return new URL(mail.getAttribute('href') ?? '').searchParams.get('body');
  };
  expect(body()).toContain('Способ получения: Самовывоз');
  await user.click(block().getByRole('radio', { name: 'Доставка' }));
  expect(body()).toContain('Способ получения: Доставка');
});

describe('A way of receiving', () => {
  const way = (name: RegExp) => block().getByRole('radio', { name });

  test('shows its minimum, note and warning only if it has them', async () => {
    await open({
      receiving: [
        { title: 'Самовывоз' },
        { title: 'Доставка', heavyNote: 'Грузим по записи.' },
        { title: 'Почта', heavyFrom: 1 },
        { title: 'Склад', minimumOrder: 500 },
      ],
    });
    const labels = block()
      .getAllByRole('radio')
      .map((radio) => plain(radio.closest('label') ?? radio).trim());
    expect(labels).toStrictEqual(['Самовывоз', 'Доставка', 'Почта', 'Склад от 500 ₽']);
  });

  test('says what is missing to the minimum only while something is', async () => {
    await open({ receiving: [{ title: 'Самовывоз', minimumOrder: 1000 }] });
    expect(way(/^Самовывоз от\s1\s000\s₽$/)).toBeChecked();
    expect(way(/^Самовывоз от\s1\s000\s₽$/)).not.toHaveAccessibleDescription();
  });
});

test('only the contacts that were filled in are printed', async () => {
  const { user } = await open();
  const printed = () => screen.queryByText('Город', { selector: 'dt' })?.closest('dl');
  expect(printed()).toBeUndefined();
  await user.type(field('Город'), 'Тверь');
  expect(printed()).toHaveTextContent(/^ГородТверь$/);
});
