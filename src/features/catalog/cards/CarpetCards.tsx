import { anchors } from '../../../shared/paths';
import type { CarpetListProps } from '../carpets/carpetProps';
import { CarpetCard } from './CarpetCard';
import styles from './CarpetCards.module.css';

export function CarpetCards({ title, groups, marked, ...rest }: CarpetListProps) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {groups.flatMap(({ carpets }) =>
        carpets.map((carpet) => (
          <CarpetCard
            key={carpet._id}
            carpet={carpet}
            isMarked={marked === anchors.carpet(carpet._id)}
            {...rest}
          />
        )),
      )}
    </ul>
  );
}
