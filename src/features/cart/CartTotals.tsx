import { useSelector } from 'react-redux';
import { formatNumber, formatUnit, formatVolume, formatWeight } from '../../domain/format';
import { formatMoney } from '../../domain/money';
import { selectCartTotals } from './cartLines';
import styles from './CartTotals.module.css';

const and = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Итого»: a figure that nothing is known of is left out. */
export function CartTotals() {
  const totals = useSelector(selectCartTotals);
  const { positions, pieces, otherUnits, packs, weight, volume, sum } = totals;
  const amounts = otherUnits.map(({ unit, amount }) => formatUnit(amount, unit));
  const figures = [
    ['Позиций', formatNumber(positions)],
    pieces > 0
      ? ['Штук', and.format([formatNumber(pieces), ...amounts])]
      : amounts.length > 0 && ['Количество', and.format(amounts)],
    packs > 0 && ['Упаковок', formatNumber(packs)],
    weight > 0 && ['Вес', formatWeight(weight)],
    volume > 0 && ['Объём', formatVolume(volume)],
  ].filter((figure) => figure !== false);

  return (
    <dl className={styles.totals}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sum > 0 && (
        <div className={styles.sum}>
          <dt>Сумма</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
      )}
    </dl>
  );
}
