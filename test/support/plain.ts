/** The text of an element, with ordinary spaces. */
export const plain = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');
