import type { Carpet } from '../../settings/settings';

/** The barcodes of several articles, such as one for all colours, which name none of them. */
export function sharedBarcodes(carpets: readonly Carpet[]): ReadonlySet<string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { _id, article = _id, barcode = '' } of carpets) {
    const owner = owners.get(barcode) ?? article;
    if (owner !== article) shared.add(barcode);
    owners.set(barcode, owner);
  }
  return shared;
}
