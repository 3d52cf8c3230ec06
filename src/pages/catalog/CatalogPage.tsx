import clsx from 'clsx';
import { useAppSelector } from '../../state/hooks';
import {
  selectCarpets,
  selectCompany,
  selectPublishedCategories,
} from '../../state/settings/settingsSlice';
import { anchors, paths } from '../../shared/paths';
import { searchExamples } from '../../features/catalog/search/searchExamples';
import { Link } from '../../shared/router/Link';
import { useSearchQuery } from '../../shared/router/query';
import { useNavigate } from '../../shared/router/RouterContext';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { LiveSearch } from '../../shared/ui/form/LiveSearch';
import { PhoneLink } from '../../shared/ui/text/ContactLinks';
import text from '../../shared/ui/text/text.module.css';
import { CallbackBand } from '../CallbackBand';
import { CatalogGoods, searchParts } from './CatalogGoods';
import styles from './CatalogPage.module.css';
import type { Page } from '../page';

const subtitle = 'Компания предлагает широкий ассортимент ковриков для любой входной двери';

export const page: Page = {
  head: () => ({ title: 'Каталог', description: `${subtitle}.` }),
  Hero: CatalogHero,
  Content: CatalogContent,
  laterParts: searchParts,
};

function CatalogHero() {
  const navigate = useNavigate();
  const query = useSearchQuery();
  const { brand } = useAppSelector(selectCompany);
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs current="Каталог" />}
      title={brand ? `Каталог компании «${brand}»` : 'Каталог'}
      subtitle={subtitle}
    >
      <LiveSearch
        large
        label="Найти товар или артикул"
        query={query}
        onSearch={(q) => navigate(paths.search(q), { isTyping: true })}
      />
      {!query && <Examples />}
    </PageHeading>
  );
}

function Examples() {
  const examples = searchExamples(useAppSelector(selectCarpets));
  if (examples.length === 0) return null;
  return (
    <p className={styles.examples}>
      Например:
      {examples.map((example) => (
        <Link key={example} to={paths.search(example)} className={text.link}>
          {example}
        </Link>
      ))}
    </p>
  );
}

function CatalogContent() {
  const query = useSearchQuery();
  const categories = useAppSelector(selectPublishedCategories);
  return (
    <>
      <section id={anchors.results} className={clsx(layout.section, styles.results)}>
        <div className={layout.wrap}>
          <h2 className={layout.hidden}>{query ? 'Результаты поиска' : 'Категории'}</h2>
          {categories.length === 0 ? <NothingPublished /> : <CatalogGoods query={query} />}
        </div>
      </section>
      <CallbackBand />
    </>
  );
}

function NothingPublished() {
  const phone = useAppSelector(selectCompany).phones?.office;
  return (
    <EmptyState icon="box" title="Каталог скоро появится. Запросите прайс-лист по телефону">
      {phone && <PhoneLink className={text.phone} phone={phone} />}
    </EmptyState>
  );
}
