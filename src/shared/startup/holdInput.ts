import { isField, isQuantity, isSelected } from './fields';
import { focusNextQuantity } from './focusNextQuantity';
import { replayInput } from './replayInput';
import { linkOf, replayOfPaste, replayOfPress, replayOfSubmit } from './replayOf';
import { runCommand } from './runCommand';
import { selectWhenReleased } from './selectWhenReleased';

/** ms that a link waits for the code; then it opens its document, and what was held is lost. */
const longestWait = 3000;

interface Options {
  /** Called for each held event. */
  readonly onHeld?: () => unknown;
  /** Links to this pathname are held like buttons; without it, a link waits only behind other held input. */
  readonly page?: string;
}

/**
 * Holds the visitor's input within `scope` while the code that handles it is loading: clicks, choices,
 * submissions and pasted cells are delayed, a link after them waits for a while, fields keep working and are
 * recorded, and a quantity is selected by a press, as it is later.
 * @returns a function that stops holding and replays the held events in order, or if the code could not be
 * loaded, leaves the page to the browser
 */
export function holdInput(scope: Element, { onHeld, page }: Options = {}) {
  const replays = new Map<unknown, () => void>();
  let isAnyHeld = false;
  /** The link that is followed after all replays. */
  let followed: HTMLAnchorElement | undefined;
  let waiting: number | undefined;
  /** A quantity that typing would replace. */
  let selected = [...scope.querySelectorAll(':focus')].find(isSelected);
  const holding = new AbortController();

  const keep = (key: unknown, replay: () => void) => {
    isAnyHeld = true;
    // a field that is typed into again comes after what was pressed in between
    replays.delete(key);
    replays.set(key, replay);
    onHeld?.();
  };

  const follow = (link: HTMLAnchorElement) => {
    followed = link;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      // not once more if Back returns to this page
      followed = undefined;
      isAnyHeld = false;
      link.click();
    }, longestWait);
  };

  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    hold: (target: Element, event: WindowEventMap[Type]) => void,
  ) => {
    const holdWithin = (event: WindowEventMap[Type]) => {
      const { target } = event;
      if (target instanceof Element && scope.contains(target)) hold(target, event);
    };
    // on the window, before React's root, which stops events that it can't handle yet
    window.addEventListener(type, holdWithin, { capture: true, signal: holding.signal });
  };

  const record = (target: Element, event: Event) => {
    if (!isField(target)) return;
    selected = undefined;
    // a choice depends on earlier presses, which are held
    if (target instanceof HTMLSelectElement) event.stopImmediatePropagation();
    const { value } = target;
    keep(target, () => replayInput(target, value));
  };

  const delay = (event: Event, replay: (() => void) | undefined) => {
    if (!replay) return;
    stop(event);
    keep(event, replay);
  };

  on('keydown', (target, event) => {
    if (event.key !== 'Enter' || !isQuantity(target) || event.ctrlKey || event.metaKey) return;
    event.stopImmediatePropagation();
    // at once, so that what is typed next goes there
    focusNextQuantity(target);
  });
  on('mousedown', (target) => {
    if (isQuantity(target)) selectWhenReleased(target);
  });
  on('focusin', (target) => {
    selected = isQuantity(target) ? target : undefined;
    selected?.select();
  });
  on('input', record);
  on('change', record);
  on('focusout', (target, event) => {
    // a field is validated when it is left
    if (isField(target))
      replays.set(event, () => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  });
  on('click', (target, event) => {
    const button = target.closest<HTMLElement>('[commandfor]');
    if (button) {
      if (!('commandForElement' in button)) runCommand(button);
      return;
    }
    const link = isAnyHeld && !page && linkOf(event, target);
    delay(event, replayOfPress(event, target, page));
    if (!link) return;
    stop(event);
    follow(link);
  });
  on('submit', (target, event) => delay(event, replayOfSubmit(target)));
  on('paste', (target, event) => delay(event, replayOfPaste(event, target)));

  return (hasFailed = false): void => {
    holding.abort();
    // a link that waits is still opened
    if (hasFailed) return;
    clearTimeout(waiting);
    const field = selected;
    const link = followed;
    selected = followed = undefined;
    // a stored amount may have replaced its own, which ends the selection
    const selectAgain = () => document.activeElement === field && field.select();
    // a part is also released when the visitor has left its page
    const leave = () => link?.isConnected && link.click();
    void runInTurn([...replays.values(), selectAgain, leave]);
    replays.clear();
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Lets React render the result of each replay before the next one. */
async function runInTurn(replays: readonly (() => void)[]): Promise<void> {
  for (const replay of replays) {
    await Promise.resolve();
    replay();
  }
}
