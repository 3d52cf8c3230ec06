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

test('it is asked every second until it answers', async () => {
  jest.useFakeTimers();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ status: 200 });
  let isReached = false;
  void whenServerReachable().then(() => (isReached = true));
  await jest.advanceTimersByTimeAsync(999);
  expect([isReached, answer.mock.calls.length]).toStrictEqual([false, 1]);
  await jest.advanceTimersByTimeAsync(1);
  expect([isReached, answer.mock.calls.length]).toStrictEqual([true, 2]);
});
