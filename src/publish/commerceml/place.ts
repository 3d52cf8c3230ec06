import type { FieldPath, Place } from '../finding';
import { goodsColumns } from '../workbook/columns/goods';
import type { ImportedCategory } from './catalog/importCategories';

const ofOffer = ['price', 'priceTiers', 'availability'];

/** Where in an export a field of the settings comes from. */
export function placeIn(
  folder: string,
  categories: readonly ImportedCategory[],
  path: FieldPath,
): Place {
  const [index, list, position, field = list] = path;
  const category = categories[Number(index)];
  const one =
    list === 'items' || list === 'models' ? category?.[list][Number(position)] : undefined;
  const place = (ofOffer.includes(String(field)) ? one?.pricePlace : one?.place) ?? category?.place;
  return { file: folder, ...place, ...(field !== undefined && { field: nameOf(String(field)) }) };
}

/** Fields whose elements are called otherwise than the columns of a workbook. */
const elements: Readonly<Record<string, string>> = {
  price: 'ЦенаЗаЕдиницу',
  priceTiers: 'Цены',
  unit: 'БазоваяЕдиница',
  images: 'Картинка',
  availability: 'Количество',
};

/** What 1C calls a field of the settings. */
function nameOf(field: string): string {
  const column = goodsColumns.find(({ fields }) => fields.includes(field));
  return elements[field] ?? column?.heading ?? field;
}
