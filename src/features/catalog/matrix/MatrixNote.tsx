import { capitalize } from '../../../domain/format/capitalize';
import { formatDate } from '../../../domain/format/date';
import { formatUnit } from '../../../domain/format/units';
import { sentence } from '../../../domain/format/sentence';
import type { Carpet } from '../../../domain/settings/settings';
import { commonValue } from '../../../domain/trade/commonValue';
import { lotOf } from '../../../domain/trade/lot';
import { formatStep } from '../../../domain/trade/lotText';
import { useAppSelector } from '../../../state/hooks';
import { selectPriceList } from '../../../state/settings/settingsSlice';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './MatrixNote.module.css';

/** What applies to all cells, and which keys work. */
export function MatrixNote({ carpets }: { readonly carpets: readonly Carpet[] }) {
  const { date, vat } = useAppSelector(selectPriceList);
  const terms = [vat, date && `на ${formatDate(date)}`].filter(Boolean).join(' ');
  const rules = [lotRule(carpets), terms && `Цены ${terms}`].filter(Boolean);
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <p>
        {rules.map((rule) => `${sentence(rule)} `)}
        <span>
          Tab и стрелки ведут по ячейкам, Enter — на строку ниже, Ctrl + Enter кладёт выбранное в
          корзину. Таблицу или два столбца «артикул, количество» можно вставить из Excel.
        </span>
      </p>
    </div>
  );
}

/** «Кратно 10 шт = 1 упаковка, минимальная партия 10 шт», as far as the carpets agree. */
function lotRule(carpets: readonly Carpet[]): string {
  const minLot = commonValue(carpets, (carpet) => formatUnit(lotOf(carpet).minLot, carpet.unit));
  const rule = [commonValue(carpets, formatStep), minLot && `минимальная партия ${minLot}`]
    .filter(Boolean)
    .join(', ');
  return capitalize(rule);
}
