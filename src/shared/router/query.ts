import type { parse as Parse, ParsedQs } from 'qs';

let parse: typeof Parse | undefined;

/** Fetches what reads a query, once: most visits begin without one. Rejects where it can't be had. */
export async function wantQueryParser(): Promise<void> {
  parse ??= (await import(/* webpackChunkName: "query" */ './queryParser')).parse;
}

export function canReadQuery(search: string): boolean {
  return search === '' || parse !== undefined;
}

/**
 * Reads a query string within the spec's limits (§9): depth 5, 1000 parameters, array limit 20.
 * @throws where what reads it has not been fetched
 */
export function parseQuery(search: string): ParsedQs {
  if (search === '') return {};
  if (!parse) throw new Error(`Nothing is here yet to read ${search}`);
  return parse(search, {
    ignoreQueryPrefix: true,
    depth: 5,
    parameterLimit: 1000,
    arrayLimit: 20,
  });
}

/** @returns a query string with its «?», or nothing where every value is absent */
export function formatQuery(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}
