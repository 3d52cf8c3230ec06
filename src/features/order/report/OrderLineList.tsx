import { countOf, words } from '../../../domain/format/plural';
import type { OrderLine } from '../../../domain/orderList/orderLines';
import { OrderLineRow } from './OrderLineRow';
import styles from './OrderLineList.module.css';

interface OrderLineListProps {
  readonly lines: readonly OrderLine[];
  readonly onFix?: (line: OrderLine, amount: number) => void;
}

const maxShown = 200;

/** What became of each line; of a long list first those that were not understood. */
export function OrderLineList({ lines, onFix }: OrderLineListProps) {
  const isBad = ({ result }: OrderLine) => 'problem' in result;
  const shown =
    lines.length > maxShown
      ? [...lines.filter(isBad), ...lines.filter((line) => !isBad(line))].slice(0, maxShown)
      : lines;
  const hidden = lines.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((line) => (
          <OrderLineRow key={line.line} {...line} onFix={(amount) => onFix?.(line, amount)} />
        ))}
      </ul>
      {hidden > 0 && <p>И ещё {countOf(hidden, words.lines)}</p>}
    </>
  );
}
