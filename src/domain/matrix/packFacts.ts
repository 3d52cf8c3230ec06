import { formatUnit, perUnit } from '../format/units';
import type { Carpet } from '../settings/settings';
import { common } from '../trade/common';
import { packWeightOf } from '../trade/packWeight';

/** «0,74 кг за шт» and «уп. 10 шт · 7,4 кг · 0,022 м³», as far as the carpets agree. */
export function packFacts(carpets: readonly Carpet[]): readonly string[] {
  const unit = common(carpets, (carpet) => carpet.unit);
  const weight = common(carpets, (carpet) => carpet.weight);
  const packQty = common(carpets, (carpet) => carpet.packQty);
  const packWeight = common(carpets, packWeightOf);
  const packVolume = common(carpets, (carpet) => carpet.packVolume);
  const pack = [
    packQty !== undefined && unit && `уп. ${formatUnit(packQty, unit)}`,
    packWeight !== undefined && formatUnit(packWeight, 'кг'),
    packVolume !== undefined && formatUnit(packVolume, 'м³'),
  ];
  return [
    weight !== undefined && unit ? `${formatUnit(weight, 'кг')} ${perUnit(unit)}` : '',
    packQty === undefined ? '' : pack.filter(Boolean).join(' · '),
  ].filter(Boolean);
}
