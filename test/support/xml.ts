/** The namespaces of a workbook: that of its parts, and that of the relations between them. */
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A text in which the special characters of XML are escaped. */
export function escapeXml(value: string | number): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
