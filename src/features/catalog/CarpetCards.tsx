import { anchors } from '../../shared/paths';
import { CarpetCard } from './CarpetCard';
import styles from './CarpetCards.module.css';
import type { CarpetsProps } from './useAmount';

interface CarpetCardsProps extends CarpetsProps {
  readonly title: string;
}

export function CarpetCards({ title, carpets, amounts, marked, ...shared }: CarpetCardsProps) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {carpets.map((carpet) => (
        <CarpetCard
          key={carpet._id}
          carpet={carpet}
          inCart={amounts.get(carpet._id)}
          isMarked={marked === anchors.carpet(carpet._id)}
          {...shared}
        />
      ))}
    </ul>
  );
}
