import { Fragment } from 'react';
import styles from './AmountFix.module.css';

interface AmountFixProps {
  readonly id: string;
  /** What an amount breaks: «Кратно 10», «Мин. партия 20 шт». */
  readonly rule: string;
  /** There is one way out, and the rule names it. */
  readonly isMinimum: boolean;
  /** The nearest amounts that can be ordered. */
  readonly fixes: readonly number[];
  readonly onFix: (amount: number) => void;
}

/** «Кратно 10: 40 или 50?», each figure a button, or «Мин. партия 20 шт» with «Исправить». */
export function AmountFix({ id, rule, isMinimum, fixes, onFix }: AmountFixProps) {
  return (
    <span id={id} className={styles.fix}>
      {rule}
      {isMinimum ? ' ' : ': '}
      {fixes.map((fix, index) => (
        <Fragment key={fix}>
          {index > 0 && ' или '}
          <button type="button" onClick={() => onFix(fix)}>
            {isMinimum ? 'Исправить' : String(fix).replace('.', ',')}
          </button>
        </Fragment>
      ))}
      {!isMinimum && '?'}
    </span>
  );
}
