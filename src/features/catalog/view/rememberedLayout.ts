import { deviceStorage } from '../../../shared/lib/storage';
import type { Layout } from './categoryView';

const storageKey = 'catalogLayout';

/** The layout chosen last on this device; the table where nothing can be recalled. */
export function recallLayout(): Layout {
  return deviceStorage.read(storageKey) === 'cards' ? 'cards' : 'table';
}

/** Where it can't be kept, the address keeps the choice for now. */
export function rememberLayout(layout: Layout): void {
  deviceStorage.write(storageKey, layout);
}
