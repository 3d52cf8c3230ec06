import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readCartItems } from '../../../src/domain/order/cart';
import { demoCarpets as carpets } from '../../support/settings/demoSettings';
import type { Visitor } from './visitor';

export { matsPath, stripePath } from '../../support/screens/demoPaths';
export { carpets };
export const coirPath = '/catalog/364304aa361b06ece3118386';

/** Two lines: VG-4060-01 and VG-6090-04. */
export const twoLines = [
  { _id: '9934f1de1eaaaaa461dfa092', amount: 40 },
  { _id: 'f742cd3cbb854610a391b2e5', amount: 20 },
];

/** Stores a cart, as an earlier visit would have done. */
export async function saveCart(visitor: Visitor, items: readonly object[]): Promise<void> {
  await visitor.open('/robots.txt');
  await visitor.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(items));
}

/** The lines of the stored cart, each as «f742cd3c: 30». */
export async function storedCart(visitor: Visitor): Promise<string[]> {
  const cart = await visitor.evaluate(() => localStorage.getItem('cart'));
  return readCartItems(JSON.parse(cart ?? '[]')).map(({ _id, amount }) => `${_id}: ${amount}`);
}

/** A row of a table by its article: the selector of a part of it. */
export const inRow = (article: string, css: string) => {
  const carpet = carpets.find((one) => one.article === article);
  return `#item-${carpet?._id} ${css}`;
};

interface Server {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server. @param port any free one by default */
async function listen(
  answer: (message: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<Server> {
  const server = createServer(answer).listen(port);
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : port;
  return {
    origin: `http://localhost:${own}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Receives requests for calls, where nginx passes them. @param statuses of the answers; then 204 */
export async function receiveFeedbacks(...statuses: readonly number[]) {
  const bodies: unknown[] = [];
  const { close } = await listen((message, response) => {
    void text(message).then((body) => {
      response.statusCode = statuses[bodies.push(JSON.parse(body)) - 1] ?? 204;
      response.end();
    });
  }, 8081);
  return { bodies, close };
}

/** The site, but all scripts after the first are held until they are released. */
export async function serveWithHeldScripts(origin: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  const server = await listen((message, response) => {
    const { url = '/', method, headers } = message;
    const isHeld = url.endsWith('.js') && (count += 1) > 1;
    void (isHeld ? released : Promise.resolve()).then(() => {
      const passed = request(new URL(url, origin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      message.pipe(passed);
    });
  });
  return { ...server, release };
}
