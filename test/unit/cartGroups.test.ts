import fc from 'fast-check';
import { groupLines, type LineGroups } from '../../src/features/cart/table/groupLines';

const none: LineGroups = new Map();
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}`);
const sizes = (groups: LineGroups) => Array.from(groups, ([group, { length }]) => [group, length]);

describe('The groups of a cart’s lines', () => {
  test('have twenty lines each', () => {
    expect(groupLines([], none)).toEqual(new Map());
    expect(sizes(groupLines(ids(0, 20), none))).toEqual([[0, 20]]);
    expect(sizes(groupLines(ids(0, 41), none))).toEqual([
      [0, 20],
      [1, 20],
      [2, 1],
    ]);
  });

  test('fill the last one before another is begun', () => {
    const before = groupLines(ids(0, 39), none);
    expect(sizes(groupLines(ids(0, 40), before))).toEqual([
      [0, 20],
      [1, 20],
    ]);
    expect(sizes(groupLines(ids(0, 42), before)).at(-1)).toEqual([2, 2]);
  });

  test('keep their lines when one is removed, and take it back where it was', () => {
    const before = groupLines(ids(0, 45), none);
    const without = groupLines(ids(0, 45).toSpliced(5, 1), before);
    expect(sizes(without)).toEqual([
      [0, 19],
      [1, 20],
      [2, 5],
    ]);
    expect(groupLines(ids(0, 45), without)).toEqual(before);
  });

  test('keep their numbers when the first group goes', () => {
    const before = groupLines(ids(0, 45), none);
    expect(sizes(groupLines(ids(20, 45), before))).toEqual([
      [1, 20],
      [2, 5],
    ]);
  });

  test('a line that comes among others joins the group of the one before it', () => {
    const before = groupLines(ids(0, 45), none);
    const groups = groupLines(ids(0, 45).toSpliced(20, 0, 'new'), before);
    expect(sizes(groups)).toEqual([
      [0, 21],
      [1, 20],
      [2, 5],
    ]);
  });

  test('hold all lines in their order, and those that stay in order in their groups', () => {
    const some = fc.subarray(ids(0, 90));
    fc.assert(
      fc.property(some, some, (earlier, now) => {
        const before = groupLines(earlier, none);
        const groups = groupLines(now, before);
        expect([...groups.values()].flat()).toEqual(now);
        for (const [group, lines] of groups) {
          const stayed = lines.filter((id) => earlier.includes(id));
          expect(before.get(group) ?? []).toEqual(expect.arrayContaining(stayed));
        }
      }),
    );
    const shuffled = fc.shuffledSubarray(ids(0, 90));
    fc.assert(
      fc.property(shuffled, shuffled, (earlier, now) => {
        const groups = groupLines(now, groupLines(earlier, none));
        expect([...groups.values()].flat()).toEqual(now);
      }),
    );
  });
});
