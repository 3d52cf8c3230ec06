/** The elements of a list by their keys; like `Map.groupBy`, which older browsers lack. */
export function groupBy<T, Key>(
  list: readonly T[],
  keyOf: (element: T) => Key,
): ReadonlyMap<Key, readonly [T, ...T[]]> {
  const groups = new Map<Key, [T, ...T[]]>();
  for (const element of list) {
    const key = keyOf(element);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return groups;
}
