import { formatNumber, formatUnit, nbsp } from './format';
import { lotOf, packsOf, type LotProblem } from './lot';
import { countOf, words } from './plural';
import type { Carpet } from './settings';

/** The rule that an amount breaks: «Кратно 10», «Мин. партия 20 шт». */
export function formatLotRule(problem: LotProblem, unit: string): string {
  return problem.kind === 'belowMinimum'
    ? `Мин. партия ${formatUnit(problem.minLot, unit)}`
    : `Кратно${nbsp}${formatNumber(problem.step)}`;
}

/**
 * «Кратно 10 шт = 1 упаковка»; without the packs where a step is not whole ones. Undefined where
 * any whole amount can be ordered and nothing is known of packs.
 */
export function formatStep(carpet: Carpet): string | undefined {
  const { step } = lotOf(carpet);
  const packs = packsOf(carpet, step);
  const rule = `Кратно${nbsp}${formatUnit(step, carpet.unit)}`;
  if (packs !== undefined) return `${rule} = ${countOf(packs, words.packs)}`;
  return step === 1 ? undefined : rule;
}
