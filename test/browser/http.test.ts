import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/server';
import { HttpError, postJson } from '../../src/shared/lib/http';

const { signal } = new AbortController();

async function headersOfPost(path: string): Promise<Headers | undefined> {
  let headers: Headers | undefined;
  server.use(
    http.post('*', ({ request }) => {
      headers = request.headers;
      return new HttpResponse();
    }),
  );
  await postJson(path, {}, signal);
  return headers;
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}`;
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('a request sends JSON and accepts JSON', async () => {
  const headers = await headersOfPost('/api/feedbacks');
  expect(headers?.get('Accept')).toBe('application/json');
  expect(headers?.get('Content-Type')).toBe('application/json');
});

describe('The status', () => {
  const answer = (status: number) => {
    server.use(http.post('/api/feedbacks', () => new HttpResponse(null, { status })));
    return postJson('/api/feedbacks', {}, signal);
  };

  test.each([200, 201, 204, 299])('%d is a success', async (status) => {
    await expect(answer(status)).resolves.toBeUndefined();
  });

  test.each([300, 304, 400, 403, 413, 429, 500, 503])('%d is a failure', async (status) => {
    await expect(answer(status)).rejects.toStrictEqual(new HttpError(status));
    await expect(answer(status)).rejects.toHaveProperty('status', status);
  });
});

describe('The anti-forgery header', () => {
  test.each([
    ['abc', 'abc'],
    ['a%2Fb%3D', 'a/b='],
    ['%E0', '%E0'],
    ['%D1%8F', '%D1%8F'],
  ])('for the cookie %s is %s', async (cookie, header) => {
    setCookie('other', '1');
    setCookie('XSRF-TOKEN', cookie);
    expect((await headersOfPost('/api/feedbacks'))?.get('X-XSRF-TOKEN')).toBe(header);
  });

  test.each(['https://other.example/api', '//other.example/api'])(
    'is not sent to %s',
    async (path) => {
      setCookie('XSRF-TOKEN', 'abc');
      expect((await headersOfPost(path))?.has('X-XSRF-TOKEN')).toBe(false);
    },
  );

  test('is not sent without a cookie', async () => {
    setCookie('NOT-XSRF-TOKEN', 'abc');
    expect((await headersOfPost('/api/feedbacks'))?.has('X-XSRF-TOKEN')).toBe(false);
  });
});

test('a request is sent by a browser that blocks cookies, without the header', async () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  await postJson('/api/feedbacks', {}, signal);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.has('X-XSRF-TOKEN')).toBe(false);
});

test('a request can be aborted through its signal', async () => {
  const controller = new AbortController();
  const sent = postJson('/api/feedbacks', {}, controller.signal);
  controller.abort();
  await expect(sent).rejects.toHaveProperty('name', 'AbortError');
});
