import { formatNumber } from '../../../domain/format/number';
import { longestText, type Sheet } from '../../../shared/files/writeXlsx';
import { cellAddress } from '../file/address';

/** The texts that do not fit into a cell, as sentences that name the cell and its heading. */
export function findLongTexts(sheets: readonly Sheet[]): readonly string[] {
  return sheets.flatMap(({ name, table }) =>
    table.rows.flatMap((cells, index) =>
      cells.flatMap((cell, column) => {
        if (typeof cell !== 'string' || cell.length <= longestText) return [];
        const address = cellAddress(index + 2, column);
        const heading = table.columns[column]?.heading ?? '';
        return `${name}, ${address}, ${heading}: в ячейку Excel помещается ${formatNumber(longestText)} знаков, а в тексте их ${formatNumber(cell.length)}. Сократите его`;
      }),
    ),
  );
}
