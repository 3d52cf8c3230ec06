import clsx from 'clsx';
import styles from './Availability.module.css';

interface AvailabilityProps {
  readonly of: keyof typeof looks;
  /** When what is awaited arrives, such as «5 декабря». */
  readonly expected?: string | undefined;
}

const looks = {
  'в наличии': styles.plenty,
  мало: styles.few,
  'под заказ': styles.order,
  ожидается: styles.order,
} as const;

/** A word with a dot whose shape differs too: full, half, ring (design.md §2). */
export function Availability({ of, expected }: AvailabilityProps) {
  const word = of.charAt(0).toUpperCase() + of.slice(1);
  return (
    <span className={clsx(styles.availability, looks[of])}>
      {of === 'ожидается' && expected ? `${word} ${expected}` : word}
    </span>
  );
}
