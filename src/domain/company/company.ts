import type { Settings } from '../settings/settings';

/** The year in which the copyright line begins (docs/product.md §4.8). */
export const foundedIn = 1996;

/** The absolute address of a path; undefined if the settings do not give the site's origin. */
export function absolute({ company }: Settings, path: string): string | undefined {
  return company.site && new URL(path, company.site).href;
}
