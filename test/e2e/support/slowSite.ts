import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the site on another port over a slow line. Browsers ask again for what they have kept.
 * @param delayOf ms until the answer to a path begins
 */
export async function serveSlowly(delayOf: (path: string) => number) {
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const forward = () => {
      request({ port: 8080, path, method, headers }, (found) => {
        const { statusCode = 500, headers: fields } = found;
        answer.writeHead(statusCode, { ...fields, 'cache-control': 'no-cache' });
        found.pipe(answer);
      }).end();
    };
    setTimeout(forward, delayOf(path));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
