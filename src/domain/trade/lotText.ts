import { formatNumber, nbsp } from '../format/number';
import { formatUnit, isNoun } from '../format/units';
import { formatDimensions } from './size';
import { lotOf, lotProblem, packsOf } from './lot';
import { countOf, words } from '../format/plural';
import type { Carpet } from '../settings/settings';

/** The rule that an amount breaks, and the nearest amounts that satisfy it. */
interface LotFix {
  /** «Кратно 10:», «Мин. партия 20 шт» */
  readonly rule: string;
  readonly fixes: readonly { readonly amount: number; readonly label: string }[];
  readonly isQuestion: boolean;
}

/** How to mend an amount that does not fit the lot: «Кратно 10: 40 или 50?» (docs/product.md §7.8). */
export function lotFix(carpet: Carpet, amount: number): LotFix | undefined {
  const problem = amount > 0 ? lotProblem(carpet, amount) : undefined;
  if (!problem) return undefined;
  const isQuestion = problem.kind === 'notMultiple';
  return {
    rule: isQuestion
      ? `Кратно${nbsp}${formatNumber(problem.step)}:`
      : `Мин. партия ${formatUnit(problem.minLot, carpet.unit)}`,
    fixes: problem.fixes.map((fix) => ({
      amount: fix,
      label: isQuestion ? formatNumber(fix) : 'Исправить',
    })),
    isQuestion,
  };
}

/**
 * «40×60 см · в упаковке 10 шт · мин. партия 10 шт», where there is no room for columns; without a size that
 * the title tells.
 */
export function formatLot(carpet: Carpet): string {
  const { minLot, packQty } = lotOf(carpet);
  const size = formatDimensions(carpet);
  const isInTitle =
    size !== undefined && withPlainSpaces(carpet.title).includes(withPlainSpaces(size));
  const parts = [
    !isInTitle && size,
    packQty !== undefined && `в упаковке ${formatUnit(packQty, carpet.unit)}`,
    `мин. партия ${formatUnit(minLot, carpet.unit)}`,
  ];
  return parts.filter(Boolean).join(`${nbsp}· `);
}

const withPlainSpaces = (text: string) => text.replaceAll(nbsp, ' ');

/**
 * «Кратно 10 шт = 1 упаковка», or «Кратно 10 шт» if a step is not a whole number of packs. Undefined
 * for a step of 1, unless it is several packs.
 */
export function formatStep(carpet: Carpet): string | undefined {
  const { step } = lotOf(carpet);
  const packs = packsOf(carpet, step);
  // «Кратно 5» takes nouns in the dative
  const steps = isNoun(carpet.unit) ? formatNumber(step) : formatUnit(step, carpet.unit);
  const rule = `Кратно${nbsp}${steps}`;
  if (step === 1 && (packs ?? 1) === 1) return undefined;
  return packs === undefined ? rule : `${rule} =${nbsp}${countOf(packs, words.packs)}`;
}

/**
 * The full rule of a lot: «Кратно 10 шт = 1 упаковка», «В упаковке 12 шт · мин. партия 24 шт». Undefined
 * for a carpet sold by the piece. Shown once for carpets that share it.
 */
export function formatLotRule(carpet: Carpet): string | undefined {
  const { minLot, step, packQty } = lotOf(carpet);
  const rule =
    formatStep(carpet) ??
    (packQty === undefined ? undefined : `В${nbsp}упаковке ${formatUnit(packQty, carpet.unit)}`);
  const least = minLot > step ? `мин.${nbsp}партия ${formatUnit(minLot, carpet.unit)}` : undefined;
  return [rule, least].filter(Boolean).join(`${nbsp}· `) || undefined;
}

/** «20 упаковок», or «45 шт» if the packs are not whole or unknown. */
export function formatPacks(carpet: Carpet, amount: number): string {
  const packs = packsOf(carpet, amount);
  return packs === undefined ? formatUnit(amount, carpet.unit) : countOf(packs, words.packs);
}
