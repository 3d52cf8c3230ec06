import { groupBy } from '../../../domain/groupBy';
import { remainingOffers } from '../exchange/deletedProducts';
import type { AddFinding, Exchange } from '../exchange/exchange';
import { groupProducts, type FilledGroup } from './categories';
import type { ImportContext, ImportedEntry } from './importItem';
import { importProduct } from './importProduct';
import { uniqueTitle } from './titles';

/** A category with its items and models. */
export interface ImportedCategory extends Omit<FilledGroup, 'products'> {
  readonly items: readonly ImportedEntry[];
  readonly models: readonly ImportedEntry[];
}

/** The categories of an export. Each of its products becomes at least one item, or is reported. */
export function importCategories(context: ImportContext): readonly ImportedCategory[] {
  const { exchange, addFinding } = context;
  const offers = offersByProduct(exchange, addFinding);
  const products = [...exchange.products.values()].filter((product) => !product.isDeleted);
  const taken = new Set<string>();
  return groupProducts(exchange, products, addFinding).map(({ products: own, ...category }) => {
    const models = new Set<string>();
    const imported = own.map((product) =>
      importProduct(product, offers.get(product.id) ?? [], context, models),
    );
    const items = imported.flatMap((one) => one.items).map((item) => withUniqueTitle(item, taken));
    return { ...category, items, models: imported.flatMap(({ model }) => model ?? []) };
  });
}

function withUniqueTitle({ fields, ...item }: ImportedEntry, taken: Set<string>): ImportedEntry {
  const title = uniqueTitle(fields.title, item.place.article, taken);
  return { ...item, fields: { ...fields, title } };
}

function offersByProduct(exchange: Exchange, addFinding: AddFinding) {
  const { products, unread } = exchange;
  const left = remainingOffers(exchange);
  for (const { productId, place } of left) {
    if (products.has(productId) || unread.size > 0) continue;
    const message = `предложение без товара: товара с Ид «${productId}» нет в import.xml`;
    addFinding('warning', place, message);
  }
  return groupBy(left, ({ productId }) => productId);
}
