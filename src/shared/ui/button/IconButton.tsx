import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../picture/Icon';
import type { IconName } from '../picture/icons';
import styles from './button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly 'aria-label': string;
}

export function IconButton({ icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={clsx(styles.icon, className)}>
      <Icon name={icon} />
    </button>
  );
}
