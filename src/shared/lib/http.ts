/** A server's answer outside of 200–299. */
export class HttpError extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}`);
  }
}

interface Options {
  readonly signal: AbortSignal;
}

/**
 * Posts JSON; a status of 200 to 299 is a success and the answer's body is not read (spec §7).
 * @throws {HttpError} on any other status, and whatever `fetch` throws
 */
export async function postJson(path: string, body: unknown, { signal }: Options): Promise<void> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  const token = isSameOrigin(path) ? readXsrfToken() : undefined;
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);

  const response = await fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    // what is followed is asked for by GET: a page would pass for a success
    redirect: 'manual',
    signal,
  });
  if (!response.ok) throw new HttpError(response.status);
}

function isSameOrigin(path: string): boolean {
  return new URL(path, window.location.href).origin === window.location.origin;
}

/** The anti-forgery cookie (spec §7), decoded where it is encoded properly. */
function readXsrfToken(): string | undefined {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(readCookies())?.[1] ?? '';
  return [decode(cookie), cookie].find(fitsHeader);
}

/** A browser that forbids cookies may throw. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `fetch` throws on a header of other than printable ASCII. */
function fitsHeader(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
