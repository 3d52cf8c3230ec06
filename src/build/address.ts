import type { Settings } from '../domain/settings';

/** The absolute address of a path, where the settings name the site's origin; else undefined. */
export function absolute({ company }: Settings, path: string): string | undefined {
  return company.site && new URL(path, company.site).href;
}
