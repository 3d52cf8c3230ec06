import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { createApp } from '../../src/app/createApp';
import { loadAllPages } from '../../src/app/routes';
import { wantCallbackContent } from '../../src/features/callback/callbackContentOnDemand';
import demo from '../../mocks/settings.json';

beforeAll(() => Promise.all([loadAllPages(), wantCallbackContent()]));

/** Opens the whole site at a path, with the demo settings or others. */
export function renderApp(path = '/', settings: unknown = demo) {
  window.history.pushState(null, '', path);
  const { app, store } = createApp(parseSettings(JSON.stringify(settings), console.warn), {
    prerendered: false,
  });
  return { ...render(app), store, user: userEvent.setup() };
}

export { demo };
