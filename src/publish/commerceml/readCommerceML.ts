import type { Finding } from '../finding';
import { categoriesIn, fieldsIn, type Catalog, type Fields } from '../source/catalog';
import { findByArticle } from '../source/matching';
import { importCategories } from './catalog/importCategories';
import { isInternal } from './catalog/names';
import { choosePriceTypes, type ChosenTypes } from './catalog/priceTypes';
import { checkVat } from './catalog/vat';
import { checkFiles } from './checkFiles';
import { checkOmissions } from './checkOmissions';
import type { AddFinding } from './exchange/exchange';
import { findExchangeFiles } from './exchange/files';
import { readExchange } from './exchange/readExchange';
import { placeIn } from './place';
import { readPriceOptions } from './priceOptions';

/**
 * Reads a folder that 1C has written for a site, in CommerceML 2.04 to 2.10 (docs/product.md §26).
 * What is wrong with it is in the findings. Rejects if the folder cannot be read.
 * @param settings not validated
 */
export async function readCommerceML(folder: string, settings: unknown): Promise<Catalog> {
  const findings: Finding[] = [];
  const addFinding: AddFinding = (severity, place, message) =>
    findings.push({ severity, place, message });
  const { files, names } = findExchangeFiles(folder);
  checkFiles(folder, files, names, addFinding);
  const options = readPriceOptions(settings, addFinding);
  const exchange = await readExchange(files, addFinding);
  const unknown = new Map<string, number>();
  let lostTiers = 0;
  const offers = [...exchange.offers.values()];
  const chosen: ChosenTypes = options
    ? choosePriceTypes(exchange, options, addFinding)
    : { price: undefined, tiers: [] };
  checkVat(exchange, chosen, settings, addFinding);
  const categories = importCategories({
    exchange,
    chosen,
    findKnown: findByArticle(itemsOf(settings)),
    hasStock: offers.some(({ stock }) => stock !== undefined),
    addFinding,
    onUnknown: (name) => {
      if (!isInternal(name)) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    },
    onLostTiers: () => {
      // without types of prices there are none of 1C that would take their place
      if (options) lostTiers += 1;
    },
  });
  checkOmissions(folder, exchange, { unknown, lostTiers }, addFinding);
  return {
    categories: categories.map(({ id, title, image, items, models }) => ({
      _id: id,
      title,
      ...(image !== undefined && { image }),
      ...(models.length > 0 && { models: models.map(({ fields }) => fields) }),
      items: items.map(({ fields }) => fields),
    })),
    hasAllModels: false,
    findings,
    placeOf: (path) => placeIn(folder, categories, path),
    folder,
    files: [folder],
  };
}

/** The carpets of the settings. */
function itemsOf(settings: unknown): readonly Fields[] {
  return categoriesIn(settings).flatMap(({ items }) => fieldsIn(items));
}
