import { describePlace, groupByFile } from '../check/report';
import { isError, type Finding } from '../finding';
import type { PageReport } from './protocol';

/**
 * The findings as a page shows them.
 * @param isOutdated whether the page shows earlier data
 */
export function pageReport(findings: readonly Finding[], isOutdated: boolean): PageReport {
  const errors = findings.filter(isError).length;
  return {
    errors,
    warnings: findings.length - errors,
    isOutdated,
    files: groupByFile(findings).map(({ file, findings: own }) => ({
      file,
      findings: own.map(({ severity, place, message, excerpt = [] }) => ({
        severity,
        place: describePlace(place),
        message,
        excerpt: [...excerpt],
      })),
    })),
  };
}
