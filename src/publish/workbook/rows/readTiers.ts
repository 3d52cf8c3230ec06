import type { Finding } from '../../finding';
import { units } from '../../source/values/unitFactors';
import { readAmount, readPrice } from '../cells/number';
import type { Reading } from '../cells/reading';
import { readFilled } from '../columns/column';
import type { TierColumns } from '../columns/findColumns';
import type { SheetColumn } from '../columns/headingMeaning';
import type { WorkbookRow } from '../file/sheets';
import { findingIn, type RowPlace } from './place';

/** A price tier of a row, and its column. */
interface ReadTier {
  readonly tier: { readonly from: unknown; readonly price: unknown };
  readonly at: SheetColumn;
}

export interface ReadTiers {
  readonly tiers: readonly ReadTier[];
  readonly findings: readonly Finding[];
}

/** Reads the price tiers of a row; one without a price does not apply (docs/product.md §25.6). */
export function readTiers(
  { cells }: WorkbookRow,
  columns: readonly TierColumns[],
  place: RowPlace,
): ReadTiers {
  const findings: Finding[] = [];
  const valueOf = (at: SheetColumn, { value, problem }: Reading) => {
    if (problem) findings.push(findingIn(place, problem, at));
    return { value, isRefused: problem?.severity === 'error' };
  };
  const missing = (message: string, at: SheetColumn) =>
    findings.push(findingIn(place, { severity: 'error', message }, at));
  const tiers = columns.flatMap(({ from, price: at }): readonly ReadTier[] => {
    const price = valueOf(
      at,
      readFilled(cells[at.index], (cell) => readPrice(cell, units.roubles, 1)),
    );
    if (typeof from === 'number') {
      return price.value === undefined ? [] : [{ tier: { from, price: price.value }, at }];
    }
    const start = valueOf(
      from,
      readFilled(cells[from.index], (cell) => readAmount(cell, units.goods, 1)),
    );
    if (start.value !== undefined && price.value !== undefined) {
      return [{ tier: { from: start.value, price: price.value }, at }];
    }
    if (start.isRefused || price.isRefused) return [];
    if (price.value !== undefined) missing(noAmount, from);
    if (start.value !== undefined) missing(noPrice, at);
    return [];
  });
  return { tiers, findings };
}

const noAmount = 'не указано, от какого количества действует цена: впишите его или удалите цену';
const noPrice = 'нет цены от этого количества: впишите её или удалите количество';
