import { anchors } from '../../../shared/paths';
import type { CarpetListProps } from '../carpets/carpetProps';
import { CarpetCard } from './CarpetCard';
import styles from './CarpetCards.module.css';

export function CarpetCards({ title, categoryId, groups, marked }: CarpetListProps) {
  return (
    <ul className={styles.cards} aria-label={title}>
      {groups.flatMap(({ carpets }) =>
        carpets.map((carpet) => (
          <CarpetCard
            key={carpet._id}
            carpet={carpet}
            categoryId={categoryId}
            isMarked={marked === anchors.carpet(carpet._id)}
          />
        )),
      )}
    </ul>
  );
}
