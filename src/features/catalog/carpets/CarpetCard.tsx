import clsx from 'clsx';
import { memo } from 'react';
import { formatLot } from '../../../domain/trade/lotText';
import { anchors } from '../../../shared/paths';
import { Picture } from '../../../shared/ui/picture/Picture';
import { BuyButton } from './BuyButton';
import { CarpetPrice } from './CarpetPrice';
import { CarpetStock } from './CarpetStock';
import { Quantity } from './Quantity';
import styles from './CarpetCard.module.css';
import { useCarpetAmount, type CarpetProps } from './useCarpetAmount';

export const CarpetCard = memo(function CarpetCard(props: CarpetProps) {
  const { carpet, isMarked, onAskPrice } = props;
  const { inCart, amount, setAmount } = useCarpetAmount(props);
  return (
    <li
      id={anchors.carpet(carpet._id)}
      className={clsx(styles.card, (inCart !== undefined || isMarked) && styles.framed)}
    >
      <div className={styles.picture}>
        <Picture
          kind="item"
          file={carpet.image}
          alt={carpet.title}
          sizes="(min-width: 1280px) 305px, (min-width: 720px) 31vw, (min-width: 380px) 46vw, 92vw"
        />
        <CarpetStock {...carpet} />
      </div>
      <h3>
        <small>{carpet.article}</small>
        {carpet.title}
      </h3>
      <span className={styles.summary}>{formatLot(carpet)}</span>
      <div className={styles.price}>
        <CarpetPrice carpet={carpet} amount={amount} />
      </div>
      <div className={styles.buy}>
        <div>
          <Quantity carpet={carpet} amount={amount} onChange={setAmount} />
        </div>
        <BuyButton carpet={carpet} amount={amount} inCart={inCart} onAskPrice={onAskPrice} />
      </div>
    </li>
  );
});
