import { formatDayMonth } from '../../domain/date';
import type { Carpet } from '../../domain/settings';
import { Availability } from '../../shared/ui/Availability';

export function CarpetStock({
  availability,
  expectedAt,
}: Pick<Carpet, 'availability' | 'expectedAt'>) {
  if (!availability) return null;
  return <Availability of={availability} expected={expectedAt && formatDayMonth(expectedAt)} />;
}
