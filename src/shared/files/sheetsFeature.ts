import type { Feature } from 'write-excel-file/universal';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';
import type { Column } from './table';

interface SheetParts {
  readonly sheet: string;
  /** The index of the row of headings. */
  readonly headingRow: number;
  /** The number of rows below the headings that are filtered. */
  readonly rows: number;
  readonly columns: readonly Column[];
  /** A cell that opens an address. */
  readonly link: { readonly cell: string; readonly address: string } | undefined;
}

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * What write-excel-file lacks: a filter on the headings, lists of values, a link, and printing at the
 * width of a page with the headings on each. The elements are in the order of the standard (ECMA-376), on
 * which Excel insists; LibreOffice finds the filter by its defined name.
 */
export function sheetsFeature(sheets: readonly SheetParts[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            xml
              .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('</sheetData>', () => `</sheetData>${afterData(sheets[sheetIndex])}`)
              .replace('<pageSetup ', '$&fitToHeight="0" '),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_, { sheetIndex }) => linkTarget(sheets[sheetIndex]),
        },
        'xl/workbook.xml': {
          transform: (xml) =>
            xml.replace(
              '<definedNames/>',
              () => `<definedNames>${sheets.map(definedNames).join('')}</definedNames>`,
            ),
        },
      },
    },
  };
}

/** The filter, the lists of values and the link of a sheet. */
function afterData(parts: SheetParts | undefined): string {
  if (!parts) return '';
  const { columns, headingRow, link } = parts;
  const lists = columns.flatMap(({ choices }, column) => {
    const list = choices?.join();
    if (!list) return [];
    const [first, last] = [headingRow + 1, lastRow].map((row) => getCellAddress(row, column));
    return `<dataValidation type="list" allowBlank="1" sqref="${first}:${last}"><formula1>"${list}"</formula1></dataValidation>`;
  });
  return [
    `<autoFilter ref="${filteredCells(parts).join(':')}"/>`,
    lists.length > 0 &&
      `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`,
    link && `<hyperlinks><hyperlink ref="${link.cell}" r:id="link"/></hyperlinks>`,
  ]
    .filter(Boolean)
    .join('');
}

/** The index of the last row of a sheet. */
const lastRow = 1_048_575;

function linkTarget(parts: SheetParts | undefined): string | undefined {
  const target = parts?.link && sanitizeAttributeValue(parts.link.address);
  return (
    target &&
    `<Relationship Id="link" Type="${hyperlink}" Target="${target}" TargetMode="External"/>`
  );
}

function filteredCells({ headingRow, rows, columns }: SheetParts): readonly string[] {
  return [getCellAddress(headingRow, 0), getCellAddress(headingRow + rows, columns.length - 1)];
}

function definedNames(parts: SheetParts, index: number): string {
  const { sheet, headingRow } = parts;
  const cells = filteredCells(parts).map(fixed).join(':');
  const titles = `$${headingRow + 1}:$${headingRow + 1}`;
  const name = (type: string, value: string, attributes = '') =>
    `<definedName name="_xlnm.${type}" localSheetId="${index}"${attributes}>'${sheet}'!${value}</definedName>`;
  return name('_FilterDatabase', cells, ' hidden="1"') + name('Print_Titles', titles);
}

/** «$A$3» for «A3». */
function fixed(address: string): string {
  return address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}
