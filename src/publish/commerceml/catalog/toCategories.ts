import { groupBy } from '../../../domain/groupBy';
import { offersLeft } from '../exchange/deletedProducts';
import type { Exchange, AddFinding } from '../exchange/exchange';
import { groupProducts, type FilledGroup } from './categories';
import type { Made, Making } from './item';
import { makeProduct } from './model';
import { uniqueTitle } from './titles';

/** A category with its items and models. */
export interface MadeCategory extends Omit<FilledGroup, 'products'> {
  readonly items: readonly Made[];
  readonly models: readonly Made[];
}

/** The categories of an export. Each of its products becomes at least one item, or is reported. */
export function toCategories(making: Making): readonly MadeCategory[] {
  const { exchange, addFinding } = making;
  const offers = offersByProduct(exchange, addFinding);
  const products = [...exchange.products.values()].filter((product) => !product.isDeleted);
  const taken = new Set<string>();
  return groupProducts(exchange, products, addFinding).map(({ products: own, ...category }) => {
    const models = new Set<string>();
    const made = own.map((product) =>
      makeProduct(product, offers.get(product.id) ?? [], making, models),
    );
    const items = made.flatMap((one) => one.items).map((item) => withUniqueTitle(item, taken));
    return { ...category, items, models: made.flatMap(({ model }) => model ?? []) };
  });
}

function withUniqueTitle({ fields, ...item }: Made, taken: Set<string>): Made {
  const title = uniqueTitle(fields.title, item.place.article, taken);
  return { ...item, fields: { ...fields, title } };
}

function offersByProduct(exchange: Exchange, addFinding: AddFinding) {
  const { products, unread } = exchange;
  const left = offersLeft(exchange);
  for (const { productId, place } of left) {
    if (products.has(productId) || unread.size > 0) continue;
    const message = `предложение без товара: товара с Ид «${productId}» нет в import.xml`;
    addFinding('warning', place, message);
  }
  return groupBy(left, ({ productId }) => productId);
}
