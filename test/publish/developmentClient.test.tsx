import { act, screen } from '@testing-library/react';
import { pageReport } from '../../src/publish/development/pageReport';
import type { Finding } from '../../src/publish/finding';
import { countPageLoads } from '../support/pageLoads';
import { forgetModules } from '../support/forgetModules';

const warning: Finding = { severity: 'warning', place: { file: 'a.json' }, message: 'нет фото' };

/** The connections of a page to the development server, the closed ones included. */
let connections: FakeEvents[];

class FakeEvents extends EventTarget {
  isOpen = true;
  constructor(readonly address: string) {
    super();
    connections.push(this);
  }
  close() {
    this.isOpen = false;
  }
  /** What the server says of the owner's files. */
  async say(revision: string, ...findings: readonly Finding[]) {
    const data = JSON.stringify({ revision, report: pageReport(findings, false) });
    await act(async () => {
      this.dispatchEvent(new MessageEvent('message', { data }));
      await Promise.resolve();
    });
  }
}

let isHidden: boolean;
let listen: jest.SpiedFunction<typeof document.addEventListener>;
const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};
const open = () => connections.filter(({ isOpen }) => isOpen);
const corner = () => screen.queryByRole('complementary', { name: 'Проверка файлов' });

/** Opens a page of a revision of the owner's files. */
async function openPage(revision?: string) {
  const root = document.createElement('div');
  root.id = 'root';
  if (revision !== undefined) root.dataset.revision = revision;
  document.body.replaceChildren(root);
  forgetModules();
  await act(async () => {
    await import('../../src/publish/development/client');
  });
}

beforeEach(() => {
  connections = [];
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  Object.assign(globalThis, { EventSource: FakeEvents });
  listen = jest.spyOn(document, 'addEventListener');
});
// a page that is left no longer listens
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('A page shows what is wrong with the files as soon as it hears of it', async () => {
  const loads = countPageLoads();
  await openPage('1');
  expect(connections.map(({ address }) => address)).toStrictEqual(['/development/source']);
  expect(corner()).not.toBeInTheDocument();
  await connections[0]?.say('1', warning);
  expect(corner()).toHaveTextContent('1 предупреждение');
  await connections[0]?.say('1');
  expect(corner()).not.toBeInTheDocument();
  expect(loads()).toBe(0);
});

test('A page that is out of date is loaded again', async () => {
  const loads = countPageLoads();
  await openPage('1');
  await connections[0]?.say('2');
  expect(loads()).toBe(1);
});

test('A page that no server has filled is not loaded again', async () => {
  const loads = countPageLoads();
  await openPage();
  await connections[0]?.say('2');
  expect(loads()).toBe(0);
});

test('A page in the background is connected only when it is shown', async () => {
  isHidden = true;
  await openPage('1');
  expect(connections).toStrictEqual([]);
  show(true);
  expect(open()).toHaveLength(1);
  show(false);
  expect(open()).toStrictEqual([]);
  show(true);
  expect([open().length, connections.length]).toStrictEqual([1, 2]);
});
