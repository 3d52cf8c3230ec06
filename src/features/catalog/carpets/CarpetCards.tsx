import type { ReactNode } from 'react';
import styles from './CarpetCards.module.css';

interface CarpetCardsProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function CarpetCards({ title, children }: CarpetCardsProps) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {children}
    </ul>
  );
}
