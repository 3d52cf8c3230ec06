import { useEffect, useState } from 'react';
import { copyText, type CopyOutcome } from '../../lib/copyText';
import { Icon } from '../picture/Icon';
import layout from '../layout/layout.module.css';
import textStyles from '../text/text.module.css';
import { Button, TextButton } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** A name of the copied text, for the accessible name. */
  readonly of?: string;
  /** Whether it is a button with a frame, not one in a text. */
  readonly isFramed?: boolean;
}

const outcomes = {
  copied: { icon: 'check', message: 'Скопировано' },
  refused: { icon: 'alert', message: 'Не удалось скопировать' },
} as const;

/** Copies a text. Success is shown for two seconds, a refusal until the next attempt. */
export function CopyButton({ text, label = 'Скопировать', of, isFramed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const isCopied = outcome === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const { icon = isFramed ? 'link' : 'copy', message } = outcome ? outcomes[outcome] : {};
  const shown = message ?? label;
  const content = {
    'aria-label': of && `${shown}: ${of}`,
    onClick: () => void copyText(text).then(setOutcome),
    children: (
      <>
        <Icon name={icon} />
        {shown}
      </>
    ),
  };
  return (
    <>
      {isFramed ? (
        <Button variant="ghost" size="large" {...content} />
      ) : (
        <TextButton className={isCopied ? textStyles.done : undefined} {...content} />
      )}
      <span className={layout.hidden} role="status">
        {message}
      </span>
    </>
  );
}
