import type { RawData, WebSocket } from 'ws';
import { overrideMark, sentBodyHeader, tapMark } from './marks';

/** The parts of WebDriver BiDi that are read here. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Result;
}

interface Params {
  readonly context?: string;
  readonly realm?: string;
  readonly target?: { readonly context?: string; readonly realm?: string };
  readonly arguments?: readonly unknown[];
  readonly isBlocked?: boolean;
  readonly request?: unknown;
  readonly headers?: readonly Header[];
  readonly download?: string | null;
  readonly navigation?: string | null;
  readonly url?: string;
  readonly type?: string;
  readonly text?: string;
}

interface Header {
  readonly name: string;
  readonly value: { readonly type: string; readonly value: string };
}

interface Result {
  readonly contexts?: readonly { readonly context: string }[];
  readonly bytes?: Header['value'];
  /** What a function has returned. */
  readonly result?: { readonly sharedId?: string };
}

interface SentRequest {
  readonly request: string;
  readonly method: string;
  readonly headers: readonly Header[];
}

/** Playwright sets a field's `value`, which React does not notice: the browser types instead. */
const typing = 'let element = window.document.activeElement;';
const realTyping = `if (window.document.execCommand('insertText', false, text)) return; ${typing}`;

/** Playwright waits for these before a navigation is complete. */
const loading = ['browsingContext.domContentLoaded', 'browsingContext.load'];

/** Runs in the browser's own window, where the tools of developers set what a page is to find. */
const override = `(id, overrides) => {
  const path = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  const { NavigableManager } = ChromeUtils.importESModule(path);
  Object.assign(NavigableManager.getBrowsingContextById(id), JSON.parse(overrides));
}`;

/** Passes messages between Playwright and Firefox, and changes some of them. */
export function connect(playwright: WebSocket, firefox: WebSocket): void {
  const answers = new Map<number, (result: Result) => void>();
  const contextOfRealm = new Map<string, string>();
  /** What each page is to find. */
  const overrides = new Map<string, object>();
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  // Playwright counts from 1
  let lastId = 1_000_000_000;

  /** Sends a command of the driver's own. @returns its result; empty if Firefox refused it */
  function command(method: string, params: object): Promise<Result> {
    const id = (lastId += 1);
    firefox.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => answers.set(id, resolve));
  }

  async function applyOverrides(page: string): Promise<void> {
    if (!overrides.has(page)) return;
    const windows = await command('browsingContext.getTree', { 'moz:scope': 'chrome' });
    await command('script.callFunction', {
      functionDeclaration: override,
      arguments: [page, JSON.stringify(overrides.get(page))].map((value) => ({
        type: 'string',
        value,
      })),
      target: { context: windows.contexts?.[0]?.context },
      awaitPromise: true,
    });
  }

  /** Playwright sends nothing for a tap. @param call of a function with the element as its last argument */
  async function tap(page: string | undefined, call: Params): Promise<void> {
    const element = await command('script.callFunction', {
      functionDeclaration: '(element) => element',
      arguments: call.arguments?.slice(-1),
      target: call.target,
      awaitPromise: false,
    });
    const parameters = { pointerType: 'touch' };
    const origin = { type: 'element', element: { sharedId: element.result?.sharedId } };
    const actions = [
      { type: 'pointerMove', origin, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await command('input.performActions', {
      context: page,
      actions: [{ type: 'pointer', id: 'finger', parameters, actions }],
    });
  }

  /** Playwright never asks for the body of a request: it gets it as a header. */
  async function withBody(message: Message, request: SentRequest): Promise<Message> {
    const query = { request: request.request, dataType: 'request' };
    const { bytes } = await command('network.getData', query);
    if (!bytes) return message;
    const text =
      bytes.type === 'base64' ? Buffer.from(bytes.value, 'base64').toString() : bytes.value;
    const body = {
      name: sentBodyHeader,
      value: { type: 'string', value: encodeURIComponent(text) },
    };
    const headers = [...request.headers, body];
    return { ...message, params: { ...message.params, request: { ...request, headers } } };
  }

  playwright.on('message', (data) => {
    void (async () => {
      await opened;
      const text = textOf(data);
      const { id, method, params = {} } = parse(text);
      if (method === 'emulation.setMediaFeaturesOverride') {
        // not a command of this Firefox; `overrideMark` takes its place
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        return;
      }
      const marked = (mark: string) => text.split(mark).at(1)?.split(`'`).at(0);
      const encoded = marked(overrideMark);
      const page = params.target?.context ?? contextOfRealm.get(params.target?.realm ?? '');
      if (encoded !== undefined && page !== undefined) {
        const added = JSON.parse(decodeURIComponent(encoded)) as object;
        overrides.set(page, { ...overrides.get(page), ...added });
        await applyOverrides(page);
      }
      if (text.includes(tapMark)) await tap(page, params);
      firefox.send(changedCommand(text, method, params));
    })();
  });

  firefox.on('message', (data) => {
    const text = textOf(data);
    const message = parse(text);
    const { id = 0, method, params = {} } = message;
    const answer = answers.get(id);
    if (answer) {
      answers.delete(id);
      answer(message.result ?? {});
      return;
    }
    if (method === 'script.realmCreated' && params.realm && params.context) {
      contextOfRealm.set(params.realm, params.context);
    }
    const request = params.isBlocked && params.request;
    if (method === 'network.beforeRequestSent' && isWithBody(request)) {
      void withBody(message, request).then((whole) => playwright.send(JSON.stringify(whole)));
    } else if (method !== undefined && loading.includes(method) && params.context) {
      // the browser drops overrides whenever it opens another document
      void applyOverrides(params.context).then(() => playwright.send(text));
    } else if (method?.startsWith('browsingContext.download')) {
      // a file made in the page is downloaded without a navigation, and Playwright would pass over it
      const download = params.download ?? params.navigation ?? params.url;
      playwright.send(JSON.stringify({ ...message, params: { ...params, download } }));
    } else if (method === 'log.entryAdded' && params.type === 'console') {
      // Playwright would name an error by its class alone
      const args = [{ type: 'string', value: params.text }];
      playwright.send(JSON.stringify({ ...message, params: { ...params, args } }));
    } else {
      playwright.send(text);
    }
  });

  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
}

function changedCommand(text: string, method = '', params: Params): string {
  const change = (changes: object) =>
    JSON.stringify({ ...parse(text), params: { ...params, ...changes } });
  if (method === 'network.addDataCollector') return change({ dataTypes: ['request', 'response'] });
  if (method === 'network.continueRequest' && params.headers) {
    return change({ headers: params.headers.filter(({ name }) => name !== sentBodyHeader) });
  }
  return text.replaceAll(typing, realTyping);
}

const isWithBody = (request: unknown): request is SentRequest =>
  typeof request === 'object' &&
  request !== null &&
  'method' in request &&
  request.method === 'POST';

const textOf = (data: RawData) => (data as Buffer).toString();
const parse = (text: string) => JSON.parse(text) as Message;
