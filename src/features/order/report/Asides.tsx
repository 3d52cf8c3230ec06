import { countOf, words } from '../../../domain/format/plural';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { ReportLine } from './answers';
import styles from './LineList.module.css';

/** Greetings and other lines that order nothing, folded (docs/product.md §10.11). */
export function Asides({ lines }: { readonly lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <li className={styles.asides}>
      <details>
        <summary>
          <Icon name="down" />
          {countOf(lines.length, words.lines)} без артикула
        </summary>
        <p>{lines.map(({ text }) => `«${text}»`).join(', ')}</p>
      </details>
    </li>
  );
}
