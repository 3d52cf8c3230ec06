import { Fragment } from 'react';
import { focusBefore } from '../focus/focusBefore';
import styles from './AmountFix.module.css';

interface AmountFixProps {
  /** What an amount breaks: «Кратно 10:», «Мин. партия 20 шт». */
  readonly rule: string;
  /** The nearest amounts that can be ordered. */
  readonly fixes: readonly { readonly amount: number; readonly label: string }[];
  readonly isQuestion: boolean;
  readonly onFix: (amount: number) => void;
}

/** «Кратно 10: 40 или 50?», each figure a button, or «Мин. партия 20 шт» with «Исправить». */
export function AmountFix({ rule, fixes, isQuestion, onFix }: AmountFixProps) {
  return (
    <span className={styles.fix}>
      {rule}{' '}
      {fixes.map(({ amount, label }, index) => (
        <Fragment key={amount}>
          {index > 0 && ' или '}
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget.parentElement);
              onFix(amount);
            }}
          >
            {label}
          </button>
        </Fragment>
      ))}
      {isQuestion && '?'}
    </span>
  );
}
