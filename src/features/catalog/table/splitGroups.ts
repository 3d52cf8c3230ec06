import type { CarpetGroup } from '../view/groupCarpets';

/** Rows laid out at once; the browser lays out those of later groups when they come near the screen. */
const rowsAtOnce = 20;
/** A larger group costs the browser time: it checks each row of a group that is near the screen. */
const rowsInGroup = 100;

interface RowGroup extends CarpetGroup {
  readonly key: string;
  /** The number of carpets of the whole group. */
  readonly shown: number;
  /** Whether the browser lays out the group when it comes near the screen. */
  readonly isLayoutDeferred: boolean;
}

/** Splits groups that are too large, into parts with the same heading. */
export function splitGroups(groups: readonly CarpetGroup[]): readonly RowGroup[] {
  let rowsBefore = 0;
  return groups.flatMap(({ model, carpets }, index) => {
    const parts: RowGroup[] = [];
    for (let start = 0; start < carpets.length; start += rowsInGroup) {
      const part = carpets.slice(start, start + rowsInGroup);
      parts.push({
        key: `${model?.id} ${model ? '' : index} ${start}`,
        model,
        carpets: part,
        shown: carpets.length,
        isLayoutDeferred: rowsBefore >= rowsAtOnce,
      });
      rowsBefore += part.length;
    }
    return parts;
  });
}
