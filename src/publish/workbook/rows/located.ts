import type { FieldPath, Place } from '../../finding';
import type { Fields } from '../../source/catalog';

/** Fields with the cells that they were read from. */
export interface Located {
  readonly fields: Fields;
  /** @param path from these fields: `price`, or `priceTiers`, 0, `price` */
  readonly placeOf: (path: FieldPath) => Place;
}
