import qs from 'qs';

/** Reads a query string within the spec's limits (§9): depth 5, 1000 parameters, array limit 20. */
export function parseQuery(search: string): qs.ParsedQs {
  return qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 5,
    parameterLimit: 1000,
    arrayLimit: 20,
  });
}

/** @returns a query string with its «?», or nothing where every value is absent */
export function formatQuery(query: object): string {
  return qs.stringify(query, { addQueryPrefix: true, arrayFormat: 'repeat', skipNulls: true });
}
