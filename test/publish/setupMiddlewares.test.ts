import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import type Server from 'webpack-dev-server';
import { pageReport } from '../../src/publish/development/pageReport';
import { createSetupMiddlewares } from '../../src/publish/development/setupMiddlewares';
import { watchSource } from '../../src/publish/development/watchedSource';

jest.mock('../../src/publish/development/watchedSource');
const watch = jest.mocked(watchSource);

const { SETTINGS, CATALOG } = process.env;
afterEach(() => {
  Object.assign(process.env, { SETTINGS: SETTINGS ?? '', CATALOG: CATALOG ?? '' });
});

const pictures = jest.fn(() => ({ public: path.resolve('public') }));

beforeEach(() => {
  watch.mockResolvedValue({
    state: () => ({
      block: '{"faq":[]}',
      isPartial: false,
      revision: '1',
      report: pageReport([], false),
    }),
    pictures,
    subscribe: () => () => true,
  });
});

/** A server whose compilation is finished when `finish` is called. */
function compiling() {
  const listeners: (() => void)[] = [];
  const readFileSync = jest.fn(() =>
    Buffer.from('<div id="root"></div><script id="settings">{}</script>'),
  );
  const server = {
    middleware: {
      waitUntilValid: (listener: () => void) => listeners.push(listener),
      context: { outputFileSystem: { readFileSync } },
    },
    compiler: { outputPath: '/dist/site' },
  } as unknown as Server;
  return { server, readFileSync, finish: () => listeners.forEach((listener) => listener()) };
}

test.each([
  [
    { SETTINGS: '', CATALOG: '' },
    { settings: 'mocks/settings.json', catalog: undefined },
  ],
  [
    { SETTINGS: 'a.json', CATALOG: 'b.xlsx' },
    { settings: 'a.json', catalog: 'b.xlsx' },
  ],
])('The server shows the owner’s files, or else the demo: %j', async (variables, files) => {
  Object.assign(process.env, variables);
  await createSetupMiddlewares();
  expect(watch).toHaveBeenLastCalledWith(files);
});

test('Events and pictures come before the server’s own middlewares, pages after them', async () => {
  const setup = await createSetupMiddlewares();
  const { server, readFileSync, finish } = compiling();
  const own = jest.fn();
  const all = setup([{ name: 'own', middleware: own }], server);
  expect(all.map((one) => (typeof one === 'function' ? 'ours' : one.name))).toStrictEqual([
    'ours',
    'ours',
    'ours',
    'own',
    'ours',
  ]);

  const [, , picture, , page] = all as unknown as ((
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => unknown)[];
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: '/gallery/items/absent.jpg.320.jpg' });
  const response = new ServerResponse(request);
  const end = jest.spyOn(response, 'end');
  const next = jest.fn();
  await picture?.(request, response, next);
  expect(pictures).toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);

  // a page waits for the compilation that is running
  const answer = page?.(request, response, next);
  await Promise.resolve();
  expect(readFileSync).not.toHaveBeenCalled();
  finish();
  await answer;
  expect(readFileSync).toHaveBeenCalledWith(path.join('/dist/site', 'index.html'));
  expect(end).toHaveBeenCalledWith(
    '<div id="root" data-revision="1"></div><script id="settings">{"faq":[]}</script>',
  );
});
