/** The part of a schema that tells how its values are nested. */
export interface Shape {
  readonly type: string;
  /** Of an object. */
  readonly entries?: Readonly<Record<string, Shape>>;
  /** Of a list. */
  readonly item?: Shape;
  /** What is optional. */
  readonly wrapped?: Shape;
  /** Of a value with conditions. */
  readonly pipe?: readonly { readonly type: string }[];
}

/** The shape that may be absent. */
export function unwrap(shape: Shape): Shape {
  return shape.wrapped ? unwrap(shape.wrapped) : shape;
}

/** The shape of an element or a field; undefined if the schema does not name it. */
export function partOf(shape: Shape, key: PropertyKey): Shape | undefined {
  const { item, entries = {} } = unwrap(shape);
  if (item) return item;
  return Object.hasOwn(entries, key) ? entries[String(key)] : undefined;
}
