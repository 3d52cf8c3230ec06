import { readCommerceML } from '../../../src/publish/commerceml/readCommerceML';
import { exchangeFolder, importFile, offersFile, type Files } from './exchangeFolder';

/** An export of products and their offers. */
export const exportOf = (
  products: readonly string[],
  offers: readonly string[] = [],
  classifier?: Parameters<typeof importFile>[1],
) => ({ 'import.xml': importFile(products, classifier), 'offers.xml': offersFile(offers) });

export const readExport = (files: Files, settings: unknown = {}) =>
  readCommerceML(exchangeFolder(files), settings);

export async function itemsOf(files: Files, settings?: unknown) {
  const { categories } = await readExport(files, settings);
  return categories.flatMap(({ items }) => items);
}

export async function messagesOf(files: Files, settings?: unknown) {
  const { findings } = await readExport(files, settings);
  return findings.map(({ message }) => message);
}

/** What is said of an export: severity, place and message. Its own folder is «THE FOLDER». */
export async function findingsOf(files: Files, settings?: unknown) {
  const { findings, folder } = await readExport(files, settings);
  return findings.map(({ severity, place, message }) => [
    severity,
    place.file === folder ? { ...place, file: 'THE FOLDER' } : place,
    message,
  ]);
}
