import clsx from 'clsx';
import field from '../../shared/ui/field.module.css';
import text from '../../shared/ui/text.module.css';
import type { Notice } from './useHandOff';
import styles from './HandOff.module.css';

export function HandOffNotice({ notice }: { readonly notice: Notice | undefined }) {
  return (
    <div className={styles.notice}>
      <p role="status" className={clsx(notice?.isFailed && styles.failed)}>
        {notice?.text}
      </p>
      {notice?.next && (
        <button type="button" className={text.action} onClick={notice.next.run}>
          {notice.next.label}
        </button>
      )}
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
