import * as v from 'valibot';

/** Text; a number where an owner left out the quotes is read as text. Nothing but spaces is no text. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
/** Extra fields of the owner's are kept and ignored. */
const record = <T extends v.ObjectEntries>(entries: T) => v.looseObject(entries);

const priceTier = {
  /** Amount from which the tier applies, in units of the carpet. */
  from: positive,
  /** ₽ per unit. */
  price: positive,
};

const carpet = {
  _id: text,
  title: text,
  article: v.optional(text),
  barcode: v.optional(text),
  image: v.optional(text),
  description: v.optional(text),
  brand: v.optional(text),
  country: v.optional(text),
  kind: v.optional(text),
  purpose: v.optional(v.array(text)),
  /** cm */
  width: v.optional(positive),
  /** cm */
  length: v.optional(positive),
  /** mm */
  thickness: v.optional(positive),
  /** mm */
  pileHeight: v.optional(positive),
  material: v.optional(text),
  base: v.optional(text),
  color: v.optional(text),
  shape: v.optional(text),
  unit: v.optional(text, 'шт'),
  /** Units in a pack. */
  packQty: v.optional(positive),
  /** The smallest amount sold («мин. партия»), in units. */
  minLot: v.optional(positive),
  /** Amounts are multiples of it («кратность»), in units. */
  step: v.optional(positive),
  /** kg per unit */
  weight: v.optional(positive),
  /** kg */
  packWeight: v.optional(positive),
  /** m³ */
  packVolume: v.optional(positive),
  /** ₽ per unit; absent means «Цена по запросу». */
  price: v.optional(positive),
  priceTiers: v.optional(v.array(record(priceTier))),
  availability: v.optional(v.picklist(['в наличии', 'мало', 'под заказ', 'ожидается'])),
  /** ISO date on which an awaited carpet arrives. */
  expectedAt: v.optional(v.pipe(text, v.isoDate())),
};

const category = {
  _id: text,
  title: text,
  image: v.optional(text),
  /** Counts only as `true`. */
  isPublished: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value === true),
  ),
  items: v.optional(v.array(record(carpet)), []),
};

const place = {
  address: v.optional(text),
  directions: v.optional(text),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** Working hours of Monday to Friday, such as «9:00–18:00». */
  hours: v.optional(text),
};

const company = {
  site: v.optional(v.pipe(text, v.url())),
  brand: v.optional(text),
  legalName: v.optional(text),
  email: v.optional(v.pipe(text, v.email())),
  phones: v.optional(
    record({
      office: v.optional(text),
      additional: v.optional(v.array(text)),
      warehouse: v.optional(text),
    }),
  ),
  office: v.optional(record(place)),
  warehouse: v.optional(record(place)),
  requisites: v.optional(
    record({
      inn: v.optional(text),
      kpp: v.optional(text),
      ogrn: v.optional(text),
      account: v.optional(text),
      bank: v.optional(text),
      bik: v.optional(text),
      correspondentAccount: v.optional(text),
    }),
  ),
  consentUrl: v.optional(text),
  privacyUrl: v.optional(text),
};

const section = {
  title: text,
  paragraphs: v.optional(v.array(text), []),
  table: v.optional(record({ head: v.array(text), rows: v.array(v.array(text)) })),
};

const schema = record({
  company: v.optional(record(company), {}),
  priceList: v.optional(
    record({
      date: v.optional(v.pipe(text, v.isoDate())),
      vat: v.optional(text),
      /** ₽ */
      minimumOrder: v.optional(positive),
    }),
    {},
  ),
  conditions: v.optional(v.array(record(section)), []),
  faq: v.optional(v.array(record({ question: text, answer: text })), []),
  /** ISO dates on which office and warehouse are closed. */
  holidays: v.optional(v.array(v.pipe(text, v.isoDate())), []),
  categories: v.optional(v.array(record(category)), []),
});

/** What the code may rely on: the fields named above, and no others. */
type Known<T extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<T, undefined>>>;

export type Settings = v.InferOutput<typeof schema>;
export type Company = Known<typeof company>;
export type Place = Known<typeof place>;
export type Category = Known<typeof category>;
export type Carpet = Known<typeof carpet>;
export type PriceTier = Known<typeof priceTier>;
export type Availability = NonNullable<Carpet['availability']>;

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

/** Of categories, and of the carpets in one category, that share an id, the first stays. */
function dropDuplicates(settings: Settings, warn: Warn): Settings {
  const all = settings.categories;
  const categories = firstOfEach(all, () => 'categories', warn).map((category) => {
    const path = () => `categories.${String(all.indexOf(category))}.items`;
    return { ...category, items: firstOfEach(category.items, path, warn) };
  });
  return { ...settings, categories };
}

function firstOfEach<T extends { _id: string }>(
  list: readonly T[],
  path: () => string,
  warn: Warn,
): T[] {
  const ids = new Set<string>();
  return list.filter(({ _id }, index) => {
    if (ids.has(_id)) warn(`settings: left out ${path()}.${String(index)}: the id ${_id} is taken`);
    return !ids.has(_id) && ids.add(_id);
  });
}
