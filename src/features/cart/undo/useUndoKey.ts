import { useEffect, useEffectEvent } from 'react';
import { keepFocus } from '../../../shared/ui/focus/keepFocus';

/** Calls `undo`, if there is one, on Ctrl + Z (⌘ + Z) outside of fields, which undo their own typing. */
export function useUndoKey(undo: (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
    // the key, not its letter, which is «я» in the Russian layout
    const isUndo = code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    if (!undo || !isUndo || document.querySelector('dialog[open], :focus:read-write')) return;
    event.preventDefault();
    keepFocus(document.activeElement, undo);
  });

  const isOffered = undo !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOffered]);
}
