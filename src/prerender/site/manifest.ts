import * as v from 'valibot';
import type { Settings } from '../../domain/settings/settings';

/**
 * The web app manifest with the company's name.
 * @param text the content of `public/site.webmanifest`
 */
export function manifest(text: string, { company }: Settings): string {
  const general = v.parse(v.looseObject({ name: v.string() }), JSON.parse(text));
  const name = company.brand ?? general.name;
  return JSON.stringify({ ...general, name, short_name: company.brand });
}
