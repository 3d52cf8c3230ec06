import { useMemo, type ReactNode } from 'react';
import { toCartItem } from '../../../domain/order/cart';
import { cartTotals } from '../../../domain/order/totals';
import { leftOutRemark } from '../../../domain/order/totalsRows';
import { sumByCarpet, type CarpetAmount } from '../../../domain/orderList/parsedLine';
import { formatMoney } from '../../../domain/format/money';
import { countOf, words } from '../../../domain/format/plural';
import { useRootAttribute } from '../../../shared/lib/useRootAttribute';
import { Button } from '../../../shared/ui/button/Button';
import textStyles from '../../../shared/ui/text/text.module.css';
import { LineList, type LineListProps } from './LineList';
import styles from './Report.module.css';

interface ReportProps extends LineListProps {
  /** Whether the lines are those from before a change. */
  readonly isReading: boolean;
  /** What is said of the lines once they are read. */
  readonly summary: string;
  readonly variant: 'dark' | 'ghost' | undefined;
  readonly onAdd: (found: readonly CarpetAmount[]) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What each line of a list orders, questions about the others, and a button that adds what was found. */
export function Report(props: ReportProps) {
  const { lines, isReading, summary, variant, onAdd, children, ...answering } = props;
  const found = useMemo(() => (isReading ? [] : sumByCarpet(lines)), [lines, isReading]);
  useRootAttribute('data-next-step', found.length > 0);
  return (
    <>
      <p className={styles.summary}>
        <b role="status">{isReading ? 'Читаем…' : summary}</b>
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

/** The sum of the goods, and how many of them it leaves out. */
function GoodsSum({ found }: { readonly found: readonly CarpetAmount[] }) {
  const totals = cartTotals(
    found.map(({ carpet, amount }) => ({ carpet, item: toCartItem(carpet, amount) })),
  );
  const remark = leftOutRemark(totals);
  return (
    <span>
      {totals.sum > 0 && formatMoney(totals.sum)}
      {remark && <small className={textStyles.note}> {remark}</small>}
    </span>
  );
}
