import type { ParsedQs } from 'qs';
import { use, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { createLoader } from '../lazyPart/loader';
import { selectLocation } from './navigationSlice';

/** Loaded with the first query, since most visits begin without one. */
export const queryParser = createLoader(
  () => import(/* webpackChunkName: "query" */ './parseQuery'),
);

const noQuery: ParsedQs = {};

/** The query of the page on the screen. */
export function useQuery(): ParsedQs {
  const { search } = useSelector(selectLocation);
  const parser = search === '' ? undefined : use(queryParser.loaded);
  return useMemo(() => parser?.parseQuery(search) ?? noQuery, [parser, search]);
}

/** The text that the page on the screen searches for; empty without a search. */
export function useSearchQuery(): string {
  return searchTextOf(useQuery());
}

/** What a query searches for; empty without a search. */
export function searchTextOf({ q }: ParsedQs): string {
  return typeof q === 'string' ? q.trim() : '';
}

/** @returns a query string with its «?», or an empty one if every value is absent */
export function formatQuery(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each) => [name, each]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}
