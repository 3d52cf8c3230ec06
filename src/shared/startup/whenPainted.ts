import { afterPaint } from '../lib/afterPaint';
import { whenParsed } from './whenParsed';

/** ms; the longest wait for the pictures of the first screen. */
const longestWait = 3000;

/**
 * Resolves when the first screen has been painted with its fonts and pictures, so that no code competes
 * with them, or earlier at the first interaction.
 */
export function whenPainted(): Promise<void> {
  const interaction = new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const) {
      window.addEventListener(type, resolve, { once: true, passive: true });
    }
    setTimeout(resolve, longestWait);
  });
  const painted = whenParsed()
    .then(() => Promise.all([document.fonts.ready, ...firstPictures().map(whenSettled)]))
    .then(() => new Promise<void>(afterPaint));
  return Promise.race([interaction, painted]).then(() => undefined);
}

const firstPictures = () => [...document.images].filter(({ loading }) => loading !== 'lazy');

function whenSettled(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}
