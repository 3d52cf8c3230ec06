import { useSyncExternalStore } from 'react';
import { listen } from './listen';

/** px; no on-screen keyboard is shorter, and no toolbar of a browser taller. */
const minKeyboardHeight = 150;

/** px; a shorter window has been shrunk by a keyboard, or is that of a phone on its side. */
const shortWindow = 520;

/**
 * Whether an on-screen keyboard leaves little room for the page. It shrinks the visual viewport but, in most
 * browsers, not the window, to which fixed elements are attached.
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
    (isEditing && window.innerHeight < shortWindow) ||
    document.documentElement.clientHeight - height * scale > minKeyboardHeight
  );
}
