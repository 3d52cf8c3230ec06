import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  addressMiddleware,
  eventsMiddleware,
  pageMiddleware,
} from '../../src/publish/development/middleware';
import { pageReport } from '../../src/publish/development/pageReport';
import type { PageState } from '../../src/publish/development/pageState';
import type { WatchedSource } from '../../src/publish/development/watchedSource';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** Sends a request to a middleware. @returns its answer, or what it has passed on */
async function ask(handler: Handler, request: Partial<IncomingMessage>) {
  const message = Object.assign(new IncomingMessage(new Socket()), request);
  const response = new ServerResponse(message);
  const head = jest.spyOn(response, 'writeHead');
  const parts: string[] = [];
  const add = (part: unknown) => parts.push(String(part)) > 0;
  jest.spyOn(response, 'write').mockImplementation(add);
  jest.spyOn(response, 'end').mockImplementation((part) => {
    if (part !== undefined) add(part);
    return response;
  });
  const passed: unknown[] = [];
  await handler(message, response, (error) => passed.push(error));
  const headers = head.mock.lastCall?.[1];
  return { response, status: response.statusCode, headers, parts, passed };
}

/** The owner's files, whose state a test changes. */
function watched(block: string) {
  const listeners = new Set<() => void>();
  let state: PageState = { block, isPartial: false, revision: '1', report: pageReport([], false) };
  const source: WatchedSource = {
    state: () => state,
    pictures: () => ({ public: 'public' }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const change = (next: Partial<PageState>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  return { source, change };
}

describe('An address', () => {
  test.each(['/%', '//', '/%00', '/%E0%A4%A'])(
    'that is malformed is not found: %s',
    async (url) => {
      expect(await ask(addressMiddleware, { url })).toMatchObject({ status: 404, passed: [] });
    },
  );

  test.each(['/', '/catalog?q=%', '/%D0%BA', undefined])('is passed on: %s', async (url) => {
    expect(await ask(addressMiddleware, { url })).toMatchObject({ parts: [], passed: [undefined] });
  });
});

describe('An open page', () => {
  const url = '/development/source';
  const event = (revision: string) =>
    `data: ${JSON.stringify({ revision, report: pageReport([], false) })}\n\n`;

  test('hears of the state of the files, and of each change until it is closed', async () => {
    const { source, change } = watched('{}');
    const { status, headers, parts, passed, response } = await ask(eventsMiddleware(source), {
      url,
    });
    expect([status, passed]).toStrictEqual([200, []]);
    expect(headers).toStrictEqual({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
    });
    expect(parts).toStrictEqual([event('1')]);
    change({ revision: '2' });
    expect(parts).toStrictEqual([event('1'), event('2')]);
    response.emit('close');
    change({ revision: '3' });
    expect(parts).toHaveLength(2);
  });

  test('gets nothing else from here: a request for another address is passed on', async () => {
    const { source } = watched('{}');
    expect(await ask(eventsMiddleware(source), { url: '/' })).toMatchObject({
      parts: [],
      passed: [undefined],
    });
  });
});

describe('A request for a page', () => {
  const template =
    '<div id="root"></div><script id="settings">{}</script><script id="other">{}</script>';
  const get = (request: object, block = '{"faq":[]}') =>
    ask(
      pageMiddleware(watched(block).source, () => Promise.resolve(template)),
      { method: 'GET', ...request },
    );

  test.each(['text/html', 'text/html,application/xml;q=0.9,*/*;q=0.8', '*/*', undefined])(
    'is answered with the newest settings (%s)',
    async (accept) => {
      const { status, headers, parts, passed } = await get({ headers: { accept } });
      expect([status, passed]).toStrictEqual([200, []]);
      expect(headers).toStrictEqual({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      expect(parts).toStrictEqual([
        '<div id="root" data-revision="1"></div><script id="settings">{"faq":[]}</script><script id="other">{}</script>',
      ]);
    },
  );

  test('is answered with texts as they are', async () => {
    const { parts } = await get({ headers: {} }, '{"a":"$& </script>"}');
    expect(parts[0]).toContain('<script id="settings">{"a":"$& \\u003c/script>"}</script>');
  });

  test.each([
    { headers: { accept: 'image/avif,*/*' } },
    { headers: { accept: 'application/json' } },
    { headers: { accept: 'text/html' }, method: 'POST' },
    { headers: { accept: 'text/html' }, method: 'HEAD' },
  ])('is told apart from others, which are passed on: %j', async (request) => {
    expect(await get(request)).toMatchObject({ parts: [], passed: [undefined] });
  });

  test('is passed on as an error where the site does not compile', async () => {
    const error = new Error('no template');
    const handler = pageMiddleware(watched('{}').source, () => Promise.reject(error));
    expect(await ask(handler, { method: 'GET', headers: {} })).toMatchObject({
      parts: [],
      passed: [error],
    });
  });
});
