import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** px; no on-screen keyboard is lower, and no toolbar of a browser higher. */
const lowestKeyboard = 150;

/** px; a window that is lower is one of which a keyboard has taken a part, or of a phone on its side. */
const lowWindow = 520;

/**
 * Whether an on-screen keyboard leaves little of the page. It makes the visual viewport lower, but in most
 * browsers not the window, to which fixed elements are attached.
 */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}

function subscribe(onChange: () => void) {
  const shown = new AbortController();
  const { signal } = shown;
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  for (const type of ['focusin', 'focusout'] as const) listen(type, onChange, signal);
  return () => shown.abort();
}

function isKeyboardOpen(): boolean {
  const { height, scale } = window.visualViewport ?? { height: Infinity, scale: 1 };
  const isEditing = document.activeElement?.matches(':read-write') ?? false;
  return (
    (isEditing && window.innerHeight < lowWindow) ||
    document.documentElement.clientHeight - height * scale > lowestKeyboard
  );
}
