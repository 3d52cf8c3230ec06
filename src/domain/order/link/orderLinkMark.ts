/** The start of an order link's fragment. */
export const orderLinkMark = '#order/';

/** Whether a fragment is an order link, perhaps one whose characters were altered in transit. */
export function isOrderLink(hash: string): boolean {
  return /^#order(?:\/|%2f)/i.test(hash);
}
