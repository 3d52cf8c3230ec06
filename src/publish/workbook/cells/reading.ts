import type { Finding } from '../../finding';
import type { WorkbookCell } from '../file/sheets';

/** What is wrong with a cell or a heading. */
export type Problem = Pick<Finding, 'severity' | 'message'>;

/** What a cell says, or what is wrong with it. */
export interface Reading<T = unknown> {
  /** Undefined if the cell is empty; absent if it cannot be read. */
  readonly value?: T | undefined;
  readonly problem?: Problem | undefined;
}

/** A cell with a value. */
export type FilledCell = Exclude<WorkbookCell, { readonly kind: 'error' | 'formula' }>;

export function refused(message: string): Reading<never> {
  return { problem: { severity: 'error', message } };
}

export function doubtful<T>(value: T, message: string): Reading<T> {
  return { value, problem: { severity: 'warning', message } };
}

/** The cell as a person reads it. */
export function shownText(cell: FilledCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text.trim();
    case 'number':
      return numberText(cell.number);
    case 'boolean':
      return cell.value ? 'ИСТИНА' : 'ЛОЖЬ';
    case 'date':
      return dateText(cell.date);
  }
}

/** «1200,5» */
export function numberText(value: number): string {
  return String(value).replace('.', ',');
}

/** «05.12.2026»; the dates of a workbook have no time zone and are read as UTC. */
function dateText(date: Date): string {
  return writtenDate(isoDate(date));
}

export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** «05.12.2026» for an ISO date. */
export function writtenDate(iso: string): string {
  return iso.split('-').reverse().join('.');
}

/**
 * What Excel makes of «10.12» in a cell with the general format (docs/product.md §25.9).
 * @param format of the cells that the column needs
 */
export function refusedDate(
  date: Date,
  format: 'Текстовый' | 'Числовой' = 'Текстовый',
): Reading<never> {
  return refused(
    `Excel принял значение за дату ${dateText(date)}: задайте столбцу формат «${format}» и впишите значение заново`,
  );
}

/** Whether a cell has nothing to read. */
export function isEmptyCell(cell: WorkbookCell | undefined): boolean {
  return cell === undefined || (cell.kind === 'text' && cell.text.trim() === '');
}
