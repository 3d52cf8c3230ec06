import { Fragment } from 'react';
import { focusPrecedingControl } from '../focus/focusPrecedingControl';
import styles from './AmountFix.module.css';

interface AmountFixProps {
  /** The rule that the amount breaks: «Кратно 10:», «Мин. партия 20 шт». */
  readonly rule: string;
  /** The nearest amounts that can be ordered. */
  readonly fixes: readonly { readonly amount: number; readonly label: string }[];
  /** Whether the sentence ends with «?». */
  readonly isQuestion: boolean;
  readonly onFix: (amount: number) => void;
}

/**
 * What to do about an amount that cannot be ordered, docs/product.md §7.8: «Кратно 10: 40 или 50?» with a
 * button for each figure, or «Мин. партия 20 шт» with «Исправить».
 */
export function AmountFix({ rule, fixes, isQuestion, onFix }: AmountFixProps) {
  return (
    <span className={styles.fix}>
      {rule}{' '}
      <span className={styles.choice}>
        {fixes.map(({ amount, label }, index) => (
          <Fragment key={amount}>
            {index > 0 && ' или '}
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusPrecedingControl(currentTarget.parentElement);
                onFix(amount);
              }}
            >
              {label}
            </button>
          </Fragment>
        ))}
        {isQuestion && '?'}
      </span>
    </span>
  );
}
