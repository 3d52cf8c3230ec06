import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Availability.module.css';

interface AvailabilityProps {
  readonly level: 'plenty' | 'few' | 'none';
  readonly children: ReactNode;
}

/** A word with a dot, whose shape differs as well as its colour: full, half, ring. */
export function Availability({ level, children }: AvailabilityProps) {
  return <span className={clsx(styles.availability, styles[level])}>{children}</span>;
}
