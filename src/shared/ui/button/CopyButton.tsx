import { useEffect, useState } from 'react';
import { copyText, type CopyOutcome } from '../../lib/copyText';
import { Icon } from '../picture/Icon';
import layout from '../layout/layout.module.css';
import textStyles from '../text/text.module.css';
import { TextButton } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** A name of the copied text, for the accessible name. */
  readonly of?: string;
}

const outcomes = {
  copied: { icon: 'check', message: 'Скопировано' },
  refused: { icon: 'alert', message: 'Не удалось скопировать' },
} as const;

/** Copies a text. Success is shown for two seconds, a refusal until the next attempt. */
export function CopyButton({ text, label = 'Скопировать', of }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const isCopied = outcome === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const { icon = 'copy', message } = outcome ? outcomes[outcome] : {};
  const shown = message ?? label;
  return (
    <>
      <TextButton
        className={isCopied ? textStyles.done : undefined}
        aria-label={of && `${shown}: ${of}`}
        onClick={() => void copyText(text).then(setOutcome)}
      >
        <Icon name={icon} />
        {shown}
      </TextButton>
      <span className={layout.hidden} role="status">
        {message}
      </span>
    </>
  );
}
