import type { Layout } from './categoryView';

const storageKey = 'catalogLayout';

/** The layout chosen last on this device; the table where nothing can be recalled. */
export function recallLayout(): Layout {
  try {
    return localStorage.getItem(storageKey) === 'cards' ? 'cards' : 'table';
  } catch {
    return 'table';
  }
}

export function rememberLayout(layout: Layout): void {
  try {
    localStorage.setItem(storageKey, layout);
  } catch {
    // the address keeps the choice for now
  }
}
