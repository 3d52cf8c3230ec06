import { formatNumber } from '../../domain/format/number';
import { countOf, words } from '../../domain/format/plural';
import { firstOf } from '../firstOf';
import type { AddFinding, Exchange } from './exchange/exchange';

interface NotShown {
  /** How often each property that is no field is used, by its name. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Carpets whose tiers of the settings are not kept. */
  readonly lostTiers: number;
}

/** Reports what of an export is not on the site, in a sentence for each kind, and that it has several catalogues. */
export function checkOmissions(
  folder: string,
  { catalogues, products }: Exchange,
  { unknown, lostTiers }: NotShown,
  addFinding: AddFinding,
): void {
  const deleted = [...products.values()].filter(({ isDeleted }) => isDeleted).length;
  if (deleted > 0) {
    const message = `товаров с пометкой удаления, которых не будет на сайте: ${formatNumber(deleted)}`;
    addFinding('warning', { file: folder }, message);
  }
  if (unknown.size > 0) {
    const names = Array.from(unknown, ([name, count]) => `«${name}» (${formatNumber(count)})`);
    const message = `эти свойства сайт не показывает: ${firstOf(names, 10)}`;
    addFinding('warning', { file: folder }, message);
  }
  if (lostTiers > 0) {
    const message = `цен от количества из файла настроек (${countOf(lostTiers, words.goods)}) на сайте не будет: цены берём только из 1С. Если они есть в 1С отдельным видом цен, впишите его в "commerceML": { "priceTiers": [{ "from": 50, "priceType": "Крупный опт" }] }`;
    addFinding('warning', { file: folder }, message);
  }
  const [, second] = catalogues.values();
  if (second) {
    const message =
      'в папке товары нескольких каталогов 1С, взяли все. Если второй остался от прошлой выгрузки, очистите папку и выгрузите заново';
    addFinding('warning', second, message);
  }
}
