import type { Feature } from 'write-excel-file/universal';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';

interface SheetParts {
  readonly sheet: string;
  /** The index of the row of headings. */
  readonly headingRow: number;
  /** The number of rows below the headings that are filtered. */
  readonly rows: number;
  readonly columns: number;
  /** A cell that opens an address. */
  readonly link: { readonly cell: string; readonly address: string } | undefined;
}

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * What write-excel-file lacks: a filter on the headings, a link, and printing at the width of a page
 * with the headings on each. The elements are in the order of the standard (ECMA-376), on which Excel
 * insists; LibreOffice finds the filter by its defined name.
 */
export function sheetFeature(parts: SheetParts): Feature<Blob> {
  const { sheet, headingRow, rows, columns, link } = parts;
  const first = getCellAddress(headingRow, 0);
  const last = getCellAddress(headingRow + rows, columns - 1);
  const titles = `$${headingRow + 1}:$${headingRow + 1}`;
  const afterData = [
    `<autoFilter ref="${first}:${last}"/>`,
    link && `<hyperlinks><hyperlink ref="${link.cell}" r:id="link"/></hyperlinks>`,
  ];
  const names = [
    definedName('_FilterDatabase', `'${sheet}'!${fixed(first)}:${fixed(last)}`, ' hidden="1"'),
    definedName('Print_Titles', `'${sheet}'!${titles}`),
  ];
  const target = link && sanitizeAttributeValue(link.address);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            xml
              .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('</sheetData>', ['$&', ...afterData].filter(Boolean).join(''))
              .replace('<pageSetup ', '$&fitToHeight="0" '),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: () =>
            target &&
            `<Relationship Id="link" Type="${hyperlink}" Target="${target}" TargetMode="External"/>`,
        },
        'xl/workbook.xml': {
          transform: (xml) =>
            xml.replace('<definedNames/>', () => `<definedNames>${names.join('')}</definedNames>`),
        },
      },
    },
  };
}

function definedName(name: string, value: string, attributes = ''): string {
  return `<definedName name="_xlnm.${name}" localSheetId="0"${attributes}>${value}</definedName>`;
}

/** «$A$3» for «A3». */
function fixed(address: string): string {
  return address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}
