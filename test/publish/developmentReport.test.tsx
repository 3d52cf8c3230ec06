import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Report } from '../../src/publish/development/client/Report';
import { pageReport } from '../../src/publish/development/pageReport';
import { printChange, printReport } from '../../src/publish/development/print';
import type { Finding } from '../../src/publish/finding';
import { collectPrinted } from '../support/publish/printed';

const place = { file: 'прайс.xlsx', sheet: 'Товары', row: 14 };
const error: Finding = { severity: 'error', place, message: 'не число', excerpt: ['abc', '^'] };
const warning: Finding = { severity: 'warning', place: { file: 'a.json' }, message: 'нет фото' };

const open = (findings: readonly Finding[], isOutdated = false) =>
  render(<Report report={pageReport(findings, isOutdated)} />);
const corner = () => screen.queryByRole('complementary', { name: 'Проверка файлов' });

describe('The report over the page', () => {
  test('is not there if nothing is wrong', () => {
    open([]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(corner()).not.toBeInTheDocument();
  });

  test('opens for an error, with the findings of each file and what to do', () => {
    open([error, error, warning]);
    expect(screen.getByRole('dialog', { name: /^2\sошибки и 1\sпредупреждение$/ })).toBeVisible();
    expect(screen.getByText(/^На странице пока/)).toHaveTextContent(
      'На странице пока только то, что удалось прочитать. Исправьте файл и сохраните его: страница обновится сама.',
    );
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent),
    ).toStrictEqual(['прайс.xlsx', 'a.json']);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toStrictEqual([
      'Ошибка. Товары, строка 14: не числоabc\n^',
      'Ошибка. Товары, строка 14: не числоabc\n^',
      'Внимание. нет фото',
    ]);
  });

  test('says that the page shows earlier data', () => {
    open([error], true);
    expect(screen.getByRole('dialog', { name: /^1\sошибка$/ })).toHaveTextContent(
      'На странице пока прежние данные.',
    );
  });

  test('begins in the corner if there are only warnings', async () => {
    open([warning]);
    expect(corner()).toHaveTextContent('1 предупреждение');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Сайт можно публиковать. Проверьте только, так ли задумано.',
    );
    expect(corner()).not.toBeInTheDocument();
  });

  test('stays as it was left, also after a reload, until it changes', async () => {
    const { unmount } = open([error]);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(corner()).toHaveTextContent('1 ошибка');
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    expect(corner()).not.toBeInTheDocument();
    unmount();
    const again = open([error]);
    expect(corner()).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    again.rerender(<Report report={pageReport([error, error], false)} />);
    expect(screen.getByRole('dialog', { name: /^2\sошибки$/ })).toBeVisible();
  });
});

describe('The development server prints', () => {
  let printed: ReturnType<typeof collectPrinted>;
  beforeEach(() => {
    printed = collectPrinted();
  });

  test.each([
    [['a/прайс.xlsx'], 'прайс.xlsx'],
    [['a/1.jpg', 'a/2.jpg', 'a/3.jpg'], '1.jpg, 2.jpg, 3.jpg'],
    [['a/1.jpg', 'a/2.jpg', 'a/3.jpg', 'a/4.jpg', 'a'], '1.jpg, 2.jpg, 3.jpg и ещё 1'],
  ])('when which files have changed: %j', (files, names) => {
    printChange(files);
    expect(printed.text()).toMatch(/^\n\d\d:\d\d:\d\d {2}Изменилось: /);
    expect(printed.text()).toMatch(new RegExp(`: ${names}\n$`));
  });

  const changes = { details: ['Цены:', '  VG-1: 285 → 295 ₽'], summary: 'цены изменились: 1' };
  const print = (findings: readonly Finding[], isPartial = false, compared = true) => {
    const source = { block: '', files: [], pictures: { public: 'public' } };
    const state = { block: '', isPartial, revision: '1', report: pageReport(findings, false) };
    printReport({ ...source, findings, changes: compared ? changes : undefined }, state);
    const text = printed.text();
    return text.slice(text.indexOf('Ошибок: ')).split('\n').slice(1, -1);
  };

  test('what publishing would change', () => {
    expect(print([warning])).toStrictEqual([
      'Цены:',
      '  VG-1: 285 → 295 ₽',
      'По сравнению с опубликованным: цены изменились: 1',
    ]);
    expect(printed.text()).toContain('Внимание. нет фото');
  });

  test('nothing of changes if nothing is published', () => {
    expect(print([], false, false)).toStrictEqual([]);
  });

  test.each([
    [true, 'На странице пока только то, что удалось прочитать.'],
    [false, 'На странице пока прежние данные.'],
  ])('what the page shows while there are errors (partial: %s): «%s»', (isPartial, sentence) => {
    expect(print([error], isPartial)).toStrictEqual([
      sentence,
      'Исправьте файл и сохраните его: страница обновится сама.',
    ]);
  });
});
