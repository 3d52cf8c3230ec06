/** How the fragment of an order link begins. */
export const orderLinkMark = '#order/';
