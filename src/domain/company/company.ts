import type { Settings } from '../settings/settings';

/** The year of the company's beginning, which the copyright line starts at (spec §9). */
export const foundedIn = 1996;

/** The absolute address of a path, where the settings name the site's origin; else undefined. */
export function absolute({ company }: Settings, path: string): string | undefined {
  return company.site && new URL(path, company.site).href;
}
