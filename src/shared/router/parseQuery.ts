import { parse, type ParsedQs } from 'qs';

/** Reads a query string, with the limits of docs/product.md §3.4. */
export function parseQuery(search: string): ParsedQs {
  return parse(search, {
    ignoreQueryPrefix: true,
    depth: 5,
    parameterLimit: 1000,
    arrayLimit: 20,
  });
}
