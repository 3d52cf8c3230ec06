import { nbsp } from '../../../domain/format/number';
import { formatDimensions } from '../../../domain/trade/size';
import type { NamedValue } from '../exchange/exchange';
import { fieldsOf, type ReadValue } from './values';

/** «Ковёр «Страйп», 40×60 см, серый»: a product with the values of its characteristics (docs/product.md §26.8). */
export function titleWith(title: string, characteristics: readonly ReadValue[]): string {
  const { width, length } = fieldsOf(characteristics);
  const isSize = typeof width === 'number' && (length === undefined || typeof length === 'number');
  const size = isSize ? formatDimensions({ width, length })?.replaceAll(nbsp, ' ') : undefined;
  const rest = characteristics.filter(
    ({ fields = {} }) => size === undefined || !('width' in fields || 'length' in fields),
  );
  return [title, size, ...rest.map(({ value }) => value)].filter(Boolean).join(', ');
}

/** A title that is taken gets the article after it, or else a number. */
export function uniqueTitle(title: string, article: string | undefined, taken: Set<string>) {
  const names = [title, ...(article === undefined ? [] : [`${title}, ${article}`])];
  let name = names.find((one) => !taken.has(one));
  for (let number = 2; name === undefined; number += 1) {
    const numbered = `${title} (${String(number)})`;
    if (!taken.has(numbered)) name = numbered;
  }
  taken.add(name);
  return name;
}

/** «VG-60x90-серый»: characteristics without an article of their own share that of their product. */
export function articleWith(article: string, characteristics: readonly NamedValue[]): string {
  return [article, ...characteristics.map(({ value }) => value)].join('-').replace(/\s+/g, '-');
}
