import * as v from 'valibot';
import type { Settings } from '../../domain/settings/settings';

/**
 * What the site is called and looks like among a device's applications.
 * @param text of `public/site.webmanifest`, which names everything but the company
 */
export function manifest(text: string, { company }: Settings): string {
  const general = v.parse(v.looseObject({ name: v.string() }), JSON.parse(text));
  const name = company.brand ?? general.name;
  return JSON.stringify({ ...general, name, short_name: company.brand });
}
