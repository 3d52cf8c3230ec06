import { statSync } from 'node:fs';
import { parseSettings } from '../../domain/settings/parseSettings';
import type { Settings } from '../../domain/settings/settings';
import { readCommerceML } from '../commerceml/readCommerceML';
import { isError, type FieldPath, type Finding, type Place } from '../finding';
import { isSystemError } from '../systemError';
import { readWorkbook } from '../workbook/readWorkbook';
import { blockOf } from './block';
import { fieldsIn, isFields, refusedCatalog, type Catalog, type Fields } from './catalog';
import { mergeCatalog } from './mergeCatalog';
import { readSettingsFile, type SettingsFile } from './settingsFile';
import { replaceTextNumbers } from './textNumbers';

/** The files that the site is built from. */
export interface SourceFiles {
  /** The settings file; without one, the site is built without data. */
  readonly settings?: string | undefined;
  /** A workbook or a CommerceML folder that takes the place of the settings' categories. */
  readonly catalog?: string | undefined;
}

/** What the owner's files contain. */
export interface Source {
  /** The settings, not validated; undefined if they cannot be read. */
  readonly input: unknown;
  /** The settings block of the site as JSON, `{}` if there are no settings. */
  readonly block: string;
  /** What the site shows of that block. */
  readonly settings: Settings;
  readonly findings: readonly Finding[];
  readonly placeOf: (path: FieldPath) => Place;
  /** Whether the catalogue has errors in place of goods: nothing can be said of what it would change. */
  readonly isCatalogUnread: boolean;
  /** The folder of a catalogue, which may have pictures of its own. */
  readonly catalogFolder: string | undefined;
  /** Files and folders whose changes change the site. */
  readonly files: readonly string[];
}

/** Reads the owner's files. What is wrong with them is in the findings: only a mistake of the program rejects. */
export async function readSource(files: SourceFiles): Promise<Source> {
  const source = await readFiles(files);
  const numbers = replaceTextNumbers(source.input, source.placeOf);
  const block = blockOf(source.input);
  // what is left out here, the check reports with its place
  const settings = parseSettings(block, () => undefined);
  return { ...source, block, settings, findings: [...source.findings, ...numbers] };
}

async function readFiles(files: SourceFiles): Promise<Omit<Source, 'block' | 'settings'>> {
  const settings = files.settings === undefined ? nothing : readSettingsFile(files.settings);
  const named = files.settings === undefined ? [] : [files.settings];
  if (files.catalog === undefined) {
    return { ...settings, isCatalogUnread: false, catalogFolder: undefined, files: named };
  }
  const catalog = await readCatalog(files.catalog, settings.input);
  const base = isFields(settings.input) ? settings.input : {};
  const { categories, keptAt } = mergeCatalog(base['categories'], catalog);
  return {
    input: settings.input && { ...base, categories },
    findings: [...settings.findings, ...catalog.findings],
    placeOf: (path) => {
      const [list, ...rest] = path;
      if (list !== 'categories') return settings.placeOf(path);
      const own = keptAt(rest);
      const place = catalog.placeOf(rest);
      // a cell that says the same as the settings gives nothing, but the owner looks for it there
      return own && place.cell === undefined ? settings.placeOf(own) : place;
    },
    isCatalogUnread: catalog.findings.some(isError) && !categories.some(isShown),
    catalogFolder: catalog.folder,
    files: [...named, ...catalog.files],
  };
}

function isShown({ isPublished, items }: Fields): boolean {
  return isPublished === true && fieldsIn(items).length > 0;
}

/** @param settings not validated: they may say how the catalogue is to be read */
async function readCatalog(file: string, settings: unknown): Promise<Catalog> {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats)
      return refusedCatalog(file, 'нет такого файла или папки. Проверьте, что указано в CATALOG');
    const read = stats.isDirectory() ? readCommerceML : readWorkbook;
    return await read(file, settings);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // the file system refuses a folder, or a file that another program has open
    return refusedCatalog(
      file,
      'не открывается: проверьте права и закройте программу, которая его держит',
    );
  }
}

const nothing: SettingsFile = {
  input: {},
  findings: [
    {
      severity: 'warning',
      place: { file: 'SETTINGS' },
      message:
        'файл настроек не указан: на сайте не будет ни телефонов, ни адресов, ни условий. Впишите в файл .env рядом с package.json строку SETTINGS=settings.json',
    },
  ],
  placeOf: () => ({ file: 'SETTINGS' }),
};
