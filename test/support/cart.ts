/** The cart in the browser's storage. */
export const storedCart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');
