import { copyText } from '../../lib/copyText';
import { Icon } from '../picture/Icon';
import { showNotice } from '../toast/showNotice';
import { Button, TextButton } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  /** A name of the copied text, for the accessible name and the notice. */
  readonly of?: string;
  /** Whether it is a large button with a frame that copies a link, not one in a text. */
  readonly isFramed?: boolean;
}

/** Copies a text; a notice reports the outcome. */
export function CopyButton({ text, label = 'Скопировать', of, isFramed }: CopyButtonProps) {
  async function copy() {
    const isCopied = await copyText(text);
    const outcome = isCopied ? 'Скопировано' : 'Не удалось скопировать';
    showNotice({
      icon: isCopied ? 'check' : 'alert',
      text: of ? `${outcome}: ${of}` : outcome,
    });
  }

  const content = {
    'aria-label': of && `${label}: ${of}`,
    onClick: () => void copy(),
    children: (
      <>
        <Icon name={isFramed ? 'link' : 'copy'} />
        {label}
      </>
    ),
  };
  return isFramed ? (
    <Button variant="ghost" size="large" {...content} />
  ) : (
    <TextButton {...content} />
  );
}
