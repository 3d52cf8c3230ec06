import type { CartLine } from '../../../domain/order/totals';
import { countOf, words } from '../../../domain/format/plural';
import { Icon } from '../../../shared/ui/picture/Icon';
import { LineName } from './LineName';
import styles from './FoldedLines.module.css';

interface FoldedLinesProps {
  readonly title: string;
  readonly lines: readonly { readonly line: CartLine; readonly amount: string }[];
}

/** Lines of which only the number is shown until the visitor opens the list. */
export function FoldedLines({ title, lines }: FoldedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="down" />
        {title}: {countOf(lines.length, words.positions)}
      </summary>
      <ul>
        {lines.map(({ line, amount }) => (
          <li key={line.item._id}>
            <span>
              <LineName line={line} />
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
