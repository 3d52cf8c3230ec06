import { countOf } from '../../../domain/format/plural';
import type { PageReport } from '../protocol';

const words = {
  errors: ['ошибка', 'ошибки', 'ошибок'],
  warnings: ['предупреждение', 'предупреждения', 'предупреждений'],
} as const;

/** «2 ошибки и 1 предупреждение», empty if nothing is wrong. */
export function summaryOf({ errors, warnings }: PageReport): string {
  return [
    errors > 0 && countOf(errors, words.errors),
    warnings > 0 && countOf(warnings, words.warnings),
  ]
    .filter(Boolean)
    .join(' и ');
}

/** What the page shows meanwhile, and what to do. */
export function adviceOf({ errors, isOutdated }: PageReport): string {
  if (errors === 0) return 'Сайт можно публиковать. Проверьте только, так ли задумано.';
  const shown = isOutdated ? 'прежние данные' : 'только то, что удалось прочитать';
  return `На странице пока ${shown}. Исправьте файл и сохраните его: страница обновится сама.`;
}
