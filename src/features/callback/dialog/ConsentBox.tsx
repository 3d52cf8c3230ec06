import styles from './ConsentBox.module.css';

interface ConsentBoxProps {
  /** Where the words lead: the text that is agreed to. */
  readonly url: string;
  readonly isMissing: boolean;
  /** Id of the sentence that says so. */
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
