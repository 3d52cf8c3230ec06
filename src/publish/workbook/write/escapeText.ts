import type { Cell } from '../../../shared/files/table';

/** What XML or the writer of files leaves out, and what would be read as such an escape. */
const special = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}|\uFFFD|_(?=x[\dA-Fa-f]{4}_)/gu;

/**
 * Writes characters that XML forbids as XLSX does: «_x000D_» for a carriage return (ECMA-376, ST_Xstring).
 */
export function escapeText(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(special, escaped) : cell;
}

/** UTF-16 code units, each with four hexadecimal digits. */
function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('');
}
