/** A chunk of its own: most visits begin without a query. */
export { parse } from 'qs';
