import type { FieldPath, Place } from '../finding';
import { nameOf } from './goods/names';
import type { MadeCategory } from './goods/toCategories';

const ofOffer = ['price', 'priceTiers', 'availability'];

/** Where in an export a field of the settings comes from. */
export function placeIn(
  folder: string,
  categories: readonly MadeCategory[],
  path: FieldPath,
): Place {
  const [index, list, position, field = list] = path;
  const category = categories[Number(index)];
  const one =
    list === 'items' || list === 'models' ? category?.[list][Number(position)] : undefined;
  const place = (ofOffer.includes(String(field)) ? one?.pricePlace : one?.place) ?? category?.place;
  return { file: folder, ...place, ...(field !== undefined && { field: nameOf(String(field)) }) };
}
