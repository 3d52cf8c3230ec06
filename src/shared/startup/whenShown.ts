import { afterPaint } from '../lib/afterPaint';

/** A page whose pictures don't come, ms. */
const patience = 3000;

/**
 * Resolves when the first screen has been painted, with its fonts and pictures, so that no code
 * competes with them; earlier, when the visitor touches the page.
 */
export function whenShown(): Promise<void> {
  const touched = new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
      window.addEventListener(type, resolve, { once: true, passive: true });
    }
    setTimeout(resolve, patience);
  });
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  const drawn = Promise.all([document.fonts.ready, ...pictures.map(whenSettled)]);
  const painted = drawn.then(() => new Promise<void>(afterPaint));
  return Promise.race([touched, painted]).then(() => undefined);
}

function whenSettled(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}
