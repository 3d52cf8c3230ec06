import { isQuantity } from './fields';

/** Undefined where the browser itself handles the event, such as links to other pages. */
export function replayOf(event: Event, target: Element, page?: string): (() => void) | undefined {
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

/** A link to a page of the site, in this window. */
export function linkOf(event: Event, target: Element): HTMLAnchorElement | undefined {
  const link = event.type === 'click' && !hasModifier(event) && target.closest('a');
  const isOurs = link && link.origin === window.location.origin && !link.hash && !link.target;
  return isOurs ? link : undefined;
}

const hasModifier = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
