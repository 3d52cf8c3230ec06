/** What the hash of a link that holds an order begins with. */
export const orderLinkMark = '#order/';
