import { whenPainted } from '../../src/shared/startup/whenPainted';

interface PictureState {
  readonly loading?: 'lazy' | 'eager';
  readonly complete?: boolean;
}

/** jsdom loads no pictures. */
function addPicture({ loading = 'eager', complete = false }: PictureState): HTMLImageElement {
  const picture = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(picture, { loading: { value: loading }, complete: { value: complete } });
  return picture;
}

/** @returns a function that tells whether the first screen counts as painted */
function open(fonts: Promise<unknown> = Promise.resolve()) {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts } });
  let isPainted = false;
  void whenPainted().then(() => {
    isPainted = true;
  });
  return async (time = 100) => {
    await jest.advanceTimersByTimeAsync(time);
    return isPainted;
  };
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'fonts');
});

describe('The code of the page waits', () => {
  test('for the next paint, if there is nothing else to wait for', async () => {
    const isPainted = open();
    expect(await isPainted(0)).toBe(false);
    expect(await isPainted()).toBe(true);
  });

  test('for the rest of the document', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const isPainted = open();
    const picture = addPicture({});
    expect(await isPainted()).toBe(false);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(await isPainted()).toBe(false);
    picture.dispatchEvent(new Event('load'));
    expect(await isPainted()).toBe(true);
  });

  test('for the fonts', async () => {
    let resolve: (value: unknown) => void = () => undefined;
    const isPainted = open(new Promise((done) => (resolve = done)));
    expect(await isPainted()).toBe(false);
    resolve(undefined);
    expect(await isPainted()).toBe(true);
  });

  test.each(['load', 'error'])('for the %s of each picture of the first screen', async (type) => {
    const pictures = [addPicture({}), addPicture({})];
    const isPainted = open();
    expect(await isPainted()).toBe(false);
    pictures[0]?.dispatchEvent(new Event(type));
    expect(await isPainted()).toBe(false);
    pictures[1]?.dispatchEvent(new Event(type));
    expect(await isPainted()).toBe(true);
  });

  test('for no picture that has been loaded or is further down', async () => {
    addPicture({ loading: 'lazy' });
    addPicture({ complete: true });
    const isPainted = open();
    expect(await isPainted()).toBe(true);
  });

  test('three seconds at the most', async () => {
    addPicture({});
    const isPainted = open();
    expect(await isPainted(2999)).toBe(false);
    expect(await isPainted(1)).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('until a %s at the latest', async (type) => {
    addPicture({});
    const isPainted = open();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await isPainted(0)).toBe(true);
  });
});
