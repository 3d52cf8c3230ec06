import { CategoryTiles } from '../../features/catalog/tiles/CategoryTiles';
import { FileReport, ListReport } from '../../features/order/quickOrder/reportParts';
import { useAppSelector } from '../../state/hooks';
import { selectPublishedCategories } from '../../state/settings/settingsSlice';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { Section } from '../../shared/ui/layout/Section';
import { Icon } from '../../shared/ui/picture/Icon';
import text from '../../shared/ui/text/text.module.css';
import { CallbackBand } from '../CallbackBand';
import { CompanyFacts } from './CompanyFacts';
import { HowWeWork } from './HowWeWork';
import { LatestPastOrder, OrderPanels, OrderSection } from './OrderSection';
import type { Page } from '../page';

const Gallery = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "slider" */ '../../features/slider/Gallery')).Gallery,
);

const trade = 'торговля ковриками и напольными покрытиями';

export const page: Page = {
  head: ({ company: { brand } }) => ({
    title: 'Главная',
    tabTitle: brand ? `${brand} — оптовая ${trade}` : `Оптовая ${trade}`,
    description:
      'Коврики и напольные покрытия оптом: каталог с ценами и наличием, прайс-лист, ' +
      'заявка с сайта или по телефону.',
  }),
  // without the page's props, which are new objects on each render
  Hero: () => <Gallery />,
  Content: HomeContent,
  parts: [Gallery, OrderPanels],
  laterParts: [ListReport, FileReport, LatestPastOrder],
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
