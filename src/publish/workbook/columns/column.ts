import type { Carpet } from '../../../domain/settings/settings';
import type { Cell } from '../../../shared/files/table';
import type { Fields } from '../../source/catalog';
import { units, type Units } from '../../source/values/unitFactors';
import { readDate } from '../cells/date';
import { readAmount, readNumeric } from '../cells/number';
import {
  isEmptyCell,
  refused,
  writtenDate,
  type FilledCell,
  type Problem,
  type Reading,
} from '../cells/reading';
import { listText, readList, readText } from '../cells/text';
import type { WorkbookCell } from '../file/sheets';

/** Fields that a cell gives, under the names of the settings, and what is wrong with it. */
interface FieldReading {
  readonly fields: Fields;
  readonly problem?: Problem | undefined;
}

/** A column of a workbook: how its heading is written and recognised, and its cells written and read. */
export interface Column {
  readonly fields: readonly string[];
  readonly heading: string;
  /** Other headings, in lower case, without units and punctuation. */
  readonly synonyms: readonly string[];
  readonly units: Units;
  /**
   * @param factor of the unit in the heading
   * @param unit in the heading; empty without one
   */
  readonly read: (cell: WorkbookCell | undefined, factor: number, unit: string) => FieldReading;
  /** Absent if the workbook that the site writes does not have the column. */
  readonly write?: ((fields: Fields) => Cell) | undefined;
  /** Whether the columns with the same fields take its place, in the rows where one of them has a value. */
  readonly isFallback?: boolean;
  /** Whether it may say something else than that column, which then takes its place in all rows. */
  readonly mayDiffer?: boolean;
  /** What the site's own files show of a known carpet, where that is not one field alone. */
  readonly shown?: (carpet: Carpet) => Cell;
}

type Read = (cell: FilledCell, units: Units, factor: number, unit: string) => Reading;

type More = Partial<Omit<Column, 'fields' | 'heading' | 'read'>>;

/** A column of one field. */
export function column(field: string, heading: string, read: Read, more: More = {}): Column {
  const { units: own = units.none } = more;
  return {
    synonyms: [],
    write: (fields) => written(fields[field]),
    ...more,
    fields: [field],
    heading,
    units: own,
    read: (cell, factor, unit) => {
      const reading = readFilled(cell, (filled) => read(filled, own, factor, unit));
      const fields = 'value' in reading ? { [field]: reading.value } : {};
      return { fields, problem: reading.problem };
    },
  };
}

export const textColumn = (field: string, heading: string, more?: More) =>
  column(field, heading, readText, more);

export const listColumn = (field: string, heading: string, more?: More) =>
  column(field, heading, readList, more);

export const numberColumn = (field: string, heading: string, own: Units, more?: More) =>
  column(field, heading, readNumeric, { ...more, units: own });

/** A number of units of the goods. */
export const amountColumn = (field: string, heading: string, more?: More) =>
  column(field, heading, readAmount, { ...more, units: units.goods });

export const dateColumn = (field: string, heading: string, more?: More) =>
  column(field, heading, readDate, {
    write: ({ [field]: date }) => (typeof date === 'string' ? writtenDate(date) : undefined),
    ...more,
  });

/** Reads a cell; an empty one has no value, an error of the spreadsheet cannot be read. */
export function readFilled<T>(
  cell: WorkbookCell | undefined,
  read: (cell: FilledCell) => Reading<T>,
): Reading<T> {
  if (cell === undefined || isEmptyCell(cell)) return { value: undefined };
  if (cell.kind === 'error' && cell.isRich) return refused(richValue);
  if (cell.kind === 'error') {
    // what is no error of a formula is a number that is not finite (docs/product.md §25.21)
    const advice = cell.text.startsWith('#') ? 'формулу или впишите значение' : 'число';
    return refused(`в ячейке ошибка ${cell.text}: исправьте ${advice}`);
  }
  if (cell.kind === 'formula') {
    return refused(
      'в ячейке формула без посчитанного значения: откройте файл в Excel и сохраните его заново',
    );
  }
  const reading = read(cell);
  return cell.kind === 'text' && cell.struck !== undefined
    ? { ...reading, problem: reading.problem ?? struckOut(cell.text, cell.struck) }
    : reading;
}

const richValue =
  'в ячейке картинка или значение, которое видно только в Excel: впишите текст или число';

function struckOut(text: string, struck: string): Problem {
  const message = `в ячейке зачёркнуто «${struck.trim()}», возьмём «${text.trim()}»?`;
  return { severity: 'warning', message };
}

function written(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value)) return listText(value.map(String));
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
