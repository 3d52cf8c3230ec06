import { paths } from '../../../../shared/paths';
import { formatQuery } from '../../../../shared/router/query';

/** The catalogue with the results of a query; the whole catalogue for an empty one. */
export function resultsPath(query: string): string {
  return paths.catalog + formatQuery({ q: query.trim() || undefined });
}
