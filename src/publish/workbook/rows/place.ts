import type { Finding, Place } from '../../finding';
import type { Problem } from '../cells/reading';
import type { SheetColumn } from '../columns/headingMeaning';
import { cellAddress } from '../file/address';

/** A row of a sheet, for findings. */
export interface RowPlace {
  readonly file: string;
  readonly sheet: string;
  readonly row: number;
  readonly article?: string | undefined;
}

/** The place of a cell of a row, or of the whole row. */
export function placeIn({ file, sheet, row, article }: RowPlace, at?: SheetColumn): Place {
  const place = { file, sheet, row, ...(article !== undefined && { article }) };
  return at ? { ...place, cell: cellAddress(row, at.index), field: at.heading } : place;
}

export function findingIn(
  row: RowPlace,
  { severity, message }: Problem,
  at?: SheetColumn,
): Finding {
  return { severity, place: placeIn(row, at), message };
}
