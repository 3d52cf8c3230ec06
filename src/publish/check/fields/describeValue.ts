import { shorten } from '../../../domain/format/shorten';

/** What stands where something else is expected: «серый», список [ ], пустое значение «null». */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `«${shorten(value.trim(), 40)}»`;
  if (typeof value === 'number' || typeof value === 'boolean') return `«${String(value)}»`;
  if (value === null) return 'пустое значение «null»';
  return Array.isArray(value) ? 'список [ ]' : 'запись { }';
}

/** Whether a value is none: the site reads it as if its field were absent. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
