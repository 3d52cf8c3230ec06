/** Lines of a new group; those of the first one are laid out at once, others when they come near the screen. */
const linesInGroup = 20;

/** Ids of lines in order, by the number of their group. */
export type LineGroups = ReadonlyMap<number, readonly string[]>;

/**
 * Divides the lines of a cart into groups, so that after an edit neither React nor the browser looks
 * through a thousand of them. A line stays in its group while others come and go: in another group it
 * would be rendered anew, without what is being typed in it.
 * @param before the groups until now
 */
export function groupLines(ids: readonly string[], before: LineGroups): LineGroups {
  const groupOf = new Map([...before].flatMap(([group, lines]) => lines.map((id) => [id, group])));
  const lastKept = ids.findLastIndex((id) => groupOf.has(id));
  const groups = new Map<number, string[]>();
  let group = 0;
  for (const [index, id] of ids.entries()) {
    const isFull = (groups.get(group)?.length ?? 0) >= linesInGroup;
    // a new line among others joins the group of the one before it
    const next = groupOf.get(id) ?? (isFull && index > lastKept ? group + 1 : group);
    group = Math.max(group, next);
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return groups;
}
