import type { ReactNode } from 'react';
import { savingTexts } from '../../files/savingTexts';
import { showNotice } from '../toast/notices';

interface SaveButtonProps {
  readonly className: string | undefined;
  /** Returns a promise if the code that writes the file has to be loaded. */
  readonly save: () => Promise<void> | void;
  readonly children: ReactNode;
}

/** Saves a file; a notice reports the outcome. */
export function SaveButton({ className, save, children }: SaveButtonProps) {
  async function run() {
    showNotice({ text: savingTexts.busy, stays: true });
    try {
      await save();
      showNotice({ icon: 'check', text: savingTexts.saved });
    } catch {
      const retry = { label: 'Повторить', run: () => void run() };
      showNotice({ icon: 'alert', text: savingTexts.failed, action: retry, stays: true });
    }
  }

  return (
    <button type="button" className={className} onClick={() => void run()}>
      {children}
    </button>
  );
}
