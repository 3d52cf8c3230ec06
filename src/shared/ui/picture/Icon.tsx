import clsx from 'clsx';
import { icons } from './icons';
import styles from './Icon.module.css';

interface IconProps {
  readonly name: keyof typeof icons;
  readonly className?: string | undefined;
}

/** Decoration: what an icon stands for is said in text or in the `aria-label` around it. */
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
