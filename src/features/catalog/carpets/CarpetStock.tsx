import { formatDayMonth } from '../../../domain/format/date';
import type { Carpet } from '../../../domain/settings/settings';
import { Availability } from '../../../shared/ui/text/Availability';

export function CarpetStock({
  availability,
  expectedAt,
}: Pick<Carpet, 'availability' | 'expectedAt'>) {
  if (!availability) return null;
  return <Availability of={availability} expected={expectedAt && formatDayMonth(expectedAt)} />;
}
