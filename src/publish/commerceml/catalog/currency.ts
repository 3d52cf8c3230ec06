import { currencyCode, currencySign, currencyWord } from '../../../domain/format/money';
import { remainingOffers } from '../exchange/deletedProducts';
import type { AddFinding, Exchange } from '../exchange/exchange';

/** Reports the first price of each shown type that is not in roubles (docs/product.md §26.11). */
export function checkCurrencies(
  exchange: Exchange,
  shown: ReadonlySet<string | undefined>,
  addFinding: AddFinding,
): void {
  const reported = new Set<string>();
  for (const { prices } of remainingOffers(exchange)) {
    for (const { type, currency: own, place } of prices) {
      const { title = type, currency: ofType } = exchange.priceTypes.get(type) ?? {};
      const currency = own ?? ofType;
      if (!shown.has(type) || reported.has(type)) continue;
      if (currency === undefined || isRouble(currency)) continue;
      reported.add(type);
      const message = `цены «${title}» в валюте ${currency}, а на сайте рубли. Выберите другой вид цен`;
      addFinding('error', { ...place, field: 'Валюта' }, message);
    }
  }
}

/** 643 is the code of ISO 4217; «RUR» and 810 are those before 1998, which 1C still writes. */
function isRouble(currency: string): boolean {
  const code = currency.toLowerCase();
  const codes = [currencyCode.toLowerCase(), 'rur', '643', '810', currencySign, 'р', 'р.'];
  return codes.includes(code) || code.startsWith(currencyWord);
}
