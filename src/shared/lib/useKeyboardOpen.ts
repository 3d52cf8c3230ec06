import { useSyncExternalStore } from 'react';

/** px; no on-screen keyboard is lower, and no toolbar of a browser higher. */
const lowestKeyboard = 150;

/**
 * Whether an on-screen keyboard covers the bottom of the page. It then makes the visual viewport
 * lower, but not the window, to which fixed elements are attached.
 */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}

function subscribe(onChange: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

function isKeyboardOpen(): boolean {
  const { height, scale } = window.visualViewport ?? { height: Infinity, scale: 1 };
  return document.documentElement.clientHeight - height * scale > lowestKeyboard;
}
