import { CategoryTiles } from '../../features/catalog/tiles/CategoryTiles';
import { wantLatestPastOrder } from '../../features/order/pastOrders/latestPastOrderOnDemand';
import { wantParsedLineList } from '../../features/order/report/parsedLineListOnDemand';
import { GalleryOnDemand, wantGallery } from '../../features/slider/galleryOnDemand';
import { useAppSelector } from '../../state/hooks';
import { selectPublishedCategories } from '../../state/settings/settingsSlice';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { Section } from '../../shared/ui/layout/Section';
import { Icon } from '../../shared/ui/picture/Icon';
import text from '../../shared/ui/text/text.module.css';
import { CallbackBand } from '../CallbackBand';
import { CompanyFacts } from './CompanyFacts';
import { HowWeWork } from './HowWeWork';
import { wantOrderColumns } from './orderColumnsOnDemand';
import { OrderSection } from './OrderSection';
import type { Page } from '../page';

const trade = 'торговля ковриками и напольными покрытиями';

export const homePage: Page = {
  head: ({ company: { brand } }) => ({
    title: brand ? `${brand} — оптовая ${trade}` : `Оптовая ${trade}`,
    description:
      'Коврики и напольные покрытия оптом: каталог с ценами и наличием, прайс-лист, ' +
      'заявка с сайта или по телефону.',
  }),
  // without the page's properties, which are new objects each time
  Hero: () => <GalleryOnDemand />,
  Content: HomeContent,
  wantParts: () =>
    Promise.all([wantGallery(), wantOrderColumns(), wantParsedLineList(), wantLatestPastOrder()]),
};

function HomeContent() {
  return (
    <>
      <CatalogSection />
      <OrderSection />
      <HowWeWork />
      <CompanyFacts />
      <CallbackBand />
    </>
  );
}

function CatalogSection() {
  const categories = useAppSelector(selectPublishedCategories);
  if (categories.length === 0) return null;
  return (
    <Section
      title="Каталог"
      aside={
        <Link className={text.more} to={paths.catalog}>
          Все категории
          <Icon name="right" />
        </Link>
      }
    >
      <CategoryTiles categories={categories} variant="home" />
    </Section>
  );
}
