import * as v from 'valibot';
import type { Settings } from './settings';
import { schema } from './settingsSchema';

type Warn = (message: string) => void;
type Path = readonly v.IssuePathItem[];

/**
 * Reads the settings block. What does not fit is left out, the smallest part that makes the rest
 * fit: a field that may be absent, or else the element around it. Never throws.
 * @param warn is told the path of each part left out, such as `categories.3.items.0.price`
 */
export function parseSettings(json: string, warn: Warn): Settings {
  let input: unknown;
  try {
    input = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    warn(`settings: not JSON, taken as empty (${String(error)})`);
    input = {};
  }
  if (Array.isArray(input)) {
    warn('settings: a list, taken as empty');
    input = {};
  }
  for (;;) {
    const { success, output, issues } = v.safeParse(schema, input);
    if (success) return dropDuplicates(output, warn);
    input = leaveOut(input, issues, warn);
  }
}

/** Takes out of `input` the parts that the issues name, with one warning each: all or something. */
function leaveOut(input: unknown, issues: readonly v.BaseIssue<unknown>[], warn: Warn): unknown {
  const parts = new Map<string, { readonly path: Path; readonly message: string }>();
  for (const { path = [], message } of issues) {
    const part = removablePart(path);
    const name = nameOf(part);
    if (!parts.has(name)) parts.set(name, { path: part, message });
  }
  const lists = new Set<unknown[]>();
  for (const [name, { path, message }] of parts) {
    if (path.some((_, length) => parts.has(nameOf(path.slice(0, length))))) continue;
    warn(`settings: left out ${name || 'everything'}: ${message}`);
    const last = path.at(-1);
    if (!last) return {};
    const owner: unknown = last.input;
    if (typeof owner === 'object' && owner) Reflect.deleteProperty(owner, String(last.key));
    if (Array.isArray(owner)) lists.add(owner);
  }
  lists.forEach(closeHoles);
  return input;
}

function nameOf(path: Path): string {
  return path.map(({ key }) => String(key)).join('.');
}

/** Moves up the elements behind those that were deleted. */
function closeHoles(list: unknown[]): void {
  let length = 0;
  list.forEach((element) => {
    list[length] = element;
    length += 1;
  });
  list.length = length;
}

/** The part of the schema that a reader of the path walks through. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
}

/** The start of `path` that ends at its deepest list element or optional field. */
function removablePart(path: Path): Path {
  let length = 0;
  let shape: Shape | undefined = schema;
  for (const [index, { key }] of path.entries()) {
    while (shape?.wrapped) shape = shape.wrapped;
    const isElement: boolean = shape?.item !== undefined;
    shape = shape?.item ?? shape?.entries?.[String(key)];
    if (isElement || shape?.type === 'optional') length = index + 1;
  }
  return path.slice(0, length);
}

/** Of categories, and of the carpets on sale, that share an id, the first stays. */
function dropDuplicates(settings: Settings, warn: Warn): Settings {
  const all = settings.categories;
  const onSale = new Set<string>();
  const categories = firstOfEach(all, () => 'categories', warn).map((category) => {
    const path = () => `categories.${String(all.indexOf(category))}.items`;
    const ids = category.isPublished ? onSale : undefined;
    return { ...category, items: firstOfEach(category.items, path, warn, ids) };
  });
  return { ...settings, categories };
}

function firstOfEach<T extends { _id: string }>(
  list: readonly T[],
  path: () => string,
  warn: Warn,
  ids = new Set<string>(),
): T[] {
  return list.filter(({ _id }, index) => {
    const isTaken = ids.has(_id);
    if (isTaken) warn(`settings: left out ${path()}.${String(index)}: the id ${_id} is taken`);
    ids.add(_id);
    return !isTaken;
  });
}
