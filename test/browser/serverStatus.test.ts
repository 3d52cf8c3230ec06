import { isServerReachable, whenServerReachable } from '../../src/shared/lib/serverStatus';

const answer = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'fetch'));

test.each([
  [200, true],
  [404, true],
  [499, true],
  [500, false],
  [503, false],
])('a server that answers with %i is reachable: %p', async (status, isReachable) => {
  answer.mockResolvedValue({ status });
  expect(await isServerReachable()).toBe(isReachable);
  expect(answer).toHaveBeenCalledWith(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal) as unknown,
  });
});

test('a server that does not answer is not reachable', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isServerReachable()).toBe(false);
});

test('without a network none is, and none is asked', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer.mockResolvedValue({ status: 200 });
  expect(await isServerReachable()).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

test('a server that keeps the browser waiting is given up', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answer.mockImplementation((_, { signal }) => Promise.reject(signal?.reason as Error));
  expect(await isServerReachable()).toBe(false);
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

describe('Those who wait for the server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });

  test('go on as soon as it answers, and ask again the next time', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer.mockResolvedValue({ status: 200 });
    const goOn = jest.fn();
    void whenServerReachable().then(goOn);
    void whenServerReachable().then(goOn);
    await jest.advanceTimersByTimeAsync(999);
    expect([goOn.mock.calls.length, answer.mock.calls.length]).toStrictEqual([0, 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect([goOn.mock.calls.length, answer.mock.calls.length]).toStrictEqual([2, 2]);
    await whenServerReachable();
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test('ask ever more rarely, at last every four seconds', async () => {
    answer.mockResolvedValue({ status: 503 });
    void whenServerReachable();
    const asked: number[] = [];
    for (const seconds of [0, 1, 2, 4, 4, 4]) {
      await jest.advanceTimersByTimeAsync(seconds * 1000);
      asked.push(answer.mock.calls.length);
    }
    expect(asked).toStrictEqual([1, 2, 3, 4, 5, 6]);
    // ends the waiting
    answer.mockResolvedValue({ status: 200 });
    await jest.advanceTimersByTimeAsync(4000);
  });
});
