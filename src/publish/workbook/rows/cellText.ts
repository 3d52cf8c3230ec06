import { shownText } from '../cells/reading';
import type { WorkbookCell } from '../file/sheets';

/** Empty for an error of the spreadsheet. */
export function cellText(cell: WorkbookCell | undefined): string {
  return cell === undefined || cell.kind === 'error' || cell.kind === 'formula'
    ? ''
    : shownText(cell);
}
