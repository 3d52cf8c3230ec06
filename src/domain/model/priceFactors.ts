import { groupBy } from '../groupBy';
import { nbsp } from '../format/number';
import type { Carpet } from '../settings/settings';
import { entryPrice } from '../trade/price';
import { areByWidth, formatDimensions } from '../trade/size';
import { allPrices } from './prices';

/** «зависит от размера, цвета и количества», with what changes the price; undefined if nothing does. */
export function priceFactors(carpets: readonly Carpet[]): string | undefined {
  const factors = [
    differ(carpets, formatDimensions, colorOf) && (areByWidth(carpets) ? 'ширины' : 'размера'),
    differ(carpets, colorOf, formatDimensions) && 'цвета',
    carpets.some((carpet) => new Set(allPrices(carpet)).size > 1) && 'количества',
  ].filter((factor) => factor !== false);
  const last = factors.pop();
  if (last === undefined) return undefined;
  return `зависит от ${factors.length ? `${factors.join(', ')} и${nbsp}` : ''}${last}`;
}

const colorOf = ({ color }: Carpet) => color;

type Property = (carpet: Carpet) => unknown;

/** Whether some carpets that agree in one property, and in the unit, differ in another and in price. */
function differ(carpets: readonly Carpet[], of: Property, alike: Property): boolean {
  const priced = carpets.filter((carpet) => entryPrice(carpet) !== undefined);
  const groups = groupBy(priced, (carpet) => JSON.stringify([carpet.unit, alike(carpet)]));
  const hasSeveral = (group: readonly Carpet[], property: Property) =>
    new Set(group.map(property)).size > 1;
  return [...groups.values()].some(
    (group) => hasSeveral(group, entryPrice) && hasSeveral(group, of),
  );
}
