import { createColumnSet } from './columnSet';
import { goodsColumns, ignoredHeadings, remarkHeadings } from './goods';
import { orderColumns } from './order';
import { columnsOfCategories, columnsOfModels } from './otherSheets';

const namingFields = ['article', 'title'];

/** The headings of each kind of sheet. */
export const sets = {
  goods: createColumnSet(goodsColumns, namingFields, {
    ignored: ignoredHeadings,
    remarks: remarkHeadings,
    hasTiers: true,
  }),
  /** A file of an order, whose weights and volumes are those of lines (docs/product.md §25.12). */
  order: createColumnSet(orderColumns, namingFields, {
    ignored: [...ignoredHeadings, ...remarkHeadings, 'вес', 'объём'],
  }),
  categories: createColumnSet(columnsOfCategories, ['title']),
  models: createColumnSet(columnsOfModels, ['title']),
};
