/** The value that all things of a list share, such as the unit of carpets; undefined if they differ. */
export function commonValue<C, T>(list: readonly C[], of: (one: C) => T): T | undefined {
  const values = new Set(list.map(of));
  return values.size === 1 ? [...values][0] : undefined;
}
