type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor does within `scope` while the code that answers is on its way: presses and
 * submissions wait, typing and choosing go on as the browser has them.
 * @param onHeld called at each of them
 * @returns a function that ends this and does all of it again, in the same order
 */
export function holdInput(scope: Element, onHeld?: () => unknown): () => void {
  const deeds = new Map<unknown, () => void>();

  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !scope.contains(target)) return;
    if (event.type === 'input' || event.type === 'change') {
      if (!isField(target)) return;
      const { value } = target;
      deeds.set(target, () => tellAgain(target, value));
      onHeld?.();
      return;
    }
    if (event.type === 'focusout') {
      // what is wrong with a field is said when it is left
      if (isField(target))
        deeds.set(event, () => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      return;
    }
    const repeat = repetition(event, target);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deeds.set(event, repeat);
    onHeld?.();
  };

  // before React's own listeners, which hide from others what they can't handle yet
  const types = ['click', 'submit', 'input', 'change', 'focusout'];
  types.forEach((type) => window.addEventListener(type, hold, { capture: true }));
  return () => {
    types.forEach((type) => window.removeEventListener(type, hold, { capture: true }));
    void doInTurn([...deeds.values()]);
    // a second call does nothing again
    deeds.clear();
  };
}

/** Each deed finds what the one before it has brought to the screen. */
async function doInTurn(deeds: readonly (() => void)[]): Promise<void> {
  for (const deed of deeds) {
    await Promise.resolve();
    deed();
  }
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}

/** What needs an answer of ours; a link and a button with a command are the browser's own. */
function repetition(event: Event, target: Element): (() => void) | undefined {
  if (event.type === 'submit') {
    return target instanceof HTMLFormElement ? () => target.requestSubmit() : undefined;
  }
  const pressed = target.closest<HTMLElement>('button, label, input');
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (!control) return undefined;
  // where browsers know of commands, they do by themselves what a button with one says
  const button = 'commandForElement' in control ? 'button:not([commandfor])' : 'button';
  const isOurs = control.matches(`${button}, [type="checkbox"], [type="radio"]`);
  return isOurs ? () => control.click() : undefined;
}

/**
 * React takes what it finds in a field for what has always been there, or puts back what it has
 * drawn: the text is taken out, then put in behind its back, so that the event brings something new.
 */
function tellAgain(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field);
  // the typing goes on where it was
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
