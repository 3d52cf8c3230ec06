import { groupBy } from '../../../domain/groupBy';
import { offersLeft } from '../exchange/deletedGoods';
import type { Exchange, Tell } from '../exchange/exchange';
import { groupGoods, type GoodsOfGroup } from './categories';
import type { Made, Making } from './item';
import { makeGood } from './model';
import { uniqueTitle } from './titles';

/** A category with its items and models. */
export interface MadeCategory extends Omit<GoodsOfGroup, 'goods'> {
  readonly items: readonly Made[];
  readonly models: readonly Made[];
}

/** The categories of an export. Each of its goods becomes at least one item, or is reported. */
export function toCategories(making: Making): readonly MadeCategory[] {
  const { exchange, tell } = making;
  const offers = offersByGood(exchange, tell);
  const goods = [...exchange.goods.values()].filter((good) => !good.isDeleted);
  const taken = new Set<string>();
  return groupGoods(exchange, goods, tell).map(({ goods: own, ...category }) => {
    const models = new Set<string>();
    const made = own.map((good) => makeGood(good, offers.get(good.id) ?? [], making, models));
    const items = made.flatMap((one) => one.items).map((item) => withUniqueTitle(item, taken));
    return { ...category, items, models: made.flatMap(({ model }) => model ?? []) };
  });
}

function withUniqueTitle({ fields, ...item }: Made, taken: Set<string>): Made {
  const title = uniqueTitle(fields.title, item.place.article, taken);
  return { ...item, fields: { ...fields, title } };
}

function offersByGood(exchange: Exchange, tell: Tell) {
  const { goods, unread } = exchange;
  const left = offersLeft(exchange);
  for (const { goodId, place } of left) {
    if (goods.has(goodId) || unread.size > 0) continue;
    const message = `предложение без товара: товара с Ид «${goodId}» нет в import.xml`;
    tell('warning', place, message);
  }
  return groupBy(left, ({ goodId }) => goodId);
}
