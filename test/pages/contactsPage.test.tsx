import { act, fireEvent, screen, within } from '@testing-library/react';
import { setMoscowTime } from '../support/moscowTime';
import { collectSavedFiles, lastOf } from '../support/order/savedFiles';
import { plain } from '../support/plain';
import { demo, renderApp } from '../support/renderApp';

/** The card under a heading: «Офис» or «Склад». */
function card(title: string) {
  const heading = within(screen.getByRole('main')).getByRole('heading', { name: title });
  const section = heading.closest('section');
  if (!section) throw new Error(`${title} is not in a section`);
  return section;
}

/** The value beside a term. */
function definitionOf(term: string, within_: HTMLElement = screen.getByRole('main')) {
  const row = within(within_).getByText(term).parentElement;
  if (!row) throw new Error(`${term} is not in a list`);
  return within(row);
}

describe('Contacts page', () => {
  test('has its own heading and title', () => {
    renderApp('/contacts');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Контакты');
    expect(document.title).toBe('Контакты — Порог');
  });

  test('shows the office and the warehouse with address, hours and phones', () => {
    renderApp('/contacts');
    const office = card('Офис');
    expect(within(office).getByText('Адрес')).toBeVisible();
    expect(office).toHaveTextContent('101000, Москва, ул. Примерная, д. 1, офис 10');
    expect(office).toHaveTextContent('пн–пт 9:00–18:00');
    for (const phone of ['+7 (495) 000-00-01', '+7 (495) 000-00-02', '+7 (800) 000-00-03']) {
      expect(within(office).getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replace(/[^+\d]/g, '')}`,
      );
    }
    const warehouse = card('Склад');
    expect(warehouse).toHaveTextContent('Московская область, г. Примерск, Складской проезд, д. 5');
    expect(warehouse).toHaveTextContent('пн–пт 9:00–16:30');
    expect(within(warehouse).getByRole('link', { name: '+7 (495) 000-00-04' })).toBeVisible();
  });

  test('shows a phone of the office once, however often the settings list it', () => {
    const [office, other] = ['+7 (495) 000-00-01', '+7 (495) 000-00-02'];
    renderApp('/contacts', { company: { phones: { office, additional: [other, office, other] } } });
    const phones = within(card('Офис')).getAllByRole('link');
    expect(phones.map(({ textContent }) => textContent)).toStrictEqual([office, other]);
  });

  test.each([
    ['2026-11-20T12:00', 'Сейчас открыто до 18:00', 'Сейчас открыто до 16:30'],
    ['2026-11-20T17:00', 'Сейчас открыто до 18:00', 'Закрыто, откроемся в понедельник в 9:00'],
    [
      '2026-12-31T12:00',
      'Закрыто, откроемся 11 января в 9:00',
      'Закрыто, откроемся 11 января в 9:00',
    ],
  ])('shows whether they are open at %s, Moscow time', (moscowTime, office, warehouse) => {
    setMoscowTime(moscowTime);
    renderApp('/contacts');
    expect(card('Офис')).toHaveTextContent(office);
    expect(card('Склад')).toHaveTextContent(warehouse);
    expect(screen.getByRole('banner')).toHaveTextContent(office);
  });

  test('links to the map, by coordinates if there are any, otherwise by the address', () => {
    const { office } = demo.company;
    renderApp('/contacts', {
      company: { office, warehouse: { address: 'Примерск, д. 5' } },
    });
    const mapOf = (title: string) =>
      within(card(title)).getByRole('link', { name: 'Открыть в Яндекс Картах' });
    expect(mapOf('Офис')).toHaveAttribute('href', expect.stringContaining('pt=37.6176,55.7558'));
    expect(mapOf('Склад')).toHaveAttribute(
      'href',
      `https://yandex.ru/maps/?text=${encodeURIComponent('Примерск, д. 5')}`,
    );
    expect(mapOf('Офис')).toHaveAttribute('target', '_blank');
    expect(mapOf('Офис')).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(document.querySelector('iframe')).toBeNull();
  });

  test.each([
    [{ latitude: 55.6 }, null],
    [{ longitude: 37.7 }, null],
    [{ latitude: 55.6, longitude: 37.7 }, 'https://yandex.ru/maps/?pt=37.7,55.6&z=16'],
    [{ latitude: 55.6, address: 'Тула' }, 'https://yandex.ru/maps/?text=%D0%A2%D1%83%D0%BB%D0%B0'],
    [{ longitude: 37.7, address: 'Тула' }, 'https://yandex.ru/maps/?text=%D0%A2%D1%83%D0%BB%D0%B0'],
  ])('links to the map of %j at %s', (warehouse, href) => {
    renderApp('/contacts', { company: { warehouse } });
    const map = within(card('Склад')).queryByRole('link', { name: 'Открыть в Яндекс Картах' });
    expect(map?.getAttribute('href') ?? null).toBe(href);
    expect(within(card('Склад')).queryAllByText('Как проехать')).toHaveLength(href ? 1 : 0);
  });

  test('copies the e-mail', async () => {
    const { user } = renderApp('/contacts');
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Электронная почта')).toBeVisible();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(header.getByRole('button', { name: 'Скопировать: zakaz@example.com' }));
    expect(writeText).toHaveBeenCalledWith('zakaz@example.com');
  });

  test('copies a requisite and confirms that for four seconds, longer under the pointer', async () => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = renderApp('/contacts');
    await user.click(definitionOf('Банк').getByRole('button', { name: 'Скопировать: Банк' }));
    const notice = await screen.findByText('Скопировано: Банк');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(writeText).toHaveBeenCalledWith('Демонстрационный банк');

    jest.useFakeTimers();
    fireEvent.pointerEnter(notice);
    act(() => jest.advanceTimersByTime(10_000));
    fireEvent.pointerLeave(notice);
    act(() => jest.advanceTimersByTime(3900));
    expect(notice).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(notice).not.toBeInTheDocument();
  });

  test('shows an error if the browser refuses to copy', async () => {
    const { user } = renderApp('/contacts');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const bik = definitionOf('БИК');
    await user.click(bik.getByRole('button'));
    expect(await screen.findByText('Не удалось скопировать: БИК')).toBeVisible();
  });

  test('lists the requisites and saves them as a text file', async () => {
    const saved = collectSavedFiles();
    const { user } = renderApp('/contacts');
    expect(definitionOf('Организация').getByText(/^ООО «Порог»/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Скачать карточку' }));

    const { name, file } = await lastOf(saved);
    expect(name).toBe('Реквизиты.txt');
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const lines = text.split('\r\n');
    expect(lines).toStrictEqual([
      '\uFEFFОрганизация: ООО «Порог» (демонстрационные данные)',
      'ИНН: 0000000000',
      'КПП: 000000000',
      'ОГРН: 0000000000000',
      'Расчётный счёт: 00000000000000000000',
      'Банк: Демонстрационный банк',
      'БИК: 000000000',
      'Корр. счёт: 00000000000000000000',
      'Адрес: 101000, Москва, ул. Примерная, д. 1, офис 10',
      'Телефон: +7 (495) 000-00-01',
      'Электронная почта: zakaz@example.com',
    ]);
  });

  test('saves as few requisites as there are, without contacts that are unknown', async () => {
    const saved = collectSavedFiles();
    const { user } = renderApp('/contacts', { company: { requisites: { bik: '044525225' } } });
    await user.click(screen.getByRole('button', { name: 'Скачать карточку' }));
    const { file } = await lastOf(saved);
    expect(new TextDecoder().decode(await file.arrayBuffer())).toBe('БИК: 044525225');
    expect(file.type).toMatch(/^text\/plain/);
  });

  test('has no cards, opening status or requisites without settings', () => {
    setMoscowTime('2026-11-20T12:00');
    renderApp('/contacts', {});
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByText(/открыто|Закрыто|undefined/)).not.toBeInTheDocument();
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Заказать обратный звонок' }),
    ).toBeVisible();
  });

  test('has the phones with their hours and the e-mail in its heading', () => {
    renderApp('/contacts');
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Офис, пн–пт 9:00–18:00')).toBeVisible();
    const facts = header.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling ?? term;
      return [
        plain(term),
        ...within(value as HTMLElement)
          .getAllByRole('link')
          .map(plain),
      ];
    });
    expect(facts).toStrictEqual([
      ['Дополнительные', '+7 (495) 000-00-02', '+7 (800) 000-00-03'],
      ['Склад, пн–пт 9:00–16:30', '+7 (495) 000-00-04'],
      ['Электронная почта', 'zakaz@example.com'],
    ]);
  });

  test('names the phone and the address of the office in its description', () => {
    renderApp('/contacts');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Телефоны, адреса и часы работы офиса и склада, реквизиты · +7 (495) 000-00-01 · ' +
        '101000, Москва, ул. Примерная, д. 1, офис 10',
    );
  });

  test('names what it tells about a place', () => {
    renderApp('/contacts');
    const terms = (title: string) => within(card(title)).getAllByRole('term').map(plain);
    expect(terms('Офис')).toStrictEqual(['Адрес', 'Часы работы', 'Телефоны', 'Как проехать']);
    expect(terms('Склад')).toStrictEqual(['Адрес', 'Часы работы', 'Телефон', 'Как проехать']);
    expect(within(card('Склад')).getByText(/^Въезд через КПП/)).toBeVisible();
  });

  test('copies the address of a place', async () => {
    const { user } = renderApp('/contacts', { company: { office: { address: 'Москва, д. 1' } } });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Скопировать адрес' }));
    expect(writeText).toHaveBeenCalledWith('Москва, д. 1');
  });

  test('tells the way to a place whose address is unknown', () => {
    renderApp('/contacts', { company: { warehouse: { directions: 'За мостом налево' } } });
    const warehouse = within(card('Склад'));
    expect(warehouse.getByText('За мостом налево')).toBeVisible();
    expect(warehouse.getAllByRole('term').map(plain)).toStrictEqual([
      'Часы работы',
      'Как проехать',
    ]);
    expect(warehouse.queryByRole('button')).not.toBeInTheDocument();
    expect(warehouse.queryByRole('link')).not.toBeInTheDocument();
    // only the office has its status in the heading
    expect(screen.getByRole('banner')).not.toHaveTextContent(/открыто|Закрыто/);
    expect(screen.queryByRole('heading', { name: 'Офис' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Телефоны, адреса и часы работы офиса и склада, реквизиты',
    );
  });

  test('leaves out missing facts about a place', () => {
    renderApp('/contacts', { company: { phones: { office: '+7 (495) 000-00-01' } } });
    const office = within(card('Офис'));
    expect(office.getByText('Телефон')).toBeVisible();
    expect(office.queryByText('Адрес')).not.toBeInTheDocument();
    expect(office.queryByText('Как проехать')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Склад' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Реквизиты' })).not.toBeInTheDocument();
  });
});
