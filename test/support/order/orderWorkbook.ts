import { strToU8, zipSync } from 'fflate';
import { escapeXml, main, relations } from '../xml';

/** A text, a number, or what stands inside of `<c …>`: `{ type: 'e', xml: '<v>#N/A</v>' }`. */
export type OrderCell = string | number | { readonly type?: string; readonly xml: string };

interface Sheet<Rows> {
  readonly name: string;
  readonly rows: Rows;
  readonly state?: 'hidden' | 'veryHidden';
}

export type OrderSheet = Sheet<readonly (readonly OrderCell[])[]>;
/** Its rows as in its file: `<row r="1">…</row>`. */
export type SheetXml = Sheet<string>;

function cellXml(cell: OrderCell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    return `<c r="${place}"${cell.type ? ` t="${cell.type}"` : ''}>${cell.xml}</c>`;
  }
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

function rowXml(cells: readonly OrderCell[], row: number): string {
  const written = cells.map((cell, column) =>
    cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
  );
  return `<row r="${row + 1}">${written.join('')}</row>`;
}

/** A workbook of these cells. @param shared texts of cells of the type `s` */
export function orderWorkbook(sheets: readonly OrderSheet[], shared?: readonly string[]): File {
  return workbookOf(
    sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(rowXml).join('') })),
    shared,
  );
}

/** The smallest workbook that Excel opens. @param shared texts of cells of the type `s` */
export function workbookOf(sheets: readonly SheetXml[], shared: readonly string[] = []): File {
  const list = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" state="${state}" r:id="r${index}"/>`,
  );
  const targets = sheets.map(
    (_, index) =>
      `<Relationship Id="r${index}" Type="${relations}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
  );
  const texts = shared.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}<Relationship Id="s" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.join('')}</sst>`,
  };
  for (const [index, { rows }] of sheets.entries()) {
    files[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  }
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new File(
    [Uint8Array.from(zipSync(Object.fromEntries(parts), { level: 1 }))],
    'order.xlsx',
  );
}
