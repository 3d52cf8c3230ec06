import { capitalize } from '../format/capitalize';
import { formatDate } from '../format/date';
import type { Carpet } from '../settings/settings';
import { stock } from './availability';

/** «В наличии», «Ожидается 5 декабря 2026»; undefined if the settings give none. */
export function formatAvailability({
  availability,
  expectedAt,
}: Pick<Carpet, 'availability' | 'expectedAt'>): string | undefined {
  if (!availability) return undefined;
  const word = capitalize(availability);
  return availability === stock.awaited && expectedAt ? `${word} ${formatDate(expectedAt)}` : word;
}
