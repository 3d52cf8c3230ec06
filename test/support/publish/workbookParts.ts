import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync, type ZipOptions } from 'fflate';
import { readWorkbookFile, type WorkbookFile } from '../../../src/publish/workbook/file/sheets';
import { main, relations } from '../xml';

/** The parts of a workbook by their names. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

/** The name of the part with the sheet of `workbookParts`. */
export const sheet = 'xl/worksheets/sheet1.xml';

/** The list of relations in a part, by their ids; a type is given by the last part of its address. */
export function relationsPart(list: Readonly<Record<string, readonly [string, string]>>): string {
  const items = Object.entries(list).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${items.join('')}</Relationships>`;
}

/** A workbook with the sheet «Товары», out of the XML of its rows. */
export function workbookParts(rows: string, afterRows = '') {
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Товары" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsPart({
      r1: ['worksheet', 'worksheets/sheet1.xml'],
      r2: ['sharedStrings', 'sharedStrings.xml'],
      r3: ['styles', 'styles.xml'],
    }),
    [sheet]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${afterRows}</worksheet>`,
  };
}

export function zipParts(parts: Parts, options?: ZipOptions): Uint8Array {
  const files = Object.entries(parts).map(([name, content]): [string, Uint8Array] => [
    name,
    Uint8Array.from(typeof content === 'string' ? strToU8(content) : content),
  ]);
  return zipSync(Object.fromEntries(files), options);
}

/** Runs with a new folder, which is removed afterwards. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes a file and reads it as a workbook. */
export function readBytes(bytes: Uint8Array, name = 'каталог.xlsx'): Promise<WorkbookFile> {
  return inFolder((folder) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return readWorkbookFile(file);
  });
}

export function readParts(parts: Parts): Promise<WorkbookFile> {
  return readBytes(zipParts(parts));
}

/** The rows of the first sheet. */
export function rowsOf(file: WorkbookFile) {
  if ('problem' in file) throw new Error(file.problem);
  return file.sheets[0]?.rows ?? [];
}

export const text = (value: string) => ({ kind: 'text', text: value });
export const number = (value: number, unit?: string) => ({
  kind: 'number',
  number: value,
  ...(unit !== undefined && { unit }),
});
export const date = (iso: string) => ({ kind: 'date', date: new Date(iso) });
export const error = (value: string) => ({ kind: 'error', text: value });

export const damagedSheet =
  'Лист «Товары» повреждён. Откройте файл в Excel или LibreOffice, проверьте этот лист и сохраните файл заново';
