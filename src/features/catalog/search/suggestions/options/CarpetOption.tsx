import { memo } from 'react';
import { unbroken } from '../../../../../domain/format/unbroken';
import { toDecimal } from '../../../../../domain/format/decimal';
import { formatPrice } from '../../../../../domain/format/money';
import { formatUnit, perUnit } from '../../../../../domain/format/units';
import { stepUp } from '../../../../../domain/trade/lot';
import { onRequest, priceOfSmallest } from '../../../../../domain/trade/price';
import type { Carpet, Offer } from '../../../../../domain/settings/settings';
import { useAmountInCart } from '../../../../../state/cart/useItemInCart';
import { paths } from '../../../../../shared/paths';
import { Link } from '../../../../../shared/router/Link';
import { Icon } from '../../../../../shared/ui/picture/Icon';
import { Picture } from '../../../../../shared/ui/picture/Picture';
import { CarpetStock } from '../../../carpets/CarpetStock';
import { Marked } from './Marked';
import styles from './Options.module.css';

interface CarpetOptionProps {
  readonly id: string;
  readonly offer: Offer;
  readonly query: string;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
  readonly onAdd: (carpet: Carpet) => void;
}

/** A suggested carpet. The button is for pointers: an option of a listbox holds no controls. */
export const CarpetOption = memo(function CarpetOption(props: CarpetOptionProps) {
  const { id, offer, query, isChosen, onOpen, onAdd } = props;
  const { carpet, category } = offer;
  const { article, image, title, unit } = carpet;
  const inCart = useAmountInCart(carpet._id) ?? 0;
  const added = toDecimal(stepUp(carpet, inCart) - inCart);
  return (
    <div className={styles.row} role="presentation">
      <Link
        id={id}
        className={styles.carpet}
        to={paths.carpet(category._id, carpet)}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        onClick={onOpen}
      >
        <Picture className={styles.picture} kind="item" file={image} alt="" />
        <span className={styles.name}>
          <span>
            <Marked text={unbroken(title)} query={query} />
          </span>
          <small className={styles.facts}>
            {article && <span>{article}</span>}
            {inCart > 0 ? (
              <span className={styles.inCart}>
                <Icon name="check" />В корзине: {formatUnit(inCart, unit)}
              </span>
            ) : (
              <CarpetStock {...carpet} />
            )}
          </small>
        </span>
        <OptionPrice carpet={carpet} />
      </Link>
      <button
        type="button"
        className={styles.add}
        title="Добавить в корзину"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onAdd(carpet)}
      >
        +{'\u2009'}
        {formatUnit(added, unit)}
      </button>
    </div>
  );
});

function OptionPrice({ carpet }: { readonly carpet: Carpet }) {
  const price = priceOfSmallest(carpet);
  return (
    <span className={styles.price}>
      <b>{price === undefined ? onRequest : formatPrice(price)}</b>
      {price !== undefined && <small>{perUnit(carpet.unit)}</small>}
    </span>
  );
}
