import { formatUnit, perUnit } from '../format/units';
import type { Carpet } from '../settings/settings';
import { commonValue } from '../trade/commonValue';
import { packWeightOf } from '../trade/packWeight';

/** «0,74 кг за шт» and «уп. 10 шт · 7,4 кг · 0,022 м³», as far as the carpets agree. */
export function packFacts(carpets: readonly Carpet[]): readonly string[] {
  const unit = commonValue(carpets, (carpet) => carpet.unit);
  const weight = commonValue(carpets, (carpet) => carpet.weight);
  const packQty = commonValue(carpets, (carpet) => carpet.packQty);
  const packWeight = commonValue(carpets, packWeightOf);
  const packVolume = commonValue(carpets, (carpet) => carpet.packVolume);
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
