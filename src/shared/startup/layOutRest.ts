import { afterPaint } from '../lib/afterPaint';

/**
 * A page that has just come is laid out near the screen only. The rest follows, a part in a frame;
 * from then on all is laid out, on each page.
 */
export function layOutRest(): void {
  const goOn = ([next, ...others]: readonly HTMLElement[]) => {
    (next ?? document.documentElement).dataset.whole = '';
    if (next) afterPaint(() => goOn(others));
  };
  const parts = 'main > section, main tbody:nth-of-type(-n + 20)';
  goOn([...document.querySelectorAll<HTMLElement>(parts)]);
}
