import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Availability.module.css';

interface AvailabilityProps {
  readonly level: 'plenty' | 'few' | 'none';
  readonly children: ReactNode;
}

/** A word with a dot of a different colour and shape for each level: full, half, ring. */
export function Availability({ level, children }: AvailabilityProps) {
  return <span className={clsx(styles.availability, styles[level])}>{children}</span>;
}
