import type { Exchange, Offer } from './exchange';

/** A product whose offers are all deleted is deleted as well (docs/product.md §26.14). */
export function deleteProductsWithTheirOffers({ products, offers }: Exchange): void {
  const all = [...offers.values()];
  const sold = new Set(all.flatMap(({ productId, isDeleted }) => (isDeleted ? [] : [productId])));
  for (const { productId } of all) {
    const product = products.get(productId);
    if (product && !sold.has(productId)) products.set(productId, { ...product, isDeleted: true });
  }
}

/** The offers that are not deleted, nor their products. */
export function remainingOffers({ products, offers }: Exchange): readonly Offer[] {
  return [...offers.values()].filter(
    ({ productId, isDeleted }) => !isDeleted && !products.get(productId)?.isDeleted,
  );
}
