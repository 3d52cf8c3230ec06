import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { demo, openPage, renderApp } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/order/savedFiles';

const count = demo.categories.reduce((sum, { items }) => sum + items.length, 0);

async function save(path: string, button: string) {
  const saved = collectSavedFiles();
  const { user, unmount } = renderApp(path);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByText('Файл скачан')).toBeVisible();
  // the file may take longer to read than the slider waits
  unmount();
  const { name, file } = await lastOf(saved);
  return { name, rows: await rowsOf(file), file };
}

describe('The price list as a file', () => {
  test.each([
    ['/', 'Скачать XLSX'],
    ['/prices', 'Скачать XLSX'],
    ['/conditions', 'Скачать прайс'],
  ])('on %s, «%s» saves every carpet below the date, the phone and the terms', async (...where) => {
    const { name, rows } = await save(...where);
    const [title, terms, headings, first] = rows.map((cells) => cells.filter(Boolean));
    expect(name).toBe('Прайс-лист 2026-11-01.xlsx');
    expect(title).toStrictEqual([
      'Прайс-лист «Порог» от\u00A01\u00A0ноября 2026 · +7 (495) 000-00-01',
    ]);
    expect(terms).toStrictEqual([
      'Цены действительны на 1\u00A0ноября 2026, с НДС. Не является публичной офертой.',
    ]);
    expect(headings).toContain('Количество');
    expect(first).toStrictEqual(expect.arrayContaining(['VG-4060-01', '285', '50', '271']));
    expect(rows).toHaveLength(count + 3);
  });

  test('on /prices, only the filtered carpets are saved, and the file says so', async () => {
    const { name, rows } = await save('/prices?q=VG-4060', 'Скачать XLSX');
    expect(name).toBe(`Прайс-лист 2026-11-01, выбрано 3 из ${count}.xlsx`);
    expect(rows[2]?.[0]).toBe(`Выбрано 3 из\u00A0${count}\u00A0позиций.`);
    expect(rows[3]).toStrictEqual(expect.arrayContaining(['Цена от 50, ₽', 'Цена от 200, ₽']));
    expect(rows.slice(4).map((cells) => cells[2])).toStrictEqual([
      'VG-4060-01',
      'VG-4060-02',
      'VG-4060-03',
    ]);
  });

  test('on /prices, nothing is saved if nothing is found', async () => {
    const saved = collectSavedFiles();
    const { user } = await openPage('/prices?q=самовар');
    const buttons = screen.getAllByRole('button', { name: /^Скачать (XLSX|CSV)$/ });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
    for (const button of buttons) expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Скачать CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await lastOf(saved)).name).toBe('Прайс-лист 2026-11-01.csv');
  });

  test('on /prices, a press right after a filter saves what the filter leaves', async () => {
    const saved = collectSavedFiles();
    await openPage('/prices');
    act(() => {
      // the list itself follows in the background
      flushSync(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Только с ценой' })));
      fireEvent.click(screen.getByRole('button', { name: 'Скачать CSV' }));
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await lastOf(saved)).name).toMatch(/^Прайс-лист 2026-11-01, выбрано \d+ из/);
  });

  test('a sorted list is a whole one', async () => {
    const { name } = await save('/prices?sort=price', 'Скачать CSV');
    expect(name).toBe('Прайс-лист 2026-11-01.csv');
  });

  test('a CSV file begins with a byte order mark and has semicolons', async () => {
    const { file } = await save('/prices', 'Скачать CSV');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toStrictEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('Категория;Модель;Артикул;Наименование');
  });
});

test('A file that could not be prepared can be asked for again', async () => {
  const { user } = renderApp('/conditions');
  const create = jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no code');
  });
  await user.click(screen.getByRole('button', { name: 'Скачать прайс' }));
  const failure = 'Не удалось подготовить файл. Проверьте интернет и повторите';
  expect(await screen.findByText(failure)).toBeVisible();
  expect(create).toHaveBeenCalledTimes(1);

  const saved = collectSavedFiles();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Файл скачан')).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  expect(saved).toHaveLength(1);
});
