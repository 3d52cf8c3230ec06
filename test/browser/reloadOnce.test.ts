import { countPageLoads } from '../support/pageLoads';
import { forgetModules } from '../support/forgetModules';
import { showMarkup } from '../support/showMarkup';

/** Opens a page of a release, in the tab of the test. @returns what its code calls when code is missing */
async function openPage(release: string) {
  forgetModules();
  showMarkup(
    `<script>1</script><script src="/${release}.js"></script><script src="/x.js"></script>`,
    document.head,
  );
  const { reloadOnce } = await import('../../src/shared/router/reloadOnce');
  return reloadOnce;
}

function answer(status: number | undefined) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      status === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status })),
    );
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});

describe('A page whose code is missing', () => {
  test('is loaded again once for each release', async () => {
    answer(200);
    const loads = countPageLoads();
    const first = await openPage('one');
    expect(await first()).toBe(true);
    expect(loads()).toBe(1);
    // while it is being loaded
    expect(await first()).toBe(true);
    expect(loads()).toBe(1);

    expect(await (await openPage('one'))()).toBe(false);
    expect(loads()).toBe(1);
    expect(await (await openPage('two'))()).toBe(true);
    expect(loads()).toBe(2);
  });

  test.each([undefined, 500, 503])(
    'stays while the server answers %s, and is loaded again later',
    async (status) => {
      const fetch = answer(status);
      const loads = countPageLoads();
      const reloadOnce = await openPage('one');
      expect(await reloadOnce()).toBe(false);
      expect(loads()).toBe(0);
      fetch.mockResolvedValue(new Response(null, { status: 404 }));
      expect(await reloadOnce()).toBe(true);
      expect(loads()).toBe(1);
    },
  );

  test('stays if the tab cannot remember that it was loaded again', async () => {
    answer(200);
    const loads = countPageLoads();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reloadOnce = await openPage('one');
    expect(await reloadOnce()).toBe(false);
    expect(loads()).toBe(0);
  });

  test('is not loaded again for ten seconds after a link that leads out of it was pressed', async () => {
    answer(200);
    const loads = countPageLoads();
    const reloadOnce = await openPage('one');
    jest.advanceTimersByTime(100_000);
    window.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(9999);
    expect(await reloadOnce()).toBe(true);
    expect(loads()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await reloadOnce()).toBe(true);
    expect(loads()).toBe(1);
  });

  test('without a script is loaded again once, too', async () => {
    answer(200);
    const loads = countPageLoads();
    for (const isReloaded of [true, false]) {
      const reloadOnce = await openPage('one');
      document.head.replaceChildren();
      expect(await reloadOnce()).toBe(isReloaded);
    }
    expect(loads()).toBe(1);
  });
});
