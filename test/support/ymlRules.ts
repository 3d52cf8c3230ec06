/**
 * The rules that Yandex publishes for feeds in its Market Language (docs/product.md §27.43). Where Yandex
 * Market, the search for goods and Direct differ, the strictest.
 */

interface Rule {
  /** How often the element may occur; once by default. */
  readonly times?: readonly [least: number, most: number];
  readonly pattern?: RegExp;
  /** Characters. */
  readonly longest?: number;
}

const optional = [0, 1] as const;
const address = /^https?:\/\/[\w.-]+(:\d+)?\/[!-;=?-~]*$/;

/** The elements of `shop`, in their order. */
const shopRules: Readonly<Record<string, Rule>> = {
  name: {},
  company: {},
  url: { pattern: address },
  currencies: {},
  categories: {},
  offers: {},
};

/** The elements of an `offer` of the simplified type. */
const offerRules: Readonly<Record<string, Rule>> = {
  url: { pattern: address, longest: 2048 },
  price: { pattern: /^(?!0+(\.0+)?$)\d{1,15}(\.\d\d?)?$/ },
  currencyId: {},
  categoryId: {},
  picture: { times: [0, 10], pattern: /^https?:.+\.(jpe?g|png)$/, longest: 512 },
  name: { longest: 150 },
  vendor: { times: optional },
  vendorCode: { times: optional },
  description: { longest: 3000 },
  sales_notes: { times: optional, longest: 50 },
  country_of_origin: { times: optional, pattern: /^[А-ЯЁ][А-Яа-яЁё -]+$/ },
  barcode: { times: optional, pattern: /^(\d{8}|\d{12,13})$/ },
  param: { times: [0, Infinity] },
  weight: { times: optional, pattern: /^(?!0+(\.0+)?$)\d{1,15}(\.\d{1,3})?$/ },
};

const categoryId = /^[1-9]\d{0,17}$/;
const offerId = /^[A-Za-zА-Яа-я\d.,/\\()[\]=-]{1,80}$/;

/** What a feed breaks, a sentence for each; empty for a valid one. */
export function findYmlErrors(xml: string): string[] {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (root.tagName !== 'yml_catalog') return [`The root is ${root.tagName}`];
  const shop = childrenOf(root, 'shop');
  return [
    ...check(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), 'The XML header is wrong'),
    ...check(!/(?![\t\n\r])\p{Cc}/u.test(xml), 'There are control characters'),
    ...check(!/&(?!(amp|lt|gt|quot|apos);)/.test(xml), 'There are unknown entities'),
    ...check(/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(attribute(root, 'date')), 'The date is wrong'),
    ...check(shop.length === 1, 'There is not one shop'),
    ...shop.flatMap(shopErrors),
  ];
}

function shopErrors(shop: Element): string[] {
  const names = [...shop.children].map(({ tagName }) => tagName);
  const order = Object.keys(shopRules);
  const ranks = names.map((name) => order.indexOf(name));
  const currencies = [...shop.querySelectorAll('currencies > currency')];
  const categories = [...shop.querySelectorAll('categories > category')];
  const offers = [...shop.querySelectorAll('offers > offer')];
  const ids = {
    currencies: new Set(currencies.map((each) => attribute(each, 'id'))),
    categories: new Set(categories.map((each) => attribute(each, 'id'))),
  };
  return [
    ...elementErrors(shop, shopRules),
    ...check(
      ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0)),
      'The elements of shop are out of order',
    ),
    ...check(currencies.length === 1, 'There is not one currency'),
    ...currencies.flatMap((each) => [
      ...check(/^RU[RB]$/.test(attribute(each, 'id')), 'The currency is not the rouble'),
      ...check(attribute(each, 'rate') === '1', 'The rate of the rouble is not 1'),
    ]),
    ...check(categories.length > 0, 'There are no categories'),
    ...check(ids.categories.size === categories.length, 'Two categories have one id'),
    ...categories.flatMap((each) => [
      ...check(categoryId.test(attribute(each, 'id')), 'The id of a category is wrong'),
      ...check(textOf(each) !== '', 'A category has no name'),
    ]),
    ...check(offers.length > 0, 'There are no offers'),
    ...check(areDistinct(offers.map((each) => attribute(each, 'id'))), 'Two offers have one id'),
    ...check(
      areDistinct([...shop.querySelectorAll('offer > url')].map(textOf)),
      'Two offers have one url',
    ),
    ...offers.flatMap((each) => offerErrors(each, ids)),
  ];
}

interface Ids {
  readonly currencies: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

function offerErrors(offer: Element, ids: Ids): string[] {
  const text = (name: string) => childrenOf(offer, name).map(textOf).join();
  return [
    ...elementErrors(offer, offerRules),
    ...check(offerId.test(attribute(offer, 'id')), 'The id of an offer is wrong'),
    ...check(/^(true|false)?$/.test(attribute(offer, 'available')), 'available is wrong'),
    ...check(ids.currencies.has(text('currencyId')), 'The currency of an offer is not listed'),
    ...check(ids.categories.has(text('categoryId')), 'The category of an offer is not listed'),
    ...check(areDistinct(childrenOf(offer, 'picture').map(textOf)), 'A picture is there twice'),
    ...check(isBarcode(text('barcode')), 'The check digit of a barcode is wrong'),
    ...childrenOf(offer, 'param').flatMap((param) =>
      check(attribute(param, 'name') !== '', 'A param has no name'),
    ),
  ];
}

/** The rules that the elements within another one break, each by itself. */
function elementErrors(parent: Element, rules: Readonly<Record<string, Rule>>): string[] {
  const unknown = [...parent.children].filter(({ tagName }) => !(tagName in rules));
  const known = Object.entries(rules).flatMap(([name, rule]) => {
    const found = childrenOf(parent, name);
    const [least, most] = rule.times ?? [1, 1];
    return [
      ...check(found.length >= least, `${name} is missing`),
      ...check(found.length <= most, `${name} is there too often`),
      ...found.flatMap((each) => [
        ...check(each.children.length > 0 || textOf(each) !== '', `${name} is empty`),
        ...check(textOf(each).length <= (rule.longest ?? Infinity), `${name} is too long`),
        ...check(rule.pattern?.test(textOf(each)) ?? true, `${name} is wrong`),
      ]),
    ];
  });
  return [...unknown.map(({ tagName }) => `${tagName} has no rule`), ...known];
}

/** Whether the last digit of a code is the one that the others give; true for none. */
function isBarcode(code: string): boolean {
  const digits = Array.from(code, Number).toReversed();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10 === 0;
}

const check = (isRight: boolean, error: string) => (isRight ? [] : [error]);
const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;
const attribute = (of: Element, name: string) => of.getAttribute(name) ?? '';
const textOf = (of: Element) => of.textContent.trim();
const childrenOf = (of: Element, name: string) =>
  [...of.children].filter(({ tagName }) => tagName === name);
