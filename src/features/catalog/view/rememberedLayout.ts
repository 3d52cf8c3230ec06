import { deviceStorage } from '../../../shared/lib/storage';
import { readLayout, type Layout } from './categoryView';

const storageKey = 'catalogLayout';

/** The last layout chosen on this device; the table if none is stored. */
export function recallLayout(): Layout {
  return readLayout(deviceStorage.read(storageKey)) ?? 'table';
}

/** If it can't be stored, the choice is still in the address. */
export function rememberLayout(layout: Layout): void {
  deviceStorage.write(storageKey, layout);
}
