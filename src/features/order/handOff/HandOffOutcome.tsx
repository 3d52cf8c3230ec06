import clsx from 'clsx';
import type { Order } from '../../../domain/order/order';
import field from '../../../shared/ui/form/field.module.css';
import { TextButton } from '../../../shared/ui/button/Button';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import type { NextAction, Outcome } from './useHandOff';
import { selectOnFocus } from '../../../shared/ui/form/selectOnFocus';
import styles from './HandOff.module.css';

interface HandOffOutcomeProps {
  readonly outcome: Outcome | undefined;
  readonly order: Order;
  readonly onNext: (action: NextAction) => void;
  /** Called when the text has been copied by hand. */
  readonly onCopied: () => void;
}

/** Stays beside the buttons until the next press. */
export function HandOffOutcome(props: HandOffOutcomeProps) {
  const { outcome, order, onNext, onCopied } = props;
  const next = outcome?.next;
  return (
    <div className={clsx(styles.outcome, outcome && styles.filled)}>
      <p role="status" className={clsx(outcome?.isFailed && styles.failed)}>
        {outcome?.text}
      </p>
      {next && (
        <TextButton
          onClick={({ currentTarget }) => {
            focusPrecedingControl(currentTarget);
            onNext(next.action);
          }}
        >
          {next.label}
        </TextButton>
      )}
      {outcome?.manual && (
        <textarea
          className={field.input}
          aria-label="Текст, который нужно скопировать"
          rows={4}
          readOnly
          value={outcome.manual(order)}
          onCopy={onCopied}
          {...selectOnFocus}
        />
      )}
    </div>
  );
}
