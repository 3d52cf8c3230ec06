import { createHash } from 'node:crypto';

/** Characters and length that Yandex allows for the id of an offer (docs/product.md §27.43). */
const allowed = /^[A-Za-zА-Яа-я\d.,/\\()[\]=-]{1,80}$/;

const derived = /^id-[\da-f]{20}$/;

/** The `_id` of a carpet or, where Yandex does not allow it, one derived from it (docs/product.md §27.44). */
export function offerId(id: string): string {
  return allowed.test(id) && !derived.test(id) ? id : `id-${hashOf(id).slice(0, 20)}`;
}

/**
 * The `_id` of a category or, unless it is a number of up to nine digits, one of 15 digits that is derived
 * from it alone, so that a new category leaves the others' as they are. Yandex allows up to 18 digits.
 */
export function categoryNumber(id: string): string {
  if (/^[1-9]\d{0,8}$/.test(id)) return id;
  return String(1e14 + parseInt(hashOf(id).slice(0, 12), 16));
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
