import { unbroken } from '../../../domain/format/unbroken';
import type { CartLine } from '../../../domain/order/totals';

/** Article and title; an order link contains neither, if the carpet has left the catalogue. */
export function LineName({ line: { item, carpet } }: { readonly line: CartLine }) {
  const { article, title } = carpet ?? item;
  return (
    <>
      <b>{article}</b> {unbroken(title ?? (article ? '' : 'Товара нет в каталоге'))}
    </>
  );
}
