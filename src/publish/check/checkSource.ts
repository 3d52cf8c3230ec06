import path from 'node:path';
import { toIsoDate } from '../../shared/lib/toIsoDate';
import { isError, type Finding } from '../finding';
import { publishedItems } from '../published/items';
import type { LastBuild } from '../published/lastBuild';
import type { Source } from '../source/readSource';
import { checkCatalog } from './catalog/checkCatalog';
import { checkLoss } from './checkLoss';
import { checkHasGoods, checkWhole } from './checkWhole';
import type { FieldProblem } from './fieldProblem';
import { checkFields } from './fields/checkFields';
import { checkPictures } from './pictures/checkPictures';

interface Options {
  /** ISO date. */
  readonly today?: string;
  /** The folder with the site's own pictures. */
  readonly publicFolder?: string;
}

/**
 * Everything that is wrong with the owner's files (docs/product.md §24.1).
 * @param last what is published now
 */
export async function checkSource(
  source: Source,
  last?: LastBuild,
  { today = toIsoDate(new Date()), publicFolder = path.resolve('public') }: Options = {},
): Promise<readonly Finding[]> {
  if (source.input === undefined) return source.findings;
  const { settings } = source;
  const input: unknown = JSON.parse(source.block);
  // the absence of a settings file has been reported
  const isEmpty = source.block === '{}';
  const folders = { catalog: source.catalogFolder, public: publicFolder };
  const problems = [
    ...checkFields(input),
    ...checkCatalog(input, last, today),
    ...(await checkPictures(input, folders)),
    ...(isEmpty ? [] : checkWhole(settings, today)),
    ...(isEmpty || source.isCatalogUnread ? [] : checkHasGoods(settings)),
    ...(last && !source.isCatalogUnread ? checkLoss(publishedItems(settings), last) : []),
  ];
  return [
    ...source.findings,
    ...withoutRepeats(problems).map((problem) => findingAt(problem, source)),
  ];
}

/** Without warnings about fields that have an error: the site does not have a wrong value either. */
function withoutRepeats(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const nameOf = (problem: FieldProblem) => problem.path.join('\n');
  const wrong = new Set(problems.filter(isError).map(nameOf));
  return problems.filter((one) => isError(one) || !wrong.has(nameOf(one)));
}

function findingAt(problem: FieldProblem, source: Source): Finding {
  const { path: keys, severity, inSheet, isUnknown } = problem;
  const place = source.placeOf(keys);
  const message = place.sheet === undefined ? problem.message : (inSheet ?? problem.message);
  const shown = isUnknown ? { ...place, field: undefined, column: undefined } : place;
  return { severity, place: shown, message };
}
