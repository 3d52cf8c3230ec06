import { foundedIn } from '../../domain/company/company';
import { formatPrice } from '../../domain/format/money';
import { countOf, words } from '../../domain/format/plural';
import { useAppSelector } from '../../state/hooks';
import {
  selectOffers,
  selectPriceList,
  selectPublishedCategories,
} from '../../state/settings/settingsSlice';
import { Section } from '../../shared/ui/layout/Section';
import { useYear } from '../../shared/lib/useYear';
import styles from './CompanyFacts.module.css';

export function CompanyFacts() {
  const categories = useAppSelector(selectPublishedCategories);
  const { minimumOrder } = useAppSelector(selectPriceList);
  const years = useYear() - foundedIn;
  const { size } = useAppSelector(selectOffers);
  if (size === 0) return null;

  return (
    <Section title={`На рынке с ${foundedIn} года`} className={styles.section}>
      <ul className={styles.facts}>
        {years > 0 && (
          <li>
            <strong>{countOf(years, words.years)}</strong> торгуем ковриками и напольными покрытиями
          </li>
        )}
        <li>
          <strong>{countOf(size, words.positions)}</strong> в{' '}
          {countOf(categories.length, words.inCategories)}
        </li>
        {minimumOrder && (
          <li>
            <strong>{formatPrice(minimumOrder)}</strong> минимальный заказ
          </li>
        )}
      </ul>
    </Section>
  );
}
