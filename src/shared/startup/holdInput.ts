import { focusNextQuantity } from './focusNextQuantity';
import { replayInput, type Field } from './replayInput';
import { selectWhenReleased } from './selectWhenReleased';

interface Options {
  /** Called for each held event. */
  readonly onHeld?: () => unknown;
  /** The pathname to which links are held as well. */
  readonly page?: string;
}

/**
 * Holds the visitor's input within `scope` while the code that handles it is loading: clicks, choices,
 * submissions and pasted cells are delayed, fields keep working and are recorded, and a quantity is selected
 * by a press, as it is later.
 * @returns a function that stops holding and replays the held events in order
 */
export function holdInput(scope: Element, { onHeld, page }: Options = {}): () => void {
  const replays = new Map<unknown, () => void>();
  /** A quantity that typing would replace. */
  let selected = [...scope.querySelectorAll(':focus')].find(isSelected);
  const holding = new AbortController();

  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !scope.contains(target)) return;
    if (event instanceof KeyboardEvent) {
      // at once, so that what is typed next goes there
      if (event.key === 'Enter' && isQuantity(target) && !event.ctrlKey && !event.metaKey) {
        event.stopImmediatePropagation();
        focusNextQuantity(target);
      }
      return;
    }
    if (event.type === 'mousedown') {
      if (isQuantity(target)) selectWhenReleased(target);
      return;
    }
    if (event.type === 'focusin') {
      selected = isQuantity(target) ? target : undefined;
      selected?.select();
      return;
    }
    if (event.type === 'input' || event.type === 'change') {
      if (!isField(target)) return;
      selected = undefined;
      // a choice depends on earlier presses, which are held
      if (target instanceof HTMLSelectElement) event.stopImmediatePropagation();
      const { value } = target;
      replays.set(target, () => replayInput(target, value));
      onHeld?.();
      return;
    }
    if (event.type === 'focusout') {
      // a field is validated when it is left
      if (isField(target))
        replays.set(event, () =>
          target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
        );
      return;
    }
    const button = event.type === 'click' && target.closest<HTMLElement>('[commandfor]');
    if (button) {
      if (!('commandForElement' in button)) runCommand(button);
      return;
    }
    const replay = replayOf(event, target, page);
    if (!replay) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.set(event, replay);
    onHeld?.();
  };

  // on the window, before React's root, which stops events that it can't handle yet
  const types = 'click submit input change focusin focusout keydown mousedown paste';
  for (const type of types.split(' ')) {
    window.addEventListener(type, hold, { capture: true, signal: holding.signal });
  }
  return () => {
    holding.abort();
    const field = selected;
    selected = undefined;
    // a stored amount may have replaced its own, which ends the selection
    const selectAgain = () => document.activeElement === field && field.select();
    void runInTurn([...replays.values(), selectAgain]);
    replays.clear();
  };
}

/** Lets React render the result of each replay before the next one. */
async function runInTurn(replays: readonly (() => void)[]): Promise<void> {
  for (const replay of replays) {
    await Promise.resolve();
    replay();
  }
}

const isQuantity = (element: Element): element is HTMLInputElement => element.role === 'spinbutton';

const isSelected = (element: Element): element is HTMLInputElement =>
  isQuantity(element) &&
  element.selectionEnd === element.value.length &&
  element.selectionStart === 0;

function isField(element: Element): element is Field {
  return element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}

/** Opens or closes the dialog of a button, where the browser does not support `commandfor`. */
function runCommand(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Safari does not focus a clicked button, to which closing the dialog returns the focus
  button.focus();
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** Undefined where the browser itself handles the event, such as links to other pages. */
function replayOf(event: Event, target: Element, page?: string): (() => void) | undefined {
  if (event.type === 'paste') {
    const text = (event as ClipboardEvent).clipboardData?.getData('text') ?? '';
    // cells of a spreadsheet, of which the browser would make one amount: 20 and 300 become 20 300
    if (!isQuantity(target) || !/\S\s*[\t\r\n]\s*\S/.test(text)) return undefined;
    const clipboardData = { getData: () => text };
    return () => target.dispatchEvent(Object.assign(new Event('paste', event), { clipboardData }));
  }
  if (event.type === 'submit') {
    return target instanceof HTMLFormElement ? () => target.requestSubmit() : undefined;
  }
  const pressed = target.closest<HTMLElement>('a, button, label, input');
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (!control) return undefined;
  const isOurs =
    control instanceof HTMLAnchorElement
      ? control.pathname === page && !hasModifier(event)
      : control.matches('button, [type="checkbox"], [type="radio"]');
  return isOurs ? () => control.click() : undefined;
}

const hasModifier = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
