/** A response with a status outside of 200–299. */
export class HttpError extends Error {
  constructor(readonly status: number) {
    super(`The server answered ${status}`);
  }
}

/**
 * Posts JSON. A status of 200 to 299 is success; the body of the response is not read
 * (docs/product.md §12.9, §12.10).
 * @throws {HttpError} on any other status, and whatever `fetch` throws
 */
export async function postJson(path: string, body: unknown, signal: AbortSignal): Promise<void> {
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  const token = isSameOrigin(path) ? readXsrfToken() : undefined;
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);

  const response = await fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    // a redirect would be followed by GET, and the page found there would count as success
    redirect: 'manual',
    signal,
  });
  if (!response.ok) throw new HttpError(response.status);
}

function isSameOrigin(path: string): boolean {
  return new URL(path, window.location.href).origin === window.location.origin;
}

/** The value of the anti-forgery cookie, decoded if it is properly encoded. */
function readXsrfToken(): string | undefined {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(readCookies())?.[1] ?? '';
  return [decode(cookie), cookie].find(fitsHeader);
}

/** A browser that blocks cookies may throw. */
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

/** `fetch` throws on characters beyond Latin-1 in a header; printable ASCII is always accepted. */
function fitsHeader(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
