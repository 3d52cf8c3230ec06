import clsx from 'clsx';
import { memo } from 'react';
import { unbroken } from '../../../domain/format/unbroken';
import { formatLot } from '../../../domain/trade/lotText';
import { anchors, paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Picture } from '../../../shared/ui/picture/Picture';
import { BuyButton } from '../carpets/BuyButton';
import { CarpetPrice } from '../carpets/CarpetPrice';
import { CarpetStock } from '../carpets/CarpetStock';
import { Quantity } from '../carpets/Quantity';
import styles from './CarpetCard.module.css';
import type { CarpetProps } from '../carpets/carpetProps';
import { useCarpetAmount } from '../carpets/useCarpetAmount';

export const CarpetCard = memo(function CarpetCard(props: CarpetProps) {
  const { carpet, categoryId, isMarked } = props;
  const { inCart, amount, isChosen, setAmount, buy } = useCarpetAmount(carpet);
  const address = paths.carpet(categoryId, carpet);
  return (
    <li
      id={anchors.carpet(carpet._id)}
      className={clsx(styles.card, (inCart !== undefined || isMarked) && styles.framed)}
    >
      {/* the title is a link to the same page */}
      <Link to={address} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          kind="item"
          file={carpet.image}
          alt=""
          sizes="(width >= 80em) 305px, (width >= 45em) 31vw, (width >= 23.75em) 46vw, 92vw"
        />
      </Link>
      <div className={styles.stock}>
        <CarpetStock {...carpet} />
      </div>
      <h3>
        <small>{carpet.article}</small>
        <Link to={address}>{unbroken(carpet.title)}</Link>
      </h3>
      <span className={styles.summary}>{formatLot(carpet)}</span>
      <div className={styles.price}>
        <CarpetPrice carpet={carpet} amount={amount} />
      </div>
      <div className={styles.buy}>
        <div>
          <Quantity
            carpet={carpet}
            amount={amount}
            hasSum={isChosen}
            hasRule
            onChange={setAmount}
          />
        </div>
        <BuyButton carpet={carpet} inCart={inCart} onBuy={buy} />
      </div>
    </li>
  );
});
