import { createLoader } from '../../src/shared/lazyPart/loader';

/** Code that is missing in the first `missing` attempts. */
function code(missing: number) {
  const attempts = { count: 0 };
  const loader = createLoader(() => {
    attempts.count += 1;
    return attempts.count > missing
      ? Promise.resolve('code')
      : Promise.reject(new Error('no code'));
  });
  return { loader, attempts };
}

/** What the server answers to one attempt after the other: a status, or nothing. */
function answer(...statuses: readonly (number | undefined)[]) {
  const asked: unknown[] = [];
  const rest = [...statuses];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    asked.push([url, init]);
    const status = rest.shift();
    return status === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }));
  });
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Code that is loaded later', () => {
  test('is fetched once', async () => {
    const { loader, attempts } = code(0);
    expect(loader.current()).toBeUndefined();
    expect(await Promise.all([loader.preload(), loader.preload(), loader.loaded])).toStrictEqual([
      'code',
      'code',
      'code',
    ]);
    expect(attempts.count).toBe(1);
    expect(loader.current()).toBe('code');
  });

  test('may be fetched again after a failure', async () => {
    const { loader, attempts } = code(1);
    await expect(loader.preload()).rejects.toThrow('no code');
    expect(await loader.preload()).toBe('code');
    expect(attempts.count).toBe(2);
  });

  test('that a visitor waits for comes as soon as the server is reachable', async () => {
    const asked = answer(undefined, 502, 500, 404);
    const { loader, attempts } = code(1);
    const onFailed = jest.fn();
    loader.load(onFailed);
    loader.load(onFailed);
    await jest.advanceTimersByTimeAsync(6999);
    expect(attempts.count).toBe(1);
    expect(asked).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(await loader.loaded).toBe('code');
    expect(asked[0]).toStrictEqual([
      window.location.href,
      { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) as unknown },
    ]);
    expect(attempts.count).toBe(2);
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('waits for the network without asking the server', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const asked = answer(200);
    const { loader } = code(1);
    loader.load(jest.fn());
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).toStrictEqual([]);
    online.mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await loader.loaded).toBe('code');
  });

  test('that the server lacks is reported each time that a visitor asks for it', async () => {
    answer(200, 200);
    const { loader } = code(4);
    const onFailed = jest.fn();
    loader.load(onFailed);
    await jest.advanceTimersByTimeAsync(0);
    loader.load(onFailed);
    await jest.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledTimes(2);
    expect(loader.current()).toBeUndefined();
  });
});
