import { afterPaint } from './afterPaint';
import { whenIdle } from './whenIdle';

/**
 * A page that has just come is laid out near the screen only. The rest follows in idle moments, a
 * part in a frame; from then on all is laid out, on each page.
 * @returns a function that leaves it at what has been done
 */
export function layOutRest(): () => void {
  let stop = () => {};
  const goOn = ([next, ...others]: readonly HTMLElement[]) => {
    stop = whenIdle(() => {
      (next ?? document.documentElement).dataset.whole = '';
      if (next) afterPaint(() => goOn(others));
    });
  };
  const parts = 'main > section, main tbody:nth-of-type(-n + 20)';
  goOn([...document.querySelectorAll<HTMLElement>(parts)]);
  return () => stop();
}
