import { piece } from '../../../domain/trade/unit';
import type { Finding } from '../../finding';
import type { Fields } from '../../source/catalog';
import { toCarpet } from '../../source/toCarpet';
import type { Headings } from '../columns/findColumns';
import { goodsColumns } from '../columns/goods';
import type { FoundColumn } from '../columns/headingMeaning';
import type { WorkbookRow } from '../file/sheets';
import { findCategory, type GoodsContext } from './findCategory';
import type { Located } from '../rows/located';
import { lineFields } from './orderPrice';
import { findOtherUnits } from './otherUnits';
import { findingIn, placeIn, type RowPlace } from '../rows/place';
import { columnOf, readRow } from '../rows/readRow';
import { readTiers, type ReadTiers } from '../rows/readTiers';
import type { Table } from '../rows/tables';
import { isUnchanged } from './unchanged';

/** What names the item of a row and its category. */
interface RowNames {
  readonly fields: Fields;
  readonly findings: readonly Finding[];
  /** With the article. */
  readonly at: RowPlace;
}

const namingFields = ['_id', 'article', 'title', 'category', 'categoryId'];
const isNaming = ({ column }: FoundColumn) =>
  column.fields.some((field) => namingFields.includes(field));

export function readNames({ headings }: Table, row: WorkbookRow, place: RowPlace): RowNames {
  const { fields, findings } = readRow(row, headings.columns.filter(isNaming), place);
  const { article } = fields;
  const at = typeof article === 'string' ? { ...place, article } : place;
  return { fields, findings, at };
}

/** Reads the item of a row into its category. @returns what is wrong with the row */
export function readItem(
  { headings }: Table,
  row: WorkbookRow,
  { fields: names, at }: RowNames,
  group: { readonly title: string; readonly place: RowPlace } | undefined,
  context: GoodsContext,
): readonly Finding[] {
  const { category: title = group?.title, categoryId, ...own } = names;
  const known = context.known.take({ ...own, category: title });
  const carpet = known && toCarpet(known.item);
  const others = headings.columns.filter((found) => !isNaming(found));
  const read = readRow(row, others, at, (found) =>
    carpet ? isUnchanged(row.cells[found.index], found, carpet) : false,
  );
  const tiers = readTiers(row, headings.tiers, at);
  const unit = 'unit' in read.fields ? read.fields['unit'] : known?.item['unit'];
  const unitFindings = findOtherUnits(row, headings, typeof unit === 'string' ? unit : piece, at);
  const wanted = { title, _id: categoryId };
  const { category, findings } = findCategory(wanted, known, { headings, at, group }, context);
  const id = own['_id'] ?? known?.item['_id'];
  const price = columnOf(headings, 'price');
  const line = columnOf(headings, 'amount') ? lineFields(read.fields, carpet) : read;
  category?.items.push({
    fields: { ...own, ...line.fields, ...tierFields(headings, tiers), _id: id },
    placeOf: placesOf(headings, at, tiers),
  });
  const priceFindings =
    'problem' in line && line.problem ? [findingIn(at, line.problem, price)] : [];
  return [...findings, ...read.findings, ...unitFindings, ...tiers.findings, ...priceFindings];
}

/** No field if the sheet has no tiers; no value if the row has none. */
function tierFields({ tiers: columns }: Headings, { tiers }: ReadTiers): Fields {
  if (columns.length === 0) return {};
  return { priceTiers: tiers.length > 0 ? tiers.map(({ tier }) => tier) : undefined };
}

/** The cell of a field, or the row and the heading that such a cell would have; of all tiers only the row. */
function placesOf(headings: Headings, at: RowPlace, { tiers }: ReadTiers): Located['placeOf'] {
  const columns = tiers.map((tier) => tier.at);
  return ([field, index]) => {
    if (field === 'priceTiers') return placeIn(at, columns[Number(index)]);
    const own = columnOf(headings, String(field));
    const missing = goodsColumns.find(({ fields }) => fields.includes(String(field)));
    return own || !missing ? placeIn(at, own) : { ...placeIn(at), field: missing.heading };
  };
}
