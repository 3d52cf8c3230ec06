import { formatMeasure, nbsp } from '../../domain/format/number';
import { formatRange } from '../../domain/format/range';
import { formatUnit } from '../../domain/format/units';
import { countOf, words } from '../../domain/format/plural';
import { commonValue } from '../../domain/trade/commonValue';
import { formatLowestPrice, pricesOf } from '../../domain/model/prices';
import { modelsOf } from '../../domain/trade/models';
import { formatDimensions } from '../../domain/trade/size';
import type { Category } from '../../domain/settings/settings';
import { KeyFacts } from '../../shared/ui/text/KeyFacts';
import styles from './CategoryFacts.module.css';

/** What the carpets of a category have in common (docs/product.md §7.1). */
export function CategoryFacts({ category }: { readonly category: Category }) {
  const { items } = category;
  const unit = commonValue(items, (carpet) => carpet.unit);
  const [prices, ...others] = pricesOf(items);
  const thickness = known(items.map((carpet) => carpet.thickness));
  return (
    <div className={styles.facts}>
      <KeyFacts
        facts={[
          countFact(category),
          {
            name: 'Цена',
            value: prices && others.length === 0 ? formatLowestPrice(prices) : undefined,
          },
          {
            name: 'Упаковка',
            value: unit && listed(known(items.map(({ packQty }) => packQty)), unit),
          },
          { name: 'Толщина', value: formatRange(thickness, 'мм') },
          { name: 'Материал', value: commonValue(items, ({ material }) => material) },
        ]}
      />
    </div>
  );
}

/**
 * «23 позиции»: «2 модели, 5 размеров»; the first two of models, sizes and colours that vary.
 * If none does, the count is the value, so that it stays in front of its noun.
 */
function countFact(category: Category) {
  const { items } = category;
  const sizes = known(items.map(formatDimensions));
  const colors = known(items.map(({ color }) => color));
  const varieties = [
    { count: modelsOf(category).length, forms: words.models },
    { count: sizes.length, forms: words.sizes },
    { count: colors.length, forms: words.colors },
  ]
    .filter(({ count }) => count > 1)
    .slice(0, 2)
    .map(({ count, forms }) => countOf(count, forms));
  const count = countOf(items.length, words.positions);
  return varieties.length > 0
    ? { name: count, value: varieties.join(', ') }
    : { name: 'В категории', value: count };
}

function known<T>(values: readonly (T | undefined)[]): T[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** «10 шт», «5 и 10 шт»; of more values only the least and the greatest. */
function listed(values: readonly number[], unit: string): string | undefined {
  if (values.length !== 2) return formatRange(values, unit);
  const [less = 0, more = 0] = [...values].sort((a, b) => a - b);
  return `${formatMeasure(less)} и${nbsp}${formatUnit(more, unit)}`;
}
