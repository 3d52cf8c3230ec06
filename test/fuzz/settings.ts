import fc from 'fast-check';
import { parseOrderText } from '../../src/domain/orderList/parseOrder';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { selectCarpets } from '../../src/state/settings/settingsSlice';
import { law } from './law';
import demo from '../../mocks/settings.json';

/** Values that a server, an export or a person may write in place of a right one. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21, '', ' ', [], {}, [[]], { title: 'x' }),
  fc.constantFrom('</script>', '\u2028', '__proto__', '..', '1 200', '0,5', 'false', '&amp;'),
  fc.constantFrom('2026-02-30', 'в наличии', 'x'.repeat(5000), '\u0000', '\uD800'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** One change: the path is walked by the remainders of its steps, so that any numbers lead somewhere. */
const change = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('replace', 'remove', 'repeat', 'add'),
  value: odd,
  key: fc.constantFrom('__proto__', 'constructor', 'price', 'items', '_id', 'unknown'),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const fewCategories = demo.categories
  .slice(0, 3)
  .map((category) => ({ ...category, items: category.items.slice(0, 4) }));
const small = JSON.stringify({ ...demo, categories: fewCategories });

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function apply(root: Record<string, unknown>, { steps, kind, key, ...change }: Change): void {
  // further changes of the block must not change the generated value
  const value = structuredClone(change.value);
  let parent = root;
  for (const [index, step] of steps.entries()) {
    const keys = Object.keys(parent);
    const at = keys[step % Math.max(1, keys.length)];
    if (at === undefined) return;
    const child = parent[at];
    if (index < steps.length - 1 && isParent(child)) {
      parent = child;
      continue;
    }
    if (kind === 'replace') parent[at] = value;
    else if (kind === 'remove') Reflect.deleteProperty(parent, at);
    else if (kind === 'repeat' && Array.isArray(parent)) parent.push(child);
    else
      Object.defineProperty(parent, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return;
  }
}

const block = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  cut: fc.option(fc.nat(small.length), { freq: 20, nil: undefined }),
  mark: fc.constantFrom('', '', '', '\uFEFF'),
});

/** Carpets that are written in a block so that they can be shown, those with the same id once. */
function writtenIds(input: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  const categories = isParent(input) && Array.isArray(input.categories) ? input.categories : [];
  for (const category of categories) {
    if (!isParent(category) || category.isPublished !== true || !Array.isArray(category.items))
      continue;
    if (!isText(category._id) || !isText(category.title)) continue;
    for (const item of category.items) {
      if (isParent(item) && isText(item._id) && isText(item.title)) ids.add(item._id);
    }
  }
  return ids;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(value);

/** A damaged settings block: nothing is thrown, and each carpet is shown or named in a warning. */
export const settingsLaw = law(block, ({ changes, cut, mark }) => {
  const input: unknown = JSON.parse(small);
  if (isParent(input)) for (const one of changes) apply(input, one);
  const json = JSON.stringify(input);
  const warnings: string[] = [];
  const settings = parseSettings(mark + json.slice(0, cut), (warning) => warnings.push(warning));
  const carpets = selectCarpets({ settings });
  const shown = new Set(carpets.map(({ _id }) => _id));
  const lost = cut === undefined ? [...writtenIds(input)].filter((id) => !shown.has(id)) : [];
  if (lost.length > 0 && warnings.length === 0) throw new Error(`lost in silence: ${lost.join()}`);
  parseOrderText('VG-4060-01 20\nнет такого', carpets);
});
