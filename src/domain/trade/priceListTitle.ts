import { formatDate } from '../format/date';
import { nbsp } from '../format/number';
import type { Settings } from '../settings/settings';

/** «Прайс-лист от 1 ноября 2026» for an ISO date, «Прайс-лист» without one. */
export function priceListTitle(date: string | undefined, brand?: string): string {
  const title = ['Прайс-лист', brand && `«${brand}»`].filter(Boolean).join(' ');
  return date ? `${title} от${nbsp}${formatDate(date)}` : title;
}

/** «Цены действительны на 1 ноября 2026, с НДС. Не является публичной офертой», if all is known. */
export function priceListTerms({ date, vat }: Settings['priceList']): string {
  const validity = date && `Цены действительны на ${formatDate(date)}`;
  const terms = validity ? [validity, vat].filter(Boolean).join(', ') : vat && `Цены ${vat}`;
  return [terms, 'Не является публичной офертой'].filter(Boolean).join('. ');
}
