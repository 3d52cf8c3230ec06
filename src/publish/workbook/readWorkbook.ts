import { categoriesIn, refusedCatalog, type Catalog } from '../source/catalog';
import { readWorkbookFile } from './file/sheets';
import { findHiddenSheets } from './sheets/hiddenSheets';
import { readCatalogSheets } from './sheets/readCatalogSheets';
import { toCatalog } from './sheets/toCatalog';

/**
 * Reads a workbook as a catalogue (docs/product.md §25). Never rejects.
 * @param settings not validated; their carpets show where a row without a category belongs
 */
export async function readWorkbook(file: string, settings: unknown): Promise<Catalog> {
  const content = await readWorkbookFile(file);
  if ('problem' in content) return refusedCatalog(file, content.problem);
  const base = categoriesIn(settings);
  const read = readCatalogSheets(content.sheets, file, base);
  const findings = [...findHiddenSheets(content.hidden ?? [], file), ...read.findings];
  return toCatalog(file, { ...read, findings }, base);
}
