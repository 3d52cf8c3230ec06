import { formatPrice } from '../../../domain/format/money';
import { formatNumber, nbsp } from '../../../domain/format/number';
import { countOf, words } from '../../../domain/format/plural';
import { onRequest } from '../../../domain/trade/price';
import { firstOf } from '../../firstOf';
import type { LastBuild, PublishedItem } from '../../published/lastBuild';
import { describeChange } from '../../published/reportChanges';
import { articleKey } from '../../source/matching';
import { warning, type FieldProblem } from '../fieldProblem';
import type { CheckedCarpet } from './categories';

/** A change of a price by more than this part of it is more likely a mistake. */
const suspicious = 1 / 3;

/** If more carpets have lost their prices or their articles, that is reported once. */
const mostNamed = 5;

interface Known {
  readonly checked: CheckedCarpet;
  readonly last: PublishedItem;
}

/** Prices and articles that are more likely mistakes, compared with the published ones (docs/product.md §24.7). */
export function checkChanges(
  all: readonly CheckedCarpet[],
  items: LastBuild['items'],
): readonly FieldProblem[] {
  const known = all.flatMap((checked): readonly Known[] => {
    const last = Object.hasOwn(items, checked.carpet._id) ? items[checked.carpet._id] : undefined;
    return last ? [{ checked, last }] : [];
  });
  return [
    ...known.flatMap(checkPriceChanges),
    ...checkLostPrices(known),
    ...checkMovedArticles(all, known),
  ];
}

function checkPriceChanges({ checked, last }: Known): readonly FieldProblem[] {
  const { path, carpet } = checked;
  const { price, priceTiers = [] } = carpet;
  const tiers = priceTiers.flatMap((tier) => {
    const before = last.priceTiers?.find(({ from }) => from === tier.from)?.price;
    const message = explainChange(before, tier.price);
    const from = `от${nbsp}${formatNumber(tier.from)}`;
    return message ? [warning([...path, 'priceTiers'], `${from} ${message}`)] : [];
  });
  const message = explainChange(last.price, price);
  return [...(message ? [warning([...path, 'price'], message)] : []), ...tiers];
}

function explainChange(before: number | undefined, after: number | undefined): string | undefined {
  if (before === undefined || after === undefined) return undefined;
  return Math.abs(after - before) / before > suspicious
    ? `цена изменилась больше чем на треть: ${describeChange(before, after, '')}. Проверьте её.`
    : undefined;
}

/** Prices that are gone, as where the cells of a column have been emptied. */
function checkLostPrices(known: readonly Known[]): readonly FieldProblem[] {
  const lost = known.flatMap(({ checked, last }) => {
    const before = last.price ?? last.priceTiers?.[0]?.price;
    const { price, priceTiers = [] } = checked.carpet;
    // where there were only tiers, one of them is enough
    const isLost = price === undefined && (last.price !== undefined || priceTiers.length === 0);
    return isLost && before !== undefined ? [{ checked, before }] : [];
  });
  if (lost.length <= mostNamed) {
    return lost.map(({ checked: { path }, before }) =>
      warning([...path, 'price'], `${gone}, а была ${formatPrice(before)}. ${advice}`),
    );
  }
  const names = lost.map(({ checked: { carpet } }) => carpet.article ?? carpet.title);
  const message = `${gone} (${countOf(lost.length, words.goods)}): ${firstOf(names, 3)}. ${advice}`;
  return [warning(['categories'], message)];
}

/** Articles of other carpets that are still there, as where one column has been sorted alone. */
function checkMovedArticles(
  all: readonly CheckedCarpet[],
  known: readonly Known[],
): readonly FieldProblem[] {
  const before = new Map(known.map(({ checked, last }) => [checked, articleKey(last.article)]));
  const hasOther = (checked: CheckedCarpet) =>
    articleKey(checked.carpet.article) !== before.get(checked);
  const owners = new Map(
    known.flatMap(({ checked, last }) =>
      hasOther(checked) ? [[articleKey(last.article), last] as const] : [],
    ),
  );
  const moved = all.filter(hasOther).flatMap(({ path, carpet: { article } }) => {
    const owner = owners.get(articleKey(article));
    return article !== undefined && owner ? [{ path, article, owner }] : [];
  });
  if (moved.length <= mostNamed) {
    return moved.map(({ path, article, owner }) =>
      warning([...path, 'article'], `артикул «${article}» был у товара «${owner.title}». ${mixed}`),
    );
  }
  const names = moved.map(({ article }) => article);
  const message = `артикулы были у других товаров (${formatNumber(moved.length)}): ${firstOf(names, 3)}. ${mixed}`;
  return [warning(['categories'], message)];
}

const mixed = 'Проверьте, не перепутались ли артикулы или ID.';
const gone = `цена стала «${onRequest}»`;
const advice = 'Если так и задумано, ничего не меняйте.';
