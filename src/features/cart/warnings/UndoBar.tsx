import { countOf, words } from '../../../domain/format/plural';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { Icon } from '../../../shared/ui/picture/Icon';
import { TextButton } from '../../../shared/ui/button/Button';
import { removalUndone, selectRemoved } from '../../../state/cart/cartSlice';
import styles from './Bar.module.css';

/** Offers to undo a removal, until the next action or page (docs/product.md §9.7). */
export function UndoBar() {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectOffers);
  const [first, ...others] = useAppSelector(selectRemoved);
  const { article, title } = (first && offers.get(first.item._id)?.carpet) ?? first?.item ?? {};
  const name = [article, title].filter(Boolean).join(' ') || first?.item._id;

  return (
    <div role="status">
      {first && (
        <div className={styles.bar}>
          <Icon name="trash" />
          <span>
            Удалено: {others.length === 0 ? name : countOf(others.length + 1, words.positions)}
          </span>
          <TextButton onClick={() => dispatch(removalUndone())}>
            <Icon name="undo" />
            Вернуть
          </TextButton>
        </div>
      )}
    </div>
  );
}
