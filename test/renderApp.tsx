import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApp } from '../src/app/createApp';
import { loadAllPages } from '../src/app/routes';
import { wantCallbackContent } from '../src/features/callback/callbackContentOnDemand';
import demo from '../mocks/settings.json';

beforeAll(() => Promise.all([loadAllPages(), wantCallbackContent()]));

/** Opens the whole site at a path, with the demo settings or others. */
export function renderApp(path = '/', settings: unknown = demo) {
  window.history.pushState(null, '', path);
  const { app, store } = createApp(JSON.stringify(settings), { prerendered: false });
  return { ...render(app), store, user: userEvent.setup() };
}

export { demo };
