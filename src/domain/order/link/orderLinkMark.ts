/** The start of an order link's fragment. */
export const orderLinkMark = '#order/';
