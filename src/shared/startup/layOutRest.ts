import { afterPaint } from '../lib/afterPaint';
import './layOutRest.css';

/** The parts that are laid out one by one; at most 20 groups of a price list. */
const selector = 'main > section, main tbody:nth-of-type(-n + 20)';

/** Lays out the page below the screen, one part per frame, and finally everything else. */
export function layOutRest(): void {
  const release = ([part, ...rest]: readonly HTMLElement[]) => {
    (part ?? document.documentElement).dataset.laidOut = '';
    if (part) afterPaint(() => release(rest));
  };
  release([...document.querySelectorAll<HTMLElement>(selector)]);
}
