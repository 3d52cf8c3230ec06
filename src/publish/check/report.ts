import type { Finding, Place } from '../finding';

/** The findings as lines of text, grouped by file. */
export function reportFindings(findings: readonly Finding[]): string {
  const files = [...new Set(findings.map(({ place }) => place.file))];
  return files
    .map((file) => {
      const own = findings.filter(({ place }) => place.file === file);
      return [file, ...own.map((one) => `  ${describe(one)}`)].join('\n');
    })
    .join('\n');
}

function describe({ severity, place, message }: Finding): string {
  const mark = severity === 'error' ? 'Ошибка' : 'Внимание';
  return `${mark}. ${[describePlace(place), message].filter(Boolean).join(': ')}`;
}

/** «Товары, строка 14 (VG-4060-01), Цена» */
export function describePlace({ sheet, row, article, field }: Place): string {
  const line = row !== undefined && `строка ${row}`;
  const item = article !== undefined ? `(${article})` : undefined;
  const where = [sheet, line].filter(Boolean).join(', ');
  return [[where, item].filter(Boolean).join(' '), field].filter(Boolean).join(', ');
}
