import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { createApp } from '../../src/app/createApp';
import { frameParts } from '../../src/app/frameParts';
import { loadAllPages } from '../../src/app/loadPage';
import demo from '../../mocks/settings.json';

// what is loaded later would render outside of `act`
beforeAll(() => Promise.all([loadAllPages(), ...frameParts.map(({ preload }) => preload())]));

/** Renders the whole site at a path, with the demo settings unless others are given. */
export function renderApp(path = '/', settings: unknown = demo) {
  window.history.pushState(null, '', path);
  const { app, store } = createApp(parseSettings(JSON.stringify(settings), console.warn), {
    prerendered: false,
  });
  return { ...render(app), store, user: userEvent.setup() };
}

/** Renders a page and waits until the cart has been read from storage. */
export async function openPage(...where: Parameters<typeof renderApp>) {
  // awaited, or React leaves behind what it renders in a second pass
  const app = await act(() => Promise.resolve(renderApp(...where)));
  await screen.findByRole('heading', { level: 1 });
  return app;
}

export { demo };
