import clsx from 'clsx';
import field from '../../../shared/ui/form/field.module.css';
import { TextButton } from '../../../shared/ui/button/Button';
import type { NextAction, Notice } from './useHandOff';
import styles from './HandOff.module.css';

interface HandOffNoticeProps {
  readonly notice: Notice | undefined;
  readonly onNext: (action: NextAction) => void;
}

export function HandOffNotice({ notice, onNext }: HandOffNoticeProps) {
  const next = notice?.next;
  return (
    <div className={clsx(styles.notice, notice && styles.filled)}>
      <p role="status" className={clsx(notice?.isFailed && styles.failed)}>
        {notice?.text}
      </p>
      {next && <TextButton onClick={() => onNext(next.action)}>{next.label}</TextButton>}
      {notice?.manual !== undefined && (
        <textarea
          className={field.input}
          aria-label="Текст, который нужно скопировать"
          rows={4}
          readOnly
          value={notice.manual}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
