import { unbroken } from '../../domain/format/unbroken';
import { formatPrice } from '../../domain/format/money';
import { countOf, words } from '../../domain/format/plural';
import { formatTier } from '../../domain/trade/price';
import { priceListTitle } from '../../domain/trade/priceListTitle';
import type { Carpet } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import {
  selectOffers,
  selectPriceList,
  selectPublishedCategories,
} from '../../state/settings/settingsSlice';
import { paths } from '../../shared/paths';
import { buttonClass, ButtonLink } from '../../shared/ui/button/Button';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import text from '../../shared/ui/text/text.module.css';
import { DownloadPrices } from './DownloadPrices';
import styles from './PriceCard.module.css';

const samplesShown = 4;

export function PriceCard() {
  const { date, vat, minimumOrder } = useAppSelector(selectPriceList);
  const offers = useAppSelector(selectOffers);
  if (offers.size === 0) return null;

  const facts = [
    countOf(offers.size, words.positions),
    vat && `цены ${vat}`,
    minimumOrder && `минимальный заказ ${formatPrice(minimumOrder)}`,
  ];
  return (
    <section className={styles.card} aria-labelledby="price-card-title">
      <div className={styles.head}>
        <Icon name="file" />
        <div>
          <h2 id="price-card-title" className={text.panelTitle}>
            {priceListTitle(date)}
          </h2>
          <p className={text.note}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <Samples />
      <div className={layout.actions}>
        <ButtonLink variant="dark" to={paths.prices}>
          Открыть
        </ButtonLink>
        <DownloadPrices className={buttonClass({ variant: 'ghost' })} />
      </div>
    </section>
  );
}

/** The first carpet with a price from each of the first categories. */
function Samples() {
  const samples = useAppSelector(selectPublishedCategories)
    .flatMap(({ items }) => items.find(({ article, price }) => article && price) ?? [])
    .slice(0, samplesShown);
  if (samples.length === 0) return null;
  const hasTiers = samples.some(({ priceTiers = [] }) => priceTiers.length > 0);
  return (
    <table className={styles.samples}>
      <caption className={layout.hidden}>Примеры цен</caption>
      <thead>
        <tr>
          <th scope="col">Артикул</th>
          <th scope="col">Наименование</th>
          <th scope="col" className={text.number}>
            Цена
          </th>
          {hasTiers && (
            <th scope="col" className={text.number}>
              Цена от количества
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {samples.map((carpet) => (
          <Sample key={carpet._id} carpet={carpet} hasTiers={hasTiers} />
        ))}
      </tbody>
    </table>
  );
}

interface SampleProps {
  readonly carpet: Carpet;
  readonly hasTiers: boolean;
}

function Sample({ carpet, hasTiers }: SampleProps) {
  const { article, title, price, priceTiers = [] } = carpet;
  return (
    <tr>
      <th scope="row">{article}</th>
      <td>{unbroken(title)}</td>
      <td className={text.number}>{price !== undefined && formatPrice(price)}</td>
      {hasTiers && <td className={text.number}>{priceTiers.map(formatTier).join(', ')}</td>}
    </tr>
  );
}
