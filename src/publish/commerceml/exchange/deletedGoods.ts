import type { Exchange, Offer } from './exchange';

/** A good whose offers are all deleted is deleted as well (docs/product.md §26.14). */
export function deleteWithOffers({ goods, offers }: Exchange): void {
  const all = [...offers.values()];
  const sold = new Set(all.flatMap(({ goodId, isDeleted }) => (isDeleted ? [] : [goodId])));
  for (const { goodId } of all) {
    const good = goods.get(goodId);
    if (good && !sold.has(goodId)) goods.set(goodId, { ...good, isDeleted: true });
  }
}

/** The offers that are not deleted, nor their goods. */
export function offersLeft({ goods, offers }: Exchange): readonly Offer[] {
  return [...offers.values()].filter(
    ({ goodId, isDeleted }) => !isDeleted && !goods.get(goodId)?.isDeleted,
  );
}
