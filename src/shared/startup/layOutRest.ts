import { afterPaint } from '../lib/afterPaint';
import './layOutRest.css';

/** The parts whose layout is released one by one: of a price list's groups the first. */
const selector = 'main > section, main tbody:nth-of-type(-n + 20)';

/** Has the browser lay out what is below the screen, a part in a frame; then whatever is rendered later. */
export function layOutRest(): void {
  const release = ([part, ...rest]: readonly HTMLElement[]) => {
    (part ?? document.documentElement).dataset.laidOut = '';
    if (part) afterPaint(() => release(rest));
  };
  release([...document.querySelectorAll<HTMLElement>(selector)]);
}
