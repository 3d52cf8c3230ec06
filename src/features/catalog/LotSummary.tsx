import { formatDimensions, formatUnit } from '../../domain/format';
import { lotOf } from '../../domain/lot';
import type { Carpet } from '../../domain/settings';

interface LotSummaryProps {
  readonly carpet: Carpet;
  readonly className?: string | undefined;
}

/** «40×60 см · в упаковке 10 шт · мин. партия 10 шт», where there is no room for columns. */
export function LotSummary({ carpet, className }: LotSummaryProps) {
  const { minLot, packQty } = lotOf(carpet);
  const parts = [
    formatDimensions(carpet),
    packQty !== undefined && `в упаковке ${formatUnit(packQty, carpet.unit)}`,
    `мин. партия ${formatUnit(minLot, carpet.unit)}`,
  ];
  return <span className={className}>{parts.filter(Boolean).join(' · ')}</span>;
}
