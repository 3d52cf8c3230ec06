import { useSelector } from 'react-redux';
import { CategoryTiles } from '../features/catalog/CategoryTiles';
import { wantLastOrder } from '../features/order/lastOrderOnDemand';
import { wantOrderLineList } from '../features/order/orderLineListOnDemand';
import { GalleryOnDemand, wantGallery } from '../features/slider/galleryOnDemand';
import { selectPublishedCategories } from '../settings/settingsSlice';
import { paths } from '../shared/paths';
import { Link } from '../shared/router/Link';
import { Frame } from '../shared/ui/Frame';
import { Icon } from '../shared/ui/Icon';
import text from '../shared/ui/text.module.css';
import { CallbackBand } from './CallbackBand';
import { CompanyFacts } from './home/CompanyFacts';
import { HowWeWork } from './home/HowWeWork';
import { wantOrderColumns } from './home/orderColumnsOnDemand';
import { OrderSection } from './home/OrderSection';
import type { Page } from './page';

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
    Promise.all([wantGallery(), wantOrderColumns(), wantOrderLineList(), wantLastOrder()]),
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
  const categories = useSelector(selectPublishedCategories);
  if (categories.length === 0) return null;
  return (
    <Frame
      title="Каталог"
      aside={
        <Link className={text.more} to={paths.catalog}>
          Все категории
          <Icon name="right" />
        </Link>
      }
    >
      <CategoryTiles categories={categories} variant="home" />
    </Frame>
  );
}
