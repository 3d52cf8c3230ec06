import { isFields } from '../../source/catalog';
import type { AddFinding, Exchange } from '../exchange/exchange';
import type { ChosenTypes } from './priceTypes';

/**
 * Reports shown types of prices without VAT where the settings say that prices contain it
 * (docs/product.md §26.11).
 * @param settings not validated
 */
export function checkVat(
  { priceTypes }: Exchange,
  { price, tiers }: ChosenTypes,
  settings: unknown,
  addFinding: AddFinding,
): void {
  const priceList = isFields(settings) ? settings['priceList'] : undefined;
  const vat = isFields(priceList) ? priceList['vat'] : undefined;
  if (typeof vat !== 'string' || !/НДС/i.test(vat) || withoutVat.test(vat)) return;
  for (const id of new Set([price, ...tiers.map(({ type }) => type)])) {
    const type = priceTypes.get(id ?? '');
    if (!type?.isWithoutVat) continue;
    const message = `цены «${type.title}» без НДС, а в настройках сказано «${vat.trim()}». Выберите вид цен с НДС или исправьте priceList.vat`;
    addFinding('warning', { ...type.place, field: 'Налог' }, message);
  }
}

/** «Без НДС», «не облагаются НДС», «НДС не включён» */
const withoutVat = /(?:без|не)\s+(?:\p{L}+\s+)?НДС|НДС\s+не(?!\p{L})/iu;
