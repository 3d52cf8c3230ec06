import { schema } from '../../domain/settings/settingsSchema';
import { partOf, unwrap, type Shape } from '../../domain/settings/shape';
import type { FieldPath } from '../finding';

/** What the schema says of a field, optional or not; undefined if it does not name it. */
export function shapeAt(path: FieldPath): Shape | undefined {
  const shape = path.reduce<Shape | undefined>((owner, key) => owner && partOf(owner, key), schema);
  return shape && unwrap(shape);
}

/** Whether the site shows a text there, which may be given as a number. */
export function isText(shape: Shape | undefined): boolean {
  return shape?.type === 'union';
}
