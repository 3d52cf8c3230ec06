import { Fragment } from 'react';
import styles from './AmountFix.module.css';

interface AmountFixProps {
  readonly id: string;
  /** What an amount breaks: «Кратно 10», «Мин. партия 20 шт». */
  readonly rule: string;
  /** The nearest amounts that can be ordered. */
  readonly fixes: readonly number[];
  readonly onFix: (amount: number) => void;
}

/** «Кратно 10: 40 или 50?», each figure a button. */
export function AmountFix({ id, rule, fixes, onFix }: AmountFixProps) {
  return (
    <span id={id} className={styles.fix}>
      {`${rule}: `}
      {fixes.map((fix, index) => (
        <Fragment key={fix}>
          {index > 0 && ' или '}
          <button type="button" onClick={() => onFix(fix)}>
            {String(fix).replace('.', ',')}
          </button>
        </Fragment>
      ))}
      ?
    </span>
  );
}
