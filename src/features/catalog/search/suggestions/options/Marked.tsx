import { markMatches } from '../../../../../domain/search/markMatches';
import styles from './Options.module.css';

interface MarkedProps {
  readonly text: string;
  readonly query: string;
}

/** A text in which the parts that match a query are bold. */
export function Marked({ text, query }: MarkedProps) {
  return markMatches(text, query).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
