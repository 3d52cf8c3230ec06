import { screen, waitFor } from '@testing-library/react';
import { demo, renderApp } from '../support/renderApp';
import { collectSavedFiles, lastOf, rowsOf } from '../support/savedFiles';

const count = demo.categories.reduce((sum, { items }) => sum + items.length, 0);

async function save(path: string, button: string) {
  const saved = collectSavedFiles();
  const { user } = renderApp(path);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await screen.findByText('Файл скачан')).toBeVisible();
  const { name, file } = await lastOf(saved);
  return { name, rows: await rowsOf(file), file };
}

describe('The price list as a file', () => {
  test.each([
    ['/', 'Скачать XLSX', 'Прайс-лист 2026-11-01.xlsx'],
    ['/prices', 'Скачать XLSX', 'Прайс-лист 2026-11-01.xlsx'],
    ['/prices', 'Скачать CSV', 'Прайс-лист 2026-11-01.csv'],
    ['/conditions', 'Скачать прайс', 'Прайс-лист 2026-11-01.xlsx'],
  ])('on %s, «%s» saves every carpet', async (path, button, file) => {
    const { name, rows } = await save(path, button);
    expect(name).toBe(file);
    expect(rows).toHaveLength(count + 1);
    expect(rows[1]).toEqual(expect.arrayContaining(['VG-4060-01', '285']));
  });

  test('on /prices, only the filtered carpets are saved', async () => {
    const { rows } = await save('/prices?q=VG-4060', 'Скачать CSV');
    expect(rows.slice(1).map((cells) => cells[1])).toEqual([
      'VG-4060-01',
      'VG-4060-02',
      'VG-4060-03',
    ]);
  });

  test('a CSV file begins with a byte order mark and has semicolons', async () => {
    const { file } = await save('/prices', 'Скачать CSV');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('Категория;Артикул;Наименование');
  });
});
