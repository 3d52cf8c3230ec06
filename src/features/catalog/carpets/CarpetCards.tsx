import { CarpetCard } from './CarpetCard';
import styles from './CarpetCards.module.css';
import { propsOf, type CarpetsProps } from './useAmount';

interface CarpetCardsProps extends CarpetsProps {
  readonly title: string;
}

export function CarpetCards({ title, ...list }: CarpetCardsProps) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {list.carpets.map((carpet) => (
        <CarpetCard key={carpet._id} {...propsOf(carpet, list)} />
      ))}
    </ul>
  );
}
