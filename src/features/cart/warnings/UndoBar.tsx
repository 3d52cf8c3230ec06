import { countOf, words } from '../../../domain/format/plural';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { Icon } from '../../../shared/ui/picture/Icon';
import { TextButton } from '../../../shared/ui/button/Button';
import { changeUndone, selectUndoable } from '../../../state/cart/cartSlice';
import styles from './Bar.module.css';

/** Offers to undo a removal, until the next change of the cart (docs/product.md §9.7). */
export function UndoBar() {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectOffers);
  const { before = [], after = [] } = useAppSelector(selectUndoable) ?? {};
  const left = new Set(after.map(({ _id }) => _id));
  const [first, ...others] = before.filter(({ _id }) => !left.has(_id));
  const { article, title } = (first && offers.get(first._id)?.carpet) ?? first ?? {};
  const name = [article, title].filter(Boolean).join(' ') || first?._id;

  return (
    <div role="status">
      {first && (
        <div className={styles.bar}>
          <Icon name="trash" />
          <span>
            Удалено: {others.length === 0 ? name : countOf(others.length + 1, words.positions)}
          </span>
          <TextButton onClick={() => dispatch(changeUndone())}>
            <Icon name="undo" />
            Вернуть
          </TextButton>
        </div>
      )}
    </div>
  );
}
