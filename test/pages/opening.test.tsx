import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import demo from '../../mocks/settings.json';
import { afterPaint } from '../../src/shared/lib/afterPaint';
import { forgetModules } from '../support/forgetModules';
import { holdCode, missing } from '../support/holdCode';
import { countPageLoads } from '../support/pageLoads';

/** The demo with few carpets. */
const settings = {
  ...demo,
  categories: demo.categories
    .slice(0, 1)
    .map((category) => ({ ...category, items: category.items.slice(0, 3) })),
};

/** Opens a page in a new visit, in which no other page has been loaded yet. */
async function visit(path: string) {
  forgetModules();
  window.history.pushState(null, '', path);
  const { createApp } = await import('../../src/app/createApp');
  const { loadPage } = await import('../../src/app/loadPage');
  const { Footer, frameParts, Toasts } = await import('../../src/app/frameParts');
  const { findRoute } = await import('../../src/app/routes');
  const { parseSettings } = await import('../../src/domain/settings/parseSettings');
  const { queryParser } = await import('../../src/shared/router/query');
  await loadPage(window.location);
  const { app } = createApp(parseSettings(JSON.stringify(settings), console.warn), {
    prerendered: false,
  });
  await act(() => Promise.resolve(render(app)));
  await act(() => Promise.all([Footer.loaded, Toasts.loaded]));
  await settle();
  const codeOf = (address: string) => findRoute(address).route.code;
  return { codeOf, frameParts, queryParser, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('link', { name });

/** Waits for a paint, before which all that waited for code has happened. */
const settle = () => act(() => new Promise<void>(afterPaint));

const answer = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));

const failure = /^Не удалось открыть страницу\. Проверьте интернет и обновите её\./;

describe('A page whose code has not been loaded yet', () => {
  test('opens when it has come; its address and what else was pressed do not wait', async () => {
    const { codeOf, user } = await visit('/contacts');
    const release = holdCode(codeOf('/conditions'));
    await user.click(menuLink('Условия работы'));
    expect(window.location.pathname).toBe('/conditions');
    expect(await heading('Контакты')).toBeVisible();
    expect(document.title).toBe('Контакты — Порог');
    await user.click(screen.getByRole('button', { name: 'Закажи обратный звонок' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    release();
    expect(await heading('Условия работы')).toBeVisible();
    expect(document.title).toBe('Условия работы — Порог');
  });

  test('does not replace a page that was opened meanwhile', async () => {
    const { codeOf, user } = await visit('/contacts');
    const release = holdCode(codeOf('/conditions'));
    await user.click(menuLink('Условия работы'));
    await user.click(menuLink('Каталог'));
    await heading('Каталог компании «Порог»');
    release();
    await settle();
    expect(await heading('Каталог компании «Порог»')).toBeVisible();
  });

  test('is loaded again by the browser if a release has removed its code', async () => {
    const { codeOf, user } = await visit('/contacts');
    answer(200);
    const loads = countPageLoads();
    jest.spyOn(codeOf('/conditions'), 'preload').mockImplementation(missing);
    await user.click(menuLink('Условия работы'));
    await waitFor(() => expect(loads()).toBe(1));
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  test('gets a message without a network, which another page removes', async () => {
    const { codeOf, user } = await visit('/contacts');
    answer(503);
    const loads = countPageLoads();
    jest.spyOn(codeOf('/conditions'), 'preload').mockImplementation(missing);
    await user.click(menuLink('Условия работы'));
    const message = await screen.findByText(failure);
    expect(message.closest('[role="alert"]')).not.toBeNull();
    expect(await heading('Контакты')).toBeVisible();
    expect(loads()).toBe(0);
    await user.click(within(message).getByRole('button', { name: 'Обновить' }));
    expect(loads()).toBe(1);
    await user.click(menuLink('Каталог'));
    await heading('Каталог компании «Порог»');
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });

  test('says nothing if the visitor has gone on', async () => {
    const { codeOf, user } = await visit('/contacts');
    answer(503);
    const release = holdCode(codeOf('/conditions'), true);
    await user.click(menuLink('Условия работы'));
    await user.click(menuLink('Каталог'));
    await heading('Каталог компании «Порог»');
    release();
    await settle();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});

test('a second press on a page whose query waits for code comes after the first', async () => {
  const { queryParser, user } = await visit('/prices');
  const release = holdCode(queryParser);
  const boxes = ['Только в наличии', 'Только с ценой'].map((name) => screen.getByLabelText(name));
  for (const box of boxes) await user.click(box);
  expect(boxes[1]).not.toBeChecked();
  release();
  await waitFor(() => expect(boxes[1]).toBeChecked());
  expect(boxes[0]).toBeChecked();
});

describe('Code is loaded ahead', () => {
  test('of a page whose link is pointed at, once that is painted', async () => {
    const { codeOf } = await visit('/contacts');
    const preload = jest.spyOn(codeOf('/conditions'), 'preload');
    jest.useFakeTimers();
    fireEvent.pointerEnter(menuLink('Условия работы'));
    await jest.advanceTimersByTimeAsync(49);
    expect(preload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test.each(['pointermove', 'touchstart', 'keydown', 'click'])(
    'of the rest of the page, at the first %s',
    async (type) => {
      const { frameParts } = await visit('/contacts');
      const loaded = jest.fn();
      for (const part of frameParts) jest.spyOn(part, 'preload').mockImplementation(loaded);
      jest.useFakeTimers();
      fireEvent(document.body, new Event(type, { bubbles: true }));
      await jest.advanceTimersByTimeAsync(49);
      expect(loaded).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(loaded).toHaveBeenCalledTimes(frameParts.length);
      fireEvent(document.body, new Event(type, { bubbles: true }));
      await jest.advanceTimersByTimeAsync(100);
      expect(loaded).toHaveBeenCalledTimes(frameParts.length);
    },
  );
});
