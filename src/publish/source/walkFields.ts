import { schema } from '../../domain/settings/settingsSchema';
import { partOf, unwrap, type Shape } from '../../domain/settings/shape';
import type { FieldPath } from '../finding';

/** A field of the settings or an element of a list, at any depth. */
export interface Field {
  readonly path: FieldPath;
  readonly key: string | number;
  readonly value: unknown;
  /** The object or list that it is in. */
  readonly owner: object;
  /** What the schema says of it; undefined if it does not name it. */
  readonly shape: Shape | undefined;
  /** What the schema says of its owner. */
  readonly ownerShape: Shape;
}

/**
 * All fields of a settings block, each before those inside it; none inside unknown ones, or inside a list
 * in place of an object, or the other way round.
 */
export function* walkFields(
  owner: unknown,
  ownerShape: Shape = schema,
  start: FieldPath = [],
): Generator<Field> {
  if (typeof owner !== 'object' || owner === null) return;
  const isList = Array.isArray(owner);
  if (isList !== (unwrap(ownerShape).item !== undefined)) return;
  const entries: readonly [string, unknown][] = Object.entries(owner);
  for (const [name, value] of entries) {
    const shape = partOf(ownerShape, name);
    const key = isList ? Number(name) : name;
    const path = [...start, key];
    yield { path, key, value, owner, shape, ownerShape };
    if (shape) yield* walkFields(value, shape, path);
  }
}
