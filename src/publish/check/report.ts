import { formatNumber } from '../../domain/format/number';
import { isError, marks, type Finding, type Place } from '../finding';
import { foldSimilar } from './foldSimilar';
import { wrap } from './wrap';

/** What a part of the report is, for a terminal that has colours. */
export type Style = 'file' | Finding['severity'];
type Paint = (style: Style, text: string) => string;

/**
 * The findings as lines of text for a terminal of 80 columns: grouped by file, errors first, repeated
 * ones folded, their numbers in the last line (docs/product.md §24.9).
 */
export function reportFindings(
  findings: readonly Finding[],
  paint: Paint = (_, text) => text,
): string {
  const groups = groupByFile(findings).map(({ file, findings: own }) => [
    paint('file', file),
    ...own.map((one) => describe(one, paint)),
    '',
  ]);
  return [...groups.flat(), countFindings(findings)].join('\n');
}

/** The findings of each file, errors first, repeated ones folded. */
export function groupByFile(findings: readonly Finding[]) {
  const files = [...new Set(findings.map(({ place }) => place.file))];
  return files.map((file) => {
    const own = findings.filter(({ place }) => place.file === file).sort(byPlace);
    const sorted = [...own.filter(isError), ...own.filter((one) => !isError(one))];
    return { file, findings: foldSimilar(sorted) };
  });
}

function byPlace({ place: a }: Finding, { place: b }: Finding): number {
  return (a.sheet ?? '').localeCompare(b.sheet ?? '') || (a.row ?? 0) - (b.row ?? 0);
}

/** «Ошибок: 2, предупреждений: 5» */
function countFindings(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  return `Ошибок: ${formatNumber(errors)}, предупреждений: ${formatNumber(warnings)}`;
}

function describe({ severity, place, message, excerpt }: Finding, paint: Paint): string {
  const mark = marks[severity];
  const text = [describePlace(place), message].filter(Boolean).join(': ');
  const lines = wrap(`${mark} ${text}`).map((line) => `  ${line}`);
  const [first = '', ...rest] = lines;
  return [
    first.replace(mark, () => paint(severity, mark)),
    ...rest.map((line) => `  ${line}`),
    ...(excerpt ?? []).map((line) => `    ${line}`),
  ].join('\n');
}

/** «Товары, строка 14 (VG-4060-01), Цена» */
export function describePlace({ sheet, row, column, article, field }: Place): string {
  const line = row !== undefined && `строка ${row}`;
  const item = article !== undefined ? `(${article})` : undefined;
  const sign = column !== undefined && field === undefined && `знак ${column}`;
  const where = [sheet, line, sign].filter(Boolean).join(', ');
  return [[where, item].filter(Boolean).join(' '), field].filter(Boolean).join(', ');
}
