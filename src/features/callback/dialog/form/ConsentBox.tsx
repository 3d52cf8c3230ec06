import styles from './ConsentBox.module.css';

interface ConsentBoxProps {
  /** The address of the text that the visitor agrees to. */
  readonly url: string;
  readonly isMissing: boolean;
  /** Id of the error message. */
  readonly messageId: string;
}

export function ConsentBox({ url, isMissing, messageId }: ConsentBoxProps) {
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        name="consent"
        required
        aria-invalid={isMissing}
        aria-describedby={isMissing ? messageId : undefined}
      />
      <a href={url} target="_blank" rel="noopener">
        Согласен на обработку персональных данных
      </a>
    </label>
  );
}
