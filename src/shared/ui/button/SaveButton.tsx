import { useState, type ReactNode } from 'react';
import { savingTexts } from '../../files/savingTexts';
import styles from './SaveButton.module.css';
import { TextButton } from './Button';

interface SaveButtonProps {
  readonly className: string | undefined;
  /** Returns a promise if the code that writes the file has to be loaded. */
  readonly save: () => Promise<void> | void;
  readonly children: ReactNode;
}

/** Saves a file; a status below reports the outcome. */
export function SaveButton({ className, save, children }: SaveButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof savingTexts>();

  async function run() {
    setOutcome('busy');
    try {
      await save();
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={() => void run()}>
        {children}
      </button>
      <span className={styles.status} role="status">
        {outcome && savingTexts[outcome]}
        {outcome === 'failed' && <TextButton onClick={() => void run()}>Повторить</TextButton>}
      </span>
    </>
  );
}
