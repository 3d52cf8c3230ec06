import { formatNumber } from '../../../domain/format/number';
import { useAppSelector } from '../../../state/hooks';
import { anchors } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { Link } from '../../../shared/router/Link';
import chip from '../../../shared/ui/form/chip.module.css';
import styles from './GroupLinks.module.css';
import type { PriceGroup } from '../view/priceGroups';

/** Links to the sections of the price list. */
export function GroupLinks({ groups }: { readonly groups: readonly PriceGroup[] }) {
  const { pathname, search } = useAppSelector(selectLocation);
  return (
    <nav className={styles.links} aria-label="Разделы прайс-листа">
      <ul className={chip.chips}>
        {groups.map(
          ({ category, offers }) =>
            category && (
              <li key={category._id}>
                <Link
                  className={chip.chip}
                  to={`${pathname}${search}#${anchors.group(category._id)}`}
                >
                  {category.title} <small>{formatNumber(offers.length)}</small>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
