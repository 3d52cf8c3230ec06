import type { Carpet, Category } from '../../../domain/settings/settings';
import { formatNumber } from '../../../domain/format/number';
import { common } from '../../../domain/trade/common';
import { formatStep } from '../../../domain/trade/lotText';
import type { Model } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import styles from './CategoryMatrix.module.css';

interface MatrixHeadProps {
  readonly category: Category;
  readonly model: Model;
  readonly shown: readonly Carpet[];
}

/** «Ковёр «Страйп»», «15 из 15 · 257–3 710 ₽ · Кратно 10 шт = 1 упаковка» and a link to its page. */
export function MatrixHead({ category, model: { id, title, items }, shown }: MatrixHeadProps) {
  const page = paths.model(category._id, id);
  const facts = [
    `${formatNumber(shown.length)} из ${formatNumber(items.length)}`,
    common(shown, formatStep),
  ];
  return (
    <h3 className={styles.head}>
      <Link to={page}>{title}</Link>
      <small>{facts.filter(Boolean).join(' · ')}</small>
      <Link className={text.more} to={page} tabIndex={-1} aria-hidden>
        Страница модели <Icon name="right" />
      </Link>
    </h3>
  );
}
