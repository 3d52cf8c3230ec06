import { stockLevel } from '../../../domain/trade/availability';
import { formatAvailability } from '../../../domain/trade/availabilityText';
import type { Carpet } from '../../../domain/settings/settings';
import { Availability } from '../../../shared/ui/text/Availability';

export function CarpetStock(carpet: Pick<Carpet, 'availability' | 'expectedAt'>) {
  const text = formatAvailability(carpet);
  return text && <Availability level={stockLevel(carpet.availability)}>{text}</Availability>;
}
