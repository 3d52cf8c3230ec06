/** The value that all carpets of a list share; undefined if they differ. */
export function common<C, T>(carpets: readonly C[], of: (carpet: C) => T): T | undefined {
  const values = new Set(carpets.map(of));
  return values.size === 1 ? [...values][0] : undefined;
}
