import { useMemo, type ReactNode } from 'react';
import { toCartItem } from '../../../domain/order/cart';
import { cartTotals } from '../../../domain/order/totals';
import { withoutOnRequest } from '../../../domain/order/totalsRows';
import {
  isAside,
  isFound,
  sumByCarpet,
  type CarpetAmount,
} from '../../../domain/orderList/parsedLine';
import { formatMoney } from '../../../domain/format/money';
import { formatNumber } from '../../../domain/format/number';
import { countOf, plural, words } from '../../../domain/format/plural';
import { useRootAttribute } from '../../../shared/lib/useRootAttribute';
import { Button } from '../../../shared/ui/button/Button';
import textStyles from '../../../shared/ui/text/text.module.css';
import type { ReportLine } from './answers';
import { LineList, type LineListProps } from './LineList';
import styles from './Report.module.css';

interface ReportProps extends LineListProps {
  readonly isChecked: boolean;
  /** Whether the lines are those from before a change. */
  readonly isReading: boolean;
  /** Why the whole list is refused. */
  readonly refusal: string | undefined;
  /** Whether the lines are what was left when the others were added. */
  readonly isRest: boolean;
  readonly variant: 'dark' | 'ghost' | undefined;
  readonly onAdd: (found: readonly CarpetAmount[]) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What each line of a list orders, questions about the others, and a button that adds what was found. */
export function Report(props: ReportProps) {
  const { lines, isChecked, isReading, refusal, isRest, variant, onAdd, children, ...answering } =
    props;
  const found = useMemo(() => (isReading ? [] : sumByCarpet(lines)), [lines, isReading]);
  useRootAttribute('data-next-step', found.length > 0);
  return (
    <>
      <p className={styles.summary}>
        <b role="status">
          {isChecked && (isReading ? 'Читаем…' : (refusal ?? summaryOf(lines, isRest)))}
        </b>
        {found.length > 0 && <GoodsSum found={found} />}
      </p>
      {lines.length > 0 && <LineList lines={lines} {...answering} />}
      <div className={styles.actions}>
        {found.length > 0 && (
          <Button variant={variant} onClick={() => onAdd(found)}>
            В корзину {countOf(found.length, words.toPositions)}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

function summaryOf(lines: readonly ReportLine[], isRest: boolean): string {
  if (lines.length === 0) return 'Список пуст. Вставьте артикулы и количество';
  const found = lines.filter(isFound).length;
  const count = lines.filter((line) => !isAside(line)).length;
  if (count === 0) return 'Не нашли ни одного артикула';
  if (!isRest || found > 0) return `Найдено ${formatNumber(found)} из ${formatNumber(count)}`;
  return `${plural(count, ['Осталась', 'Осталось', 'Осталось'])} ${countOf(count, words.lines)}`;
}

/** The sum of the goods, and how many of them it leaves out. */
function GoodsSum({ found }: { readonly found: readonly CarpetAmount[] }) {
  const totals = cartTotals(
    found.map(({ carpet, amount }) => ({ carpet, item: toCartItem(carpet, amount) })),
  );
  const remark = withoutOnRequest(totals);
  return (
    <span>
      {totals.sum > 0 && formatMoney(totals.sum)}
      {remark && <small className={textStyles.note}> {remark}</small>}
    </span>
  );
}
