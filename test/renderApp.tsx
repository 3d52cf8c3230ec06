import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '../src/app/createApp';
import demo from '../mocks/settings.json';

const running: (() => void)[] = [];
afterEach(() => running.splice(0).forEach((stop) => stop()));

/** Opens the whole site at a path, with the demo settings or others. */
export function renderApp(path = '/', settings: unknown = demo) {
  window.history.pushState(null, '', path);
  const { app, store, stop } = createApp(JSON.stringify(settings));
  running.push(stop);
  return { ...render(app), store, user: userEvent.setup() };
}

export { demo };
