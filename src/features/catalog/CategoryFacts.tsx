import { formatNumber, formatUnit, nbsp } from '../../domain/format/number';
import { formatPrice } from '../../domain/format/money';
import { common } from '../../domain/trade/common';
import { lowestPrice } from '../../domain/trade/price';
import type { Carpet } from '../../domain/settings/settings';
import { KeyFacts } from '../../shared/ui/text/KeyFacts';

/** The fields that all carpets of a category share, and their lowest price. */
export function CategoryFacts({ carpets }: { readonly carpets: readonly Carpet[] }) {
  const unit = common(carpets, (carpet) => carpet.unit);
  const lowest = lowestPrice(carpets);
  const packQty = common(carpets, (carpet) => carpet.packQty);
  const thickness = common(carpets, (carpet) => carpet.thickness);
  const pile = common(carpets, ({ pileHeight }) => pileHeight);
  const material = common(carpets, (carpet) => carpet.material);
  const base = common(carpets, (carpet) => carpet.base);
  const mm = (height: number) => `${formatNumber(height)}${nbsp}мм`;
  return (
    <KeyFacts
      facts={[
        {
          name: 'Цена',
          value: unit && lowest && `от${nbsp}${formatPrice(lowest)} за${nbsp}${unit}`,
        },
        { name: 'Упаковка', value: unit && packQty && formatUnit(packQty, unit) },
        {
          name: 'Толщина',
          value: thickness && mm(thickness) + (pile ? `, ворс${nbsp}${mm(pile)}` : ''),
        },
        { name: 'Материал', value: material && material + (base ? `, основа: ${base}` : '') },
      ]}
    />
  );
}
