import { remainingOffers } from '../exchange/deletedProducts';
import type { AddFinding, Exchange } from '../exchange/exchange';
import type { PriceOptions } from '../priceOptions';
import { checkCurrencies } from './currency';

/** The types of prices that are shown, by their ids. */
export interface ChosenTypes {
  readonly price: string | undefined;
  readonly tiers: readonly { readonly from: number; readonly type: string }[];
}

/** Chooses types of prices by the owner's options (docs/product.md §26.11). */
export function choosePriceTypes(
  exchange: Exchange,
  options: PriceOptions,
  addFinding: AddFinding,
): ChosenTypes {
  const used = new Set(
    remainingOffers(exchange).flatMap(({ prices }) => prices.map(({ type }) => type)),
  );
  const titleOf = (id: string) => exchange.priceTypes.get(id)?.title ?? id;
  const available = [...new Set([...exchange.priceTypes.keys(), ...used])];
  const listOf = (ids: Iterable<string>) => Array.from(ids, (id) => `«${titleOf(id)}»`).join(', ');
  const find = (wanted: string, field: string): string | undefined => {
    const named = available.includes(wanted)
      ? [wanted]
      : available.filter((one) => fold(titleOf(one)) === fold(wanted));
    const [first = named[0], second] = named.filter((one) => used.has(one));
    const addError = (message: string) => {
      addFinding('error', { file: 'SETTINGS', field }, message);
    };
    if (first === undefined) {
      const there = listOf(available);
      addError(`нет вида цен «${wanted}». ${there ? `В выгрузке есть: ${there}` : noTypes}`);
    } else if (second !== undefined) {
      const wayOut = `Переименуйте их в 1С или впишите сюда Ид: «${first}» или «${second}»`;
      addError(`видов цен «${wanted}» в выгрузке несколько. ${wayOut}`);
    } else if (used.size > 0 && !used.has(first)) {
      const message = `у вида цен «${wanted}» в выгрузке нет ни одной цены. Цены есть у видов: ${listOf(used)}`;
      addError(`${message}. Впишите один из них или заполните цены в 1С`);
    }
    return first;
  };
  const single = (types: readonly string[]): string | undefined => {
    const [type, second] = types;
    if (second === undefined) return type;
    const example = `"commerceML": { "priceType": "${titleOf(second)}" }`;
    const message = `в выгрузке несколько видов цен: ${listOf(types)}. Напишите в файле настроек, какой показывать: ${example}`;
    addFinding('error', { file: 'SETTINGS', field: 'commerceML.priceType' }, message);
    return undefined;
  };
  const tiers = options.priceTiers.flatMap(({ from, priceType }, index) => {
    const type = find(priceType, `commerceML.priceTiers.${String(index)}.priceType`);
    return type === undefined ? [] : [{ from, type }];
  });
  const rest = [...used].filter((id) => tiers.every(({ type }) => type !== id));
  const price =
    options.priceType === undefined
      ? single(rest)
      : find(options.priceType, 'commerceML.priceType');
  checkCurrencies(exchange, new Set([price, ...tiers.map(({ type }) => type)]), addFinding);
  return { price, tiers };
}

const noTypes = 'В выгрузке нет ни одного вида цен: выгрузите из 1С и цены';

function fold(title: string): string {
  return title.replace(/\s+/g, ' ').toLowerCase();
}
