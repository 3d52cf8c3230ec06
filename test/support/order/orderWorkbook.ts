import { strToU8, zipSync } from 'fflate';
import { escapeXml, main, relations } from '../xml';

/** A text, a number, or what stands inside of `<c …>`: `{ type: 'e', xml: '<v>#N/A</v>' }`. */
export type OrderCell = string | number | { readonly type?: string; readonly xml: string };

export interface OrderSheet {
  readonly name: string;
  readonly rows: readonly (readonly OrderCell[])[];
  readonly state?: 'hidden' | 'veryHidden';
}

function cellXml(cell: OrderCell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    return `<c r="${place}"${cell.type ? ` t="${cell.type}"` : ''}>${cell.xml}</c>`;
  }
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

/** The smallest workbook that Excel opens. @param shared texts of cells of the type `s` */
export function orderWorkbook(sheets: readonly OrderSheet[], shared: readonly string[] = []): File {
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
    const body = rows.map((cells, row) => {
      const written = cells.map((cell, column) =>
        cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`),
      );
      return `<row r="${row + 1}">${written.join('')}</row>`;
    });
    files[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData></worksheet>`;
  }
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new File(
    [Uint8Array.from(zipSync(Object.fromEntries(parts), { level: 1 }))],
    'order.xlsx',
  );
}
