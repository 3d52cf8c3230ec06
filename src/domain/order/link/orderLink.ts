import { isAmount, readAmount } from '../../trade/amount';
import type { CartItem } from '../cart';
import { fingerprint } from '../../format/fingerprint';
import { isOrderLink, orderLinkMark } from './orderLinkMark';
import { packId, unpackId } from './packId';

type LinkItem = Pick<CartItem, '_id' | 'amount'>;

/**
 * The fragment of an order link: `#order/id:20/packed-id~1.5/checksum` (docs/product.md §11.3). An amount
 * that cannot be ordered becomes 1.
 */
export function encodeOrderLink(items: readonly LinkItem[]): string {
  const encodable = items.map(({ _id, amount }) => ({
    _id: _id.replace(/\p{Surrogate}/gu, '\uFFFD'),
    amount: isAmount(amount) ? amount : 1,
  }));
  const parts = encodable.map(({ _id, amount }) => {
    const packed = packId(_id);
    return `${packed ? `${packed}~` : `${encodeURIComponent(_id)}:`}${String(amount)}`;
  });
  return orderLinkMark + [...parts, checksum(encodable)].join('/');
}

/**
 * Reads the fragment of an order link.
 * @param hash `location.hash`
 * @returns undefined if it is not an order link; a problem if the link was cut off or changed
 */
export function decodeOrderLink(
  hash: string,
): { readonly items: readonly LinkItem[] } | { readonly problem: 'damaged' } | undefined {
  if (!isOrderLink(hash)) return undefined;
  const parts = hash.slice(orderLinkMark.length).split('/');
  const sum = parts.pop();
  const items: LinkItem[] = [];
  for (const part of parts) {
    const item = decodeItem(part);
    if (!item) return { problem: 'damaged' };
    items.push(item);
  }
  return checksum(items) === sum ? { items } : { problem: 'damaged' };
}

function decodeItem(part: string): LinkItem | undefined {
  const isPacked = !part.includes(':');
  const end = part.indexOf(isPacked ? '~' : ':');
  const amount = readAmount(part.slice(end + 1));
  if (amount === undefined) return undefined;
  try {
    const id = part.slice(0, end);
    return { _id: isPacked ? unpackId(id) : decodeURIComponent(id), amount };
  } catch {
    return undefined;
  }
}

/** Detects damage, not forgery. */
function checksum(items: readonly LinkItem[]): string {
  return fingerprint(JSON.stringify(items));
}
