import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockPlaceholder } from '../../prerender/page/fillTemplate';
import { escapeBlock } from '../../prerender/settings/escapeBlock';
import type { PageState } from './pageState';
import { eventsAddress, type SourceEvent } from './protocol';
import type { WatchedSource } from './watchedSource';

type Next = (error?: unknown) => void;

/** Answers malformed addresses, which would make other middlewares throw: `/%`, `//`. */
export function addressMiddleware(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  next: Next,
) {
  if (isWellFormed(url)) next();
  else response.writeHead(404).end();
}

function isWellFormed(url: string): boolean {
  try {
    const address = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return !address.includes('\0');
  } catch {
    return false;
  }
}

/** Sends open pages the state of the owner's files, and again whenever it changes. */
export function eventsMiddleware(source: WatchedSource) {
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (request.url !== eventsAddress) {
      next();
      return;
    }
    const send = () => {
      const { revision, report } = source.state();
      const event: SourceEvent = { revision, report };
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    };
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    send();
    response.on('close', source.subscribe(send));
  };
}

/**
 * Answers requests for pages, at whatever address, with the newest settings.
 * @param template resolves to the compiled `src/index.html`
 */
export function pageMiddleware(source: WatchedSource, template: () => Promise<string>) {
  return async ({ method, headers }: IncomingMessage, response: ServerResponse, next: Next) => {
    const isPage = method === 'GET' && /text\/html|^\*\/\*$/.test(headers.accept ?? '*/*');
    if (!isPage) {
      next();
      return;
    }
    try {
      const page = fillPage(await template(), source.state());
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(page);
    } catch (error) {
      next(error);
    }
  };
}

function fillPage(template: string, { block, revision }: PageState): string {
  return template
    .replace(blockPlaceholder, () => escapeBlock(block))
    .replace('<div id="root"', `$& data-revision="${revision}"`);
}
