import { currencyCode, currencySign, currencyWord } from '../../../domain/format/money';
import type { Exchange, Price, Tell } from '../exchange/exchange';
import type { Options } from '../options';

/** The types of prices that are shown, by their ids. */
export interface ChosenTypes {
  readonly price: string | undefined;
  readonly tiers: readonly { readonly from: number; readonly type: string }[];
}

/** Chooses types of prices by the owner's options (docs/product.md §26.11). */
export function choosePriceTypes(exchange: Exchange, options: Options, tell: Tell): ChosenTypes {
  const first = new Map<string, Price>();
  for (const { prices } of exchange.offers.values()) {
    for (const price of prices) if (!first.has(price.type)) first.set(price.type, price);
  }
  const titleOf = (id: string) => exchange.priceTypes.get(id)?.title ?? id;
  const available = [...new Set([...exchange.priceTypes.keys(), ...first.keys()])];
  const list = available.map((id) => `«${titleOf(id)}»`).join(', ');
  const find = (wanted: string, field: string): string | undefined => {
    const id = available.find((one) => one === wanted || fold(titleOf(one)) === fold(wanted));
    const message = `нет вида цен «${wanted}». В выгрузке есть: ${list || 'ни одного'}`;
    if (id === undefined) tell('error', { file: 'SETTINGS', field }, message);
    return id;
  };
  const tiers = options.priceTiers.flatMap(({ from, priceType }, index) => {
    const type = find(priceType, `commerceML.priceTiers.${String(index)}.priceType`);
    return type === undefined ? [] : [{ from, type }];
  });
  const rest = [...first.keys()].filter((id) => tiers.every(({ type }) => type !== id));
  const price =
    options.priceType === undefined
      ? single(rest)
      : find(options.priceType, 'commerceML.priceType');
  for (const id of [price, ...tiers.map(({ type }) => type)]) {
    const sample = id === undefined ? undefined : first.get(id);
    const currency = sample?.currency ?? exchange.priceTypes.get(id ?? '')?.currency;
    if (!sample || currency === undefined || isRouble(currency)) continue;
    const message = `цены «${titleOf(sample.type)}» в валюте ${currency}, а на сайте рубли. Выберите другой вид цен`;
    tell('error', { ...sample.place, field: 'Валюта' }, message);
  }
  return { price, tiers };

  function single(types: readonly string[]): string | undefined {
    const [type, second] = types;
    if (second === undefined) return type;
    const example = `"commerceML": { "priceType": "${titleOf(second)}" }`;
    const message = `в выгрузке несколько видов цен: ${types.map((id) => `«${titleOf(id)}»`).join(', ')}. Напишите в файле настроек, какой показывать: ${example}`;
    tell('error', { file: 'SETTINGS', field: 'commerceML.priceType' }, message);
    return undefined;
  }
}

function fold(title: string): string {
  return title.replace(/\s+/g, ' ').toLowerCase();
}

/** 643 is the code of ISO 4217; «RUR» and 810 are those before 1998, which 1C still writes. */
function isRouble(currency: string): boolean {
  const code = currency.toLowerCase();
  const codes = [currencyCode.toLowerCase(), 'rur', '643', '810', currencySign];
  return codes.includes(code) || code.startsWith(currencyWord);
}
