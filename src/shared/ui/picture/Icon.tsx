import clsx from 'clsx';
import { icons, type IconName } from './icons';
import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** A decorative icon; the text or `aria-label` around it has the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
