import { useAppSelector } from '../../state/hooks';
import { selectCompany, selectPublishedCategories } from '../../state/settings/settingsSlice';
import { paths } from '../../shared/paths';
import { formatQuery, useQuery } from '../../shared/router/query';
import { useNavigate } from '../../shared/router/RouterContext';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { SearchForm } from '../../shared/ui/form/SearchForm';
import { PhoneLink } from '../../shared/ui/text/ContactLinks';
import text from '../../shared/ui/text/text.module.css';
import { CallbackBand } from '../CallbackBand';
import { CatalogGoods, searchParts } from './CatalogGoods';
import type { Page } from '../page';

const subtitle = 'Компания предлагает широкий ассортимент ковриков для любой входной двери';

export const page: Page = {
  head: () => ({ title: 'Каталог', description: `${subtitle}.` }),
  Hero: CatalogHero,
  Content: CatalogContent,
  parts: searchParts,
};

function useCatalogQuery(): string {
  const { q } = useQuery();
  return typeof q === 'string' ? q.trim() : '';
}

function CatalogHero() {
  const navigate = useNavigate();
  const query = useCatalogQuery();
  const { brand } = useAppSelector(selectCompany);
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs current="Каталог" />}
      title={brand ? `Каталог компании «${brand}»` : 'Каталог'}
      subtitle={subtitle}
    >
      <SearchForm
        label="Найти товар или артикул"
        query={query}
        onSearch={(q) => navigate(paths.catalog + formatQuery({ q: q || undefined }))}
      />
    </PageHeading>
  );
}

function CatalogContent() {
  const query = useCatalogQuery();
  const categories = useAppSelector(selectPublishedCategories);
  return (
    <>
      <section className={layout.section}>
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
