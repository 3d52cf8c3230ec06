import { problems, WorkbookProblem } from '../problems';
import type { WorkbookCell } from '../sheets';
import { plain, type ReadNumber } from './numberFormat';
import { textCell } from './texts';

/** What the cells of all sheets refer to. */
export interface SharedParts {
  readonly texts: readonly (WorkbookCell | undefined)[];
  readonly styles: readonly ReadNumber[];
}

/** A cell as its XML has it. */
export interface StoredCell {
  /** The attribute `t`: `s`, `n`, `b`, `e`, `str`, `inlineStr` or `d`. */
  readonly type: string;
  readonly style: number;
  readonly hasFormula: boolean;
  /** Whether it has metadata of its value (the attribute `vm`), as pictures in cells and errors such as #SPILL! have. */
  readonly isRich: boolean;
  /** undefined if there is no value, not even an empty one. */
  readonly value: string | undefined;
  /** The pieces of a text that are struck out. */
  readonly struck: string;
}

/** What spreadsheets show for a formula that cannot be calculated. */
const unknownError = '#VALUE!';

const isBlank = /^\s*$/;

/** @returns undefined if the cell shows nothing */
export function readCell(cell: StoredCell, { texts, styles }: SharedParts) {
  const { type, style, value = '', hasFormula, isRich, struck } = cell;
  if (type === 'e') return { ...errorCell(value || unknownError), ...(isRich && { isRich }) };
  // a formula that returns an empty text has an empty value, not a missing one
  const hasValue = type === 'str' ? cell.value !== undefined : !isBlank.test(value + struck);
  if (!hasValue) return hasFormula ? formulaCell : undefined;
  switch (type) {
    case 's':
      return sharedText(value, texts);
    case 'str':
    case 'inlineStr':
      return textCell(value, struck);
    case 'b':
      return booleanCell(/^\s*(1|true)\s*$/i.test(value));
    case 'd':
      return isoDate(value.trim());
    default:
      return numberCell(value, styles[style] ?? plain);
  }
}

const formulaCell: WorkbookCell = { kind: 'formula' };
const errorCell = (text: string): WorkbookCell => ({ kind: 'error', text });
const booleanCell = (value: boolean): WorkbookCell => ({ kind: 'boolean', value });

function sharedText(value: string, texts: readonly (WorkbookCell | undefined)[]) {
  const index = Number(value);
  if (Number.isInteger(index) && index >= 0 && index < texts.length) return texts[index];
  throw new WorkbookProblem(problems.damaged);
}

const decimal = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?\s*$/i;

/** What is not a finite number is an error: «1E999», «NaN». */
function numberCell(value: string, read: ReadNumber): WorkbookCell {
  const number = decimal.test(value) ? Number(value) : NaN;
  return Number.isFinite(number) ? read(number) : errorCell(value.trim());
}

/** Dates of the strict standard: `2026-11-01T00:00:00`, in no time zone. */
function isoDate(value: string): WorkbookCell {
  const [, day, time = 'T00:00:00'] = /^(\d{4}-\d\d-\d\d)(T[\d:.]+)?Z?$/.exec(value) ?? [];
  const date = new Date(`${day}${time}Z`);
  return Number.isNaN(date.getTime()) ? errorCell(value) : { kind: 'date', date };
}
