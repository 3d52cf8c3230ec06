import type * as v from 'valibot';
import { readNumber } from '../trade/amount';
import { cell } from './fields';
import { schema } from './settingsSchema';
import { partOf, type Shape } from './shape';
import type { Warn } from './warn';

type Path = readonly v.IssuePathItem[];

/**
 * Removes from `input` the parts that the issues point at, with one warning each; cells of a table are
 * emptied. It changes at least one part, and removes everything where no smaller part can be removed, so
 * that repeated validation ends.
 */
export function leaveOut(
  input: unknown,
  issues: readonly v.BaseIssue<unknown>[],
  warn: Warn,
): unknown {
  const parts = new Map(
    issues.map(({ path: issuePath = [], message }) => {
      const { path, isCell } = removablePart(issuePath);
      return [nameOf(path), { path, isCell, message }];
    }),
  );
  const lists = new Set<unknown[]>();
  for (const [name, { path, isCell, message }] of parts) {
    if (path.some((_, length) => parts.has(nameOf(path.slice(0, length))))) continue;
    warn(`settings: left out ${name || 'everything'}: ${message}`);
    const last = path.at(-1);
    if (!last) return {};
    const owner: unknown = last.input;
    if (typeof owner !== 'object' || !owner) continue;
    if (isCell) Reflect.set(owner, String(last.key), '');
    else Reflect.deleteProperty(owner, String(last.key));
    if (Array.isArray(owner)) lists.add(owner);
  }
  lists.forEach(closeHoles);
  return input;
}

/**
 * Replaces texts by the numbers that they stand for, with one warning each (docs/product.md §2.4).
 * @returns the other issues
 */
export function readNumbers(issues: readonly v.BaseIssue<unknown>[], warn: Warn) {
  return issues.filter(({ type, input, path: [...path] = [] }) => {
    const { key, input: owner } = path.at(-1) ?? {};
    const number = type === 'number' && typeof input === 'string' ? readNumber(input) : NaN;
    if (Number.isNaN(number) || typeof owner !== 'object' || !owner) return true;
    Reflect.set(owner, String(key), number);
    warn(`settings: read ${nameOf(path)} «${String(input)}» as ${number}`);
    return false;
  });
}

function nameOf(path: Path): string {
  return path.map(({ key }) => String(key)).join('.');
}

/** Removes the holes left by deleted elements; `forEach` skips them. */
function closeHoles(list: unknown[]): void {
  let length = 0;
  list.forEach((element) => {
    list[length] = element;
    length += 1;
  });
  list.length = length;
}

/** The start of `path` that ends at its deepest list element or optional field; a cell keeps its place. */
function removablePart(path: Path) {
  let length = 0;
  let isCell = false;
  let shape: Shape | undefined = schema;
  for (const [index, { key, type }] of path.entries()) {
    shape = shape && partOf(shape, String(key));
    if (type !== 'array' && shape?.type !== 'optional') continue;
    length = index + 1;
    isCell = shape === cell;
  }
  return { path: path.slice(0, length), isCell };
}
