import { isQuantity } from './fields';

type Replay = (() => void) | undefined;

/** Undefined unless cells of a spreadsheet are pasted into a quantity. */
export function replayOfPaste(event: ClipboardEvent, target: Element): Replay {
  const text = event.clipboardData?.getData('text') ?? '';
  // the browser would make one amount of them: 20 and 300 become 20 300
  if (!isQuantity(target) || !/\S\s*[\t\r\n]\s*\S/.test(text)) return undefined;
  const clipboardData = { getData: () => text };
  return () => target.dispatchEvent(Object.assign(new Event('paste', event), { clipboardData }));
}

/** Submits the form again. */
export function replayOfSubmit(target: Element): Replay {
  return target instanceof HTMLFormElement ? () => target.requestSubmit() : undefined;
}

/** Undefined where the browser itself handles the click, such as links to other pages. */
export function replayOfPress(event: MouseEvent, target: Element, page?: string): Replay {
  const pressed = target.closest<HTMLElement>('a, button, label, input');
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (!control) return undefined;
  const isOurs =
    control instanceof HTMLAnchorElement
      ? control.pathname === page && !hasModifier(event)
      : control.matches('button, [type="checkbox"], [type="radio"]');
  return isOurs ? () => control.click() : undefined;
}

/** A link to a page of the site, in this window. */
export function linkOf(event: MouseEvent, target: Element): HTMLAnchorElement | undefined {
  const link = !hasModifier(event) && target.closest('a');
  const isOurs = link && link.origin === window.location.origin && !link.hash && !link.target;
  return isOurs ? link : undefined;
}

const hasModifier = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey;
