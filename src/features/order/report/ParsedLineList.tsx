import { countOf, words } from '../../../domain/format/plural';
import type { ParsedLine } from '../../../domain/orderList/parsedLine';
import { ParsedLineRow } from './ParsedLineRow';
import styles from './ParsedLineList.module.css';

interface ParsedLineListProps {
  readonly lines: readonly ParsedLine[];
  readonly onFix?: (line: ParsedLine, amount: number) => void;
}

const maxShown = 200;

/** The result of each line; a long list begins with the lines that were not understood. */
export function ParsedLineList({ lines, onFix }: ParsedLineListProps) {
  const isBad = ({ result }: ParsedLine) => 'problem' in result;
  const shown =
    lines.length > maxShown
      ? [...lines.filter(isBad), ...lines.filter((line) => !isBad(line))].slice(0, maxShown)
      : lines;
  const hidden = lines.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((line) => (
          <ParsedLineRow
            key={`${line.sheet ?? ''} ${line.line}`}
            {...line}
            onFix={(amount) => onFix?.(line, amount)}
          />
        ))}
      </ul>
      {hidden > 0 && <p>И ещё {countOf(hidden, words.lines)}</p>}
    </>
  );
}
