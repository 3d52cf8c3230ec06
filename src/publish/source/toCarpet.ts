import * as v from 'valibot';
import { carpet } from '../../domain/settings/carpetSchema';
import { record } from '../../domain/settings/fields';
import type { Carpet } from '../../domain/settings/settings';
import type { Fields } from './catalog';

const schema = record(carpet);

/** The carpet as the site reads it; undefined if it is not valid. */
export function toCarpet(item: Fields): Carpet | undefined {
  const { success, output } = v.safeParse(schema, item);
  return success ? output : undefined;
}
